import type { AskedPage } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { Interpretation } from '@shop/domain/search/interpret'
import { inTurn, pageSlices, type Slice } from '@shop/domain/search/page-slices'
import type { SearchGroup, SearchPage } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { inNames } from './in-names.ts'
import type { ProductFilter } from './product-filter.ts'
import { type Relaxed, relaxAll, soughtIn } from './relax.ts'
import { narrowed } from './resolve-asked.ts'
import { openShelf, type Shelf } from './shelf.ts'
import type { Understanding } from './understand.ts'

/** A page that is found, and not yet dressed. */
export type FoundPage = Omit<SearchPage, 'items' | 'isApproximate'> & { readonly ids: readonly number[] }

/** What a sentence finds: each part that it asks for is a group, and what is not confirmed for the car stands behind all others. */
export async function searchedPage(
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedPage,
  chosen: ProductFilter,
  understanding: Understanding,
  directory: Directory,
): Promise<FoundPage> {
  const place = { offset: (asked.page - 1) * asked.limit, limit: asked.limit }
  const sought = soughtIn(understanding.asks, chosen, directory)
  const shelf = await openShelf(deps, locale, asked.sort, sought, place)
  const all = await relaxAll(shelf, sought)
  const byNumber = await withoutTheRest(shelf, chosen, understanding, all)
  const found = (byNumber?.relaxed ?? all).filter(({ total }) => total > 0)
  const confirmed = found.filter(({ ask }) => ask.kind === 'part')
  const unconfirmed = found.filter(({ ask }) => ask.kind === 'unconfirmed')
  // What is likeliest to mend a symptom comes first; of parts that were all asked for each is as welcome.
  const atOnce = understanding.interpretation.symptomId === undefined ? 1 : LIKELIEST_AT_ONCE
  const total = sum(confirmed)
  const first = await idsOf(shelf, confirmed, place, atOnce)
  const used = first.reduce((count, { ids }) => count + ids.length, 0)
  const behind = { offset: Math.max(0, place.offset - total), limit: asked.limit - used }
  const last = behind.limit > 0 ? await idsOf(shelf, unconfirmed, behind, 1) : []
  const leftOut = byNumber?.leftOut ?? leftOutOf(all)
  return {
    ids: [...merged(first, atOnce), ...merged(last, 1)],
    total: total + sum(unconfirmed),
    page: asked.page,
    limit: asked.limit,
    understood: inNames(understanding, directory, locale, leftOut),
    groups: groupsOf(found, [...first, ...last], understanding.interpretation, directory, locale),
  }
}

const LIKELIEST_AT_ONCE = 4

function sum(some: readonly Relaxed[]): number {
  return some.reduce((all, { total }) => all + total, 0)
}

type Shown = { readonly relaxed: Relaxed; readonly ids: readonly number[]; readonly offset: number }

function idsOf(shelf: Shelf, some: readonly Relaxed[], place: Slice, atOnce: number): Promise<Shown[]> {
  const slices = pageSlices(
    some.map(({ total }) => total),
    place,
    atOnce,
  )
  return Promise.all(
    some.map(async (relaxed, i) => {
      const slice = slices[i] ?? { offset: 0, limit: 0 }
      return { relaxed, ids: slice.limit === 0 ? [] : await shelf.idsOf(relaxed.filter, slice), offset: slice.offset }
    }),
  )
}

function merged(some: readonly Shown[], atOnce: number): number[] {
  return inTurn(
    some.map(({ ids }) => ids),
    some.map(({ offset }) => offset),
    atOnce,
  )
}

/** A number says all by itself: its part is shown although it is for another car, and the answer says what was left out. */
async function withoutTheRest(
  { count }: Shelf,
  chosen: ProductFilter,
  { asks, interpretation }: Understanding,
  all: readonly Relaxed[],
): Promise<{ relaxed: Relaxed[]; leftOut: string[] } | undefined> {
  const [ask] = asks
  if (!ask?.filter.ids || sum(all) > 0) return undefined
  const filter = narrowed(chosen, { ids: ask.filter.ids })
  const leftOut = interpretation.pieces.filter(({ meaning }) => meaning !== 'number').map(({ typed }) => typed)
  return { relaxed: [{ ask, filter, total: await count(filter), dropped: [] }], leftOut }
}

/** A word that narrowed some group was understood; one that narrowed none was left out. */
function leftOutOf(all: readonly Relaxed[]): string[] {
  const confirmed = all.filter(({ ask, total }) => ask.kind === 'part' && total > 0)
  const judged = confirmed.length > 0 ? confirmed : all.filter(({ total }) => total > 0)
  const used = new Set(
    judged.flatMap(({ ask, dropped }) => ask.narrowing.filter((one) => !dropped.includes(one)).flatMap(({ typed }) => typed)),
  )
  return judged.flatMap(({ dropped }) => dropped.flatMap(({ typed }) => typed)).filter((typed) => !used.has(typed))
}

/** By which of its numbers each part was found. */
export function withNumbers(items: readonly ProductSummary[], { matches }: Understanding): ProductSummary[] {
  const numberOf = new Map(matches.toReversed().map(({ productId, kind, number }) => [String(productId), { kind, number }]))
  return items.map((item) => ({ ...item, matchedNumber: numberOf.get(item.id) }))
}

/** One group that is confirmed needs no heading. */
function groupsOf(
  found: readonly Relaxed[],
  shown: readonly Shown[],
  { wants, pieces }: Interpretation,
  { partTypes }: Directory,
  locale: Locale,
): SearchGroup[] | undefined {
  if (found.length < 2 && found.every(({ ask }) => ask.kind === 'part') && wants.length < 2) return undefined
  const car = pieces.filter(({ meaning }) => CAR.has(meaning)).map(({ text }) => text)
  return found.map((relaxed) => {
    const { ask, total } = relaxed
    const names = partTypes.filter(({ id }) => ask.typeIds.includes(id)).map((type) => type[`name_${locale}`])
    const own = shown.find((one) => one.relaxed === relaxed)?.ids ?? []
    return {
      kind: ask.kind,
      name: names[0] && names.length < 3 ? names.join(', ') : ask.text,
      total,
      search: [ask.text, ...car].join(' '),
      ids: own.map(String),
    }
  })
}
const CAR = new Set(['make', 'model', 'year', 'engine'])
