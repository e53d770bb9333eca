import type { Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { Slice } from '@shop/domain/search/page-slices'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { type GatheredPart, type Gathering, gather } from './gather.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { listIds, naturalOrderFor } from './products.queries.ts'
import { narrowed } from './resolve-asked.ts'
import { narrowedBy, type SearchAsk, type SoughtAsk } from './search-ask.ts'

/** Where what a sentence asks for is looked for: in the whole catalogue, or among the few parts that may be for its car. */
export type Shelf = {
  readonly count: (filter: ProductFilter) => Promise<number>
  readonly idsOf: (filter: ProductFilter, slice: Slice) => Promise<readonly number[]>
}

/** More than this are not carried to and fro. */
const MOST_GATHERED = 1_000

/** Kinds of parts for a car are few, so they are fetched at once: then it costs nothing to try what has to be left out of the sentence. */
export const openShelf = async (
  deps: Pick<CatalogueDeps, 'db' | 'count'>,
  locale: Locale,
  sort: Sort,
  sought: readonly SoughtAsk[],
  place: Slice,
): Promise<Shelf> => {
  const gathering = gatheringOf(sought)
  const parts = gathering && (await gather(deps.db, locale, sort, gathering, MOST_GATHERED + 1))
  return gathering && parts && parts.length <= MOST_GATHERED
    ? shelfOf(parts, gathering.words)
    : wholeCatalogue(deps, locale, sort, sought, place)
}

const gatheringOf = (sought: readonly SoughtAsk[]): Gathering | undefined => {
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
    words: [...new Set(sought.flatMap(({ ask }) => ask.narrowing.flatMap(({ anyOf }) => anyOf)))],
  }
}

const everyKindOf = ({ filter, widerTypeIds }: SearchAsk): ProductFilter[] =>
  widerTypeIds.length > 0 ? [filter, { ...filter, partTypeIds: widerTypeIds }] : [filter]

const shelfOf = (parts: readonly GatheredPart[], words: readonly string[]): Shelf => {
  const matching = ({ partTypeIds, brandIds, words: asked = [], unconfirmedFor }: ProductFilter): GatheredPart[] =>
    parts.filter(
      (part) =>
        part.is_confirmed === (unconfirmedFor === undefined) &&
        partTypeIds?.includes(part.part_type_id) &&
        (brandIds?.includes(part.brand_id) ?? true) &&
        asked.every((anyOf) => anyOf.some((word) => part.has_words[words.indexOf(word)])),
    )
  return {
    count: async (filter) => matching(filter).length,
    idsOf: async (filter, { offset, limit }) =>
      matching(filter)
        .slice(offset, offset + limit)
        .map(({ id }) => id),
  }
}

/** What one thing finds is read while it is counted. */
const wholeCatalogue = (
  { db, count }: Pick<CatalogueDeps, 'db' | 'count'>,
  locale: Locale,
  sort: Sort,
  sought: readonly SoughtAsk[],
  place: Slice,
): Shelf => {
  const read = (filter: ProductFilter, slice: Slice) => listIds(db, locale, filter, { ...slice, sort }, naturalOrderFor(filter))
  const [only, ...others] = sought.filter(({ ask }) => ask.kind === 'part')
  if (!only || others.length > 0) return { count, idsOf: read }
  const whole = narrowed(only.chosen, narrowedBy(only.ask.filter, only.ask.narrowing))
  const ahead = read(whole, place)
  // Whoever needs it hears of a failure; nobody may.
  ahead.catch(() => {})
  const isRead = (filter: ProductFilter, slice: Slice) => slice.offset === place.offset && JSON.stringify(filter) === JSON.stringify(whole)
  return { count, idsOf: (filter, slice) => (isRead(filter, slice) ? ahead : read(filter, slice)) }
}
