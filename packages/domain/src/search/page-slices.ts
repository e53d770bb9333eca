/** From where, and how many, one group gives to a page. */
export type Slice = { readonly offset: number; readonly limit: number }

/**
 * Shares the places of a page among groups of results: one of each in turn, until a group has no more, so that whoever asked for pads and
 * discs sees both at once. Every page is reckoned by itself, from the totals alone.
 */
export const pageSlices = (totals: readonly number[], { offset, limit }: Slice): Slice[] => {
  const before = given(totals, offset)
  const after = given(totals, offset + limit)
  return totals.map((_, i) => ({ offset: before[i] ?? 0, limit: (after[i] ?? 0) - (before[i] ?? 0) }))
}

/** How many of each group stand among the first so many. */
const given = (totals: readonly number[], places: number): number[] => {
  const taken = totals.map(() => 0)
  let left = places
  let open = totals.flatMap((total, i) => (total > 0 ? [i] : []))
  while (left > 0 && open.length > 0) {
    const rounds = Math.min(Math.floor(left / open.length), ...open.map((i) => (totals[i] ?? 0) - (taken[i] ?? 0)))
    if (rounds === 0) {
      for (const i of open.slice(0, left)) taken[i] = (taken[i] ?? 0) + 1
      return taken
    }
    for (const i of open) taken[i] = (taken[i] ?? 0) + rounds
    left -= rounds * open.length
    open = open.filter((i) => (taken[i] ?? 0) < (totals[i] ?? 0))
  }
  return taken
}

/** The items of several groups, one of each in turn. `offset` is how many of them the pages before have shown. */
export const inTurn = <Item>(groups: readonly (readonly Item[])[], offsets: readonly number[]): Item[] =>
  groups
    .flatMap((items, group) => items.map((item, i) => ({ item, group, round: (offsets[group] ?? 0) + i })))
    .toSorted((a, b) => a.round - b.round || a.group - b.group)
    .map(({ item }) => item)
