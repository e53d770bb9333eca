import type { ProductFilter } from './product-filter.ts'
import type { Tallied } from './tally.queries.ts'

/** Everything that is sold, summed up: what a filter leaves is known without asking, however large the catalogue is. */
export type Tally = readonly Tallied[]

const FLAGS = ['isAvailable', 'isOutlet', 'hasDiscount', 'isHeavyDuty', 'isPremium', 'isRecommended'] as const
type Flag = (typeof FLAGS)[number]
const KNOWN = new Set<string>(['partTypeIds', 'brandIds', ...FLAGS])

/** Whether the sums can tell: a car, words, prices and single parts are not in them. */
export const isTallied = (filter: ProductFilter): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || KNOWN.has(key))

/** Whether the sums of what it leaves can tell all that is counted of a filter: prices are counted as if none were chosen. */
export const canBeTallied = ({ priceFrom, priceTo }: ProductFilter): boolean => priceFrom === undefined && priceTo === undefined

/** Without what its sums tell apart: whoever chooses among brands or flags finds them counted. */
export const widened = ({ brandIds, ...filter }: ProductFilter): ProductFilter => ({
  ...filter,
  ...Object.fromEntries(FLAGS.map((flag) => [flag, undefined])),
})

const within = (tally: Tally, filter: ProductFilter, flags: readonly Flag[] = FLAGS.filter((flag) => filter[flag])): Tally => {
  const types = filter.partTypeIds && new Set(filter.partTypeIds)
  const brands = filter.brandIds && new Set(filter.brandIds)
  return tally.filter((some) => (types?.has(some.type) ?? true) && (brands?.has(some.brand) ?? true) && flags.every((flag) => some[flag]))
}

export const tallyAll = (tally: Tally, filter: ProductFilter): number => sum(within(tally, filter))

export const tallyBy = (key: 'type' | 'brand') => (tally: Tally, filter: ProductFilter) => {
  const counts = new Map<number, number>()
  for (const some of within(tally, filter)) counts.set(some[key], (counts.get(some[key]) ?? 0) + some.n)
  return counts
}

/** Each flag counted as if it were not chosen itself, as `countFlags` does. */
export const tallyFlags = (tally: Tally, filter: ProductFilter) => {
  const chosen = FLAGS.filter((flag) => filter[flag])
  const wide = within(tally, filter, [])
  const having = (flags: readonly Flag[]) => wide.filter((some) => flags.every((flag) => some[flag]))
  const counted = (own: Flag) => sum(having([...new Set([...chosen, own])]))
  const left = having(chosen)
  return {
    price: {
      from: left.reduce((least, { from }) => Math.min(least, from), left[0]?.from ?? 0),
      to: Math.max(0, ...left.map(({ to }) => to)),
    },
    available: counted('isAvailable'),
    outlet: counted('isOutlet'),
    discounted: counted('hasDiscount'),
    heavyDuty: counted('isHeavyDuty'),
  }
}

const sum = (tally: Tally): number => tally.reduce((all, { n }) => all + n, 0)
