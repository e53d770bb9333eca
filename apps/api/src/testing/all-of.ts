/** Everything that comes, as a list. */
export const allOf = async <One>(coming: AsyncIterable<One>): Promise<One[]> => {
  const all: One[] = []
  for await (const one of coming) all.push(one)
  return all
}
