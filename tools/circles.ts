export type Edge = readonly [from: string, to: string]

/** Groups of names of which each leads to every other one, in alphabetical order; none when nothing goes in circles. */
export function circlesAmong(edges: readonly Edge[]): string[][] {
  const reached = new Map([...new Set(edges.flat())].toSorted().map((name) => [name, reachedFrom(name, edges)]))
  const circles = [...reached].map(([name, others]) => [...others].filter((other) => other !== name && reached.get(other)?.has(name)))
  return [...reached.keys()].flatMap((name, i) => {
    const others = circles[i] ?? []
    return others.length > 0 && others.every((other) => other > name) ? [[name, ...others.toSorted()]] : []
  })
}

function reachedFrom(name: string, edges: readonly Edge[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [name]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const [from, to] of edges)
      if (from === at && !reached.has(to)) {
        reached.add(to)
        waiting.push(to)
      }
  return reached
}
