import type { Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { Slice } from '@shop/domain/search/page-slices'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { GatheredPart, Gathering } from './gather.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { listAndCount, listIds, naturalOrderFor } from './products.queries.ts'
import { narrowed } from './resolve-asked.ts'
import { narrowedBy, type SearchAsk, type SoughtAsk } from './search-ask.ts'
import type { Sum } from './sum-of.ts'
import { byKind, isTallied, sumUp, traitBit } from './tally.ts'

/** Where what a sentence asks for is looked for: in the whole catalogue, or among the few parts that may be for its car. */
export type Shelf = {
  readonly count: (filter: ProductFilter) => Promise<number>
  readonly idsOf: (filter: ProductFilter, slice: Slice) => Promise<readonly number[]>
}

/** The few parts that may be for a car: whatever is counted of them is known too. */
export type GatheredShelf = Shelf & { readonly sum: (filter: ProductFilter) => Sum }

type Deps = Pick<CatalogueDeps, 'db' | 'count' | 'gathered'>

/** Kinds of parts for a car are few, so they are fetched at once: then it costs nothing to try what has to be left out of the sentence. */
export async function openShelf(deps: Deps, locale: Locale, sort: Sort, sought: readonly SoughtAsk[], place: Slice): Promise<Shelf> {
  return (await gatheredShelf(deps, locale, sort, sought)) ?? wholeCatalogue(deps, locale, sort, sought, place)
}

/** None where too much is asked for to be carried to and fro, or something else than kinds of parts for a car. */
export async function gatheredShelf(
  { gathered }: Pick<CatalogueDeps, 'gathered'>,
  locale: Locale,
  sort: Sort,
  sought: readonly SoughtAsk[],
): Promise<GatheredShelf | undefined> {
  const gathering = gatheringOf(sought)
  const parts = gathering && (await gathered(locale, sort, gathering))
  return parts && shelfOf(parts, gathering.words)
}

function gatheringOf(sought: readonly SoughtAsk[]): Gathering | undefined {
  const filters = sought.flatMap(({ ask, chosen }) => everyKindOf(ask).map((filter) => narrowed(chosen, filter)))
  const car = filters.find((filter) => filter.car)?.car
  const isForCar =
    car?.modelIds &&
    filters.every(({ ids, partTypeIds, unconfirmedFor, ...filter }) => !ids && partTypeIds && (filter.car || unconfirmedFor))
  if (!car || !isForCar) return undefined
  const { car: _, partTypeIds, brandIds, ...chosen } = sought[0]?.chosen ?? {}
  return {
    car,
    chosen,
    partTypeIds: [...new Set(filters.flatMap((filter) => filter.partTypeIds ?? []))],
    unconfirmedFor: filters.find((filter) => filter.unconfirmedFor)?.unconfirmedFor,
    words: [...new Set(sought.flatMap(({ ask }) => ask.narrowing.flatMap(({ anyOf }) => anyOf)))].filter((word) => !traitBit(word)),
  }
}

function everyKindOf({ filter, widerTypeIds }: SearchAsk): ProductFilter[] {
  return widerTypeIds.length > 0 ? [filter, { ...filter, partTypeIds: widerTypeIds }] : [filter]
}

function shelfOf(parts: readonly GatheredPart[], words: readonly string[]): GatheredShelf {
  const isNamed = ({ traits, hasWords }: GatheredPart, word: string): boolean =>
    (traits & (traitBit(word) ?? 0)) !== 0 || hasWords[words.indexOf(word)] === true
  const matching = ({ partTypeIds, brandIds, words: asked = [], unconfirmedFor }: ProductFilter): GatheredPart[] =>
    parts.filter(
      (part) =>
        part.isConfirmed === (unconfirmedFor === undefined) &&
        partTypeIds?.includes(part.type) &&
        (brandIds?.includes(part.brand) ?? true) &&
        asked.every((anyOf) => anyOf.some((word) => isNamed(part, word))),
    )
  return {
    count: async (filter) => matching(filter).length,
    sum: (filter) => sumUp(byKind(matching(filter).map((part) => ({ ...part, n: 1, from: part.price, to: part.price }))), filter),
    idsOf: async (filter, { offset, limit }) =>
      matching(filter)
        .slice(offset, offset + limit)
        .map(({ id }) => id),
  }
}

/** What one thing finds is counted with the first look at it; where the sum of everything can tell, it need not be. */
function wholeCatalogue({ db, count }: Deps, locale: Locale, sort: Sort, sought: readonly SoughtAsk[], place: Slice): Shelf {
  const read = (filter: ProductFilter, slice: Slice) => listIds(db, locale, filter, { ...slice, sort }, naturalOrderFor(filter))
  const [only, ...others] = sought.filter(({ ask }) => ask.kind === 'part')
  if (!only || others.length > 0) return { count, idsOf: read }
  const whole = narrowed(only.chosen, narrowedBy(only.ask.filter, only.ask.narrowing))
  const ahead = isTallied(whole)
    ? read(whole, place).then((ids) => ({ ids, total: undefined }))
    : listAndCount(db, locale, whole, { ...place, sort }, naturalOrderFor(whole))
  // Whoever needs it hears of a failure; nobody may.
  ahead.catch(() => {})
  const isWhole = (filter: ProductFilter) => JSON.stringify(filter) === JSON.stringify(whole)
  return {
    count: async (filter) => (isWhole(filter) ? ((await ahead).total ?? count(filter)) : count(filter)),
    idsOf: async (filter, slice) => (slice.offset === place.offset && isWhole(filter) ? (await ahead).ids : read(filter, slice)),
  }
}
