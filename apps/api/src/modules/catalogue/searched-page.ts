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
import { listSlice, type NaturalOrder } from './products.queries.ts'
import { type Relaxed, relaxAll } from './relax.ts'
import { narrowed } from './resolve-asked.ts'
import { narrowedBy } from './search-ask.ts'
import type { Understanding } from './understand.ts'

type Found = Omit<SearchPage, 'isApproximate'>

/** What a sentence finds: each part that it asks for is a group, and what is not confirmed for the car stands behind all others. */
export const searchedPage = async (
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedPage,
  chosen: ProductFilter,
  understanding: Understanding,
  directory: Directory,
): Promise<Found> => {
  const place = { offset: (asked.page - 1) * asked.limit, limit: asked.limit }
  const ahead = readAhead(deps, locale, asked, chosen, understanding, place)
  const [read, all] = await Promise.all([ahead?.items, relaxAll(ahead ?? deps, understanding.asks, chosen, directory)])
  const byNumber = await withoutTheRest(deps, chosen, understanding, all)
  const found = (byNumber?.relaxed ?? all).filter(({ total }) => total > 0)
  const confirmed = found.filter(({ ask }) => ask.kind === 'part')
  const unconfirmed = found.filter(({ ask }) => ask.kind === 'unconfirmed')
  // What is likeliest to mend a symptom comes first; of parts that were all asked for each is as welcome.
  const atOnce = understanding.interpretation.symptomId === undefined ? 1 : LIKELIEST_AT_ONCE
  const total = sum(confirmed)
  const [only] = confirmed
  const isAsSaid = only !== undefined && only === all[0] && only.ask === understanding.asks[0] && only.dropped.length === 0
  const first =
    read && isAsSaid ? [{ relaxed: only, items: read, offset: place.offset }] : await itemsOf(deps, locale, asked, confirmed, place, atOnce)
  const used = first.reduce((count, { items }) => count + items.length, 0)
  const behind = { offset: Math.max(0, place.offset - total), limit: asked.limit - used }
  const last = behind.limit > 0 ? await itemsOf(deps, locale, asked, unconfirmed, behind, 1) : []
  const items = [...first, ...last]
  const leftOut = byNumber?.leftOut ?? leftOutOf(all)
  const ordered = [...merged(first, atOnce), ...merged(last, 1)]
  return {
    items: withNumbers(ordered, understanding),
    total: total + sum(unconfirmed),
    page: asked.page,
    limit: asked.limit,
    understood: inNames(understanding, directory, locale, leftOut),
    groups: groupsOf(found, items, understanding.interpretation, directory, locale),
  }
}

const LIKELIEST_AT_ONCE = 4

/**
 * What one thing finds is read at once; it is read again only where something of it had to be left out. A first page that is not full
 * has counted it as well.
 */
const readAhead = (
  deps: CatalogueDeps,
  locale: Locale,
  { sort }: AskedPage,
  chosen: ProductFilter,
  { asks: [ask, ...others] }: Understanding,
  place: Slice,
): { readonly items: Promise<ProductSummary[]>; readonly count: CatalogueDeps['count'] } | undefined => {
  if (!ask || others.length > 0) return undefined
  const read = narrowed(chosen, narrowedBy(ask.filter, ask.narrowing))
  const key = JSON.stringify(read)
  const items = listSlice(deps.db, locale, read, { ...place, sort }, orderOf(read))
  const count = async (filter: ProductFilter) => {
    const known = JSON.stringify(filter) === key && place.offset === 0 ? (await items).length : 0
    return known > 0 && known < place.limit ? known : deps.count(filter)
  }
  return { items, count }
}

const sum = (some: readonly Relaxed[]): number => some.reduce((all, { total }) => all + total, 0)

type Dressed = { readonly relaxed: Relaxed; readonly items: readonly ProductSummary[]; readonly offset: number }

const itemsOf = (
  deps: CatalogueDeps,
  locale: Locale,
  { sort }: AskedPage,
  some: readonly Relaxed[],
  place: Slice,
  atOnce: number,
): Promise<Dressed[]> => {
  const slices = pageSlices(
    some.map(({ total }) => total),
    place,
    atOnce,
  )
  return Promise.all(
    some.map(async (relaxed, i) => {
      const slice = slices[i] ?? { offset: 0, limit: 0 }
      const items = slice.limit === 0 ? [] : await listSlice(deps.db, locale, relaxed.filter, { ...slice, sort }, orderOf(relaxed.filter))
      return { relaxed, items, offset: slice.offset }
    }),
  )
}

const orderOf = (filter: ProductFilter): NaturalOrder => filter.ids ?? (filter.car?.modelIds ? 'car' : 'interest')

const merged = (some: readonly Dressed[], atOnce: number): ProductSummary[] =>
  inTurn(
    some.map(({ items }) => items),
    some.map(({ offset }) => offset),
    atOnce,
  )

/** A number says all by itself: its part is shown although it is for another car, and the answer says what was left out. */
const withoutTheRest = async (
  deps: CatalogueDeps,
  chosen: ProductFilter,
  { asks, interpretation }: Understanding,
  all: readonly Relaxed[],
): Promise<{ relaxed: Relaxed[]; leftOut: string[] } | undefined> => {
  const [ask] = asks
  if (!ask?.filter.ids || sum(all) > 0) return undefined
  const filter = narrowed(chosen, { ids: ask.filter.ids })
  const leftOut = interpretation.pieces.filter(({ meaning }) => meaning !== 'number').map(({ typed }) => typed)
  return { relaxed: [{ ask, filter, total: await deps.count(filter), dropped: [] }], leftOut }
}

/** A word that narrowed some group was understood; one that narrowed none was left out. */
const leftOutOf = (all: readonly Relaxed[]): string[] => {
  const confirmed = all.filter(({ ask, total }) => ask.kind === 'part' && total > 0)
  const judged = confirmed.length > 0 ? confirmed : all.filter(({ total }) => total > 0)
  const used = new Set(
    judged.flatMap(({ ask, dropped }) => ask.narrowing.filter((one) => !dropped.includes(one)).flatMap(({ typed }) => typed)),
  )
  return judged.flatMap(({ dropped }) => dropped.flatMap(({ typed }) => typed)).filter((typed) => !used.has(typed))
}

const withNumbers = (items: readonly ProductSummary[], { matches }: Understanding): ProductSummary[] => {
  const numberOf = new Map(matches.toReversed().map(({ productId, kind, number }) => [String(productId), { kind, number }]))
  return items.map((item) => ({ ...item, matchedNumber: numberOf.get(item.id) }))
}

/** One group that is confirmed needs no heading. */
const groupsOf = (
  found: readonly Relaxed[],
  items: readonly Dressed[],
  { wants, pieces }: Interpretation,
  { partTypes }: Directory,
  locale: Locale,
): SearchGroup[] | undefined => {
  if (found.length < 2 && found.every(({ ask }) => ask.kind === 'part') && wants.length < 2) return undefined
  const car = pieces.filter(({ meaning }) => CAR.has(meaning)).map(({ text }) => text)
  return found.map((relaxed) => {
    const { ask, total } = relaxed
    const names = partTypes.filter(({ id }) => ask.typeIds.includes(id)).map((type) => type[`name_${locale}`])
    const own = items.find((one) => one.relaxed === relaxed)?.items ?? []
    return {
      kind: ask.kind,
      name: names[0] && names.length < 3 ? names.join(', ') : ask.text,
      total,
      search: [ask.text, ...car].join(' '),
      ids: own.map(({ id }) => id),
    }
  })
}
const CAR = new Set(['make', 'model', 'year', 'engine'])
