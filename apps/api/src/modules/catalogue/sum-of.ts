/** What a filter leaves, by all that it can be narrowed by further. */
export type Sum = {
  readonly total: number
  readonly byType: ReadonlyMap<number, number>
  readonly byBrand: ReadonlyMap<number, number>
  readonly byTraitWord: ReadonlyMap<string, number>
  readonly flags: Flags
}

export type Flags = {
  /** Of what is left at any price. */
  readonly price: { readonly from: number; readonly to: number }
  readonly available: number
  readonly outlet: number
  readonly discounted: number
  readonly heavyDuty: number
}

/** What several things that were asked for have in all. */
export function sumOf(sums: readonly Sum[]): Sum {
  const [first, ...others] = sums
  if (first && others.length === 0) return first
  return {
    total: added(sums, ({ total }) => total),
    byType: merged(sums.map(({ byType }) => byType)),
    byBrand: merged(sums.map(({ byBrand }) => byBrand)),
    byTraitWord: merged(sums.map(({ byTraitWord }) => byTraitWord)),
    flags: {
      price: widest(sums.map(({ flags }) => flags.price).filter(({ to }) => to > 0)),
      available: added(sums, ({ flags }) => flags.available),
      outlet: added(sums, ({ flags }) => flags.outlet),
      discounted: added(sums, ({ flags }) => flags.discounted),
      heavyDuty: added(sums, ({ flags }) => flags.heavyDuty),
    },
  }
}

function added(sums: readonly Sum[], of: (sum: Sum) => number): number {
  return sums.reduce((all, one) => all + of(one), 0)
}

function merged<Key>(counts: readonly ReadonlyMap<Key, number>[]): ReadonlyMap<Key, number> {
  const all = new Map<Key, number>()
  for (const some of counts) for (const [key, count] of some) all.set(key, (all.get(key) ?? 0) + count)
  return all
}

function widest(prices: readonly Flags['price'][]): Flags['price'] {
  return {
    from: prices.length > 0 ? Math.min(...prices.map(({ from }) => from)) : 0,
    to: Math.max(0, ...prices.map(({ to }) => to)),
  }
}
