/** The same things with one of them in another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const [item] = items.slice(from, from + 1)
  const others = items.toSpliced(from, 1)
  return item === undefined ? others : others.toSpliced(to, 0, item)
}
