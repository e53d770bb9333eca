/** From where, and how many, one group gives to a page. */
export type Slice = { readonly offset: number; readonly limit: number }

/**
 * Shares the places of a page among groups of results: so many of each in turn (`atOnce`), until a group has no more, so that whoever asked
 * for pads and discs sees both at once. Every page is reckoned by itself, from the totals alone.
 */
export function pageSlices(totals: readonly number[], { offset, limit }: Slice, atOnce = 1): Slice[] {
  const before = given(totals, offset, atOnce)
  const after = given(totals, offset + limit, atOnce)
  return totals.map((_, i) => ({ offset: before[i] ?? 0, limit: (after[i] ?? 0) - (before[i] ?? 0) }))
}

/** How many of each group stand among the first so many. */
function given(totals: readonly number[], places: number, atOnce: number): number[] {
  const taken = totals.map(() => 0)
  let left = Math.min(
    places,
    totals.reduce((sum, total) => sum + total, 0),
  )
  while (left > 0)
    for (const [i, total] of totals.entries()) {
      const some = Math.min(atOnce, left, total - (taken[i] ?? 0))
      taken[i] = (taken[i] ?? 0) + some
      left -= some
    }
  return taken
}

/** The items of several groups in turn. `offsets` are how many of each the pages before have shown. */
export function inTurn<Item>(groups: readonly (readonly Item[])[], offsets: readonly number[], atOnce = 1): Item[] {
  return groups
    .flatMap((items, group) => items.map((item, i) => ({ item, group, place: (offsets[group] ?? 0) + i })))
    .toSorted((a, b) => Math.floor(a.place / atOnce) - Math.floor(b.place / atOnce) || a.group - b.group || a.place - b.place)
    .map(({ item }) => item)
}
