/** What several things that were asked for have in all, by what was counted. */
export const sumOf = <Key>(counts: readonly ReadonlyMap<Key, number>[]): Map<Key, number> => {
  const sum = new Map<Key, number>()
  for (const [id, count] of counts.flatMap((some) => [...some])) sum.set(id, (sum.get(id) ?? 0) + count)
  return sum
}
