/** Many at once, but not all at once: as many as two hosts have hands for. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  concurrent: number,
  work: (item: Item, i: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: concurrent }, async () => {
      while (next < items.length) {
        const i = next++
        results[i] = await work(items[i] as Item, i)
      }
    }),
  )
  return results
}
