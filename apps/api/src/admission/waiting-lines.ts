/** Where somebody waits: which line, and who in it. */
export type Place<Line extends string> = { readonly line: Line; readonly who: string }

type Bounds = { readonly most: number; readonly mostOfOne: number }

/**
 * Who waits for a turn. Lines take turns, and in each line those who wait do: neither many strangers nor one with many wishes keep others
 * out. The last line, if one is named, has its turn when nobody else waits.
 */
export function waitingLines<Job, Line extends string>(bounds: Readonly<Record<Line, Bounds>>, last?: Line) {
  const lines = new Map<Line, Map<string, Job[]>>()
  return {
    /** False when the line is full, or full of the same one's. */
    add: ({ line, who }: Place<Line>, job: Job): boolean => {
      const all = lines.get(line) ?? new Map<string, Job[]>()
      const own = all.get(who) ?? []
      const waiting = [...all.values()].reduce((sum, jobs) => sum + jobs.length, 0)
      if (own.length >= bounds[line].mostOfOne || waiting >= bounds[line].most) return false
      lines.set(line, all.set(who, [...own, job]))
      return true
    },
    take: (): Job | undefined => {
      const line = nextOf(lines, (one) => one !== last) ?? nextOf(lines)
      const one = line && nextOf(line[1])
      if (!one) return undefined
      const [who, [job, ...rest]] = one
      put(line[1], who, rest, rest.length)
      put(lines, line[0], line[1], line[1].size)
      return job
    },
    /** Whoever does not want to wait any longer. */
    leave: ({ line, who }: Place<Line>, job: Job): void => {
      const all = lines.get(line)
      if (!all) return
      const rest = (all.get(who) ?? []).filter((one) => one !== job)
      put(all, who, rest, rest.length)
      put(lines, line, all, all.size)
    },
  }
}

/** A map keeps its order: what was taken from goes to its end. */
function nextOf<Key, Value>(map: Map<Key, Value>, isWanted: (key: Key) => boolean = () => true): [Key, Value] | undefined {
  const next = [...map].find(([key]) => isWanted(key))
  if (next) map.delete(next[0])
  return next
}

function put<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, size: number) {
  if (size > 0) map.set(key, value)
  else map.delete(key)
}
