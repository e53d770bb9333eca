/** Everything that comes, as a list. */
export async function allOf<One>(coming: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = []
  for await (const one of coming) all.push(one)
  return all
}
