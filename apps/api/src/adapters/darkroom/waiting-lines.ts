import type { Asker } from '../../ports/darkroom.ts'

type Line = Asker['line']
type Bounds = { readonly most: number; readonly mostOfOne: number }

/** Only for what nobody waits for. */
const LAST: Line = 'worker'

/** Who waits for a turn. Lines take turns, and in each line those who wait do: neither many strangers nor one with many pictures keep others out. */
export const waitingLines = <Job>(bounds: Readonly<Record<Line, Bounds>>) => {
  const lines = new Map<Line, Map<string, Job[]>>()
  return {
    /** False when the line is full, or full of the asker's own. */
    add: ({ line, who }: Asker, job: Job): boolean => {
      const askers = lines.get(line) ?? new Map<string, Job[]>()
      const own = askers.get(who) ?? []
      const waiting = [...askers.values()].reduce((sum, jobs) => sum + jobs.length, 0)
      if (own.length >= bounds[line].mostOfOne || waiting >= bounds[line].most) return false
      lines.set(line, askers.set(who, [...own, job]))
      return true
    },
    take: (): Job | undefined => {
      const line = nextOf(lines, (one) => one !== LAST) ?? nextOf(lines)
      const asker = line && nextOf(line[1])
      if (!asker) return undefined
      const [who, [job, ...rest]] = asker
      put(line[1], who, rest, rest.length)
      put(lines, line[0], line[1], line[1].size)
      return job
    },
    /** Whoever does not want to wait any longer. */
    leave: ({ line, who }: Asker, job: Job): void => {
      const askers = lines.get(line)
      if (!askers) return
      const rest = (askers.get(who) ?? []).filter((one) => one !== job)
      put(askers, who, rest, rest.length)
      put(lines, line, askers, askers.size)
    },
  }
}

/** A map keeps its order: what was taken from goes to its end. */
const nextOf = <Key, Value>(map: Map<Key, Value>, isWanted: (key: Key) => boolean = () => true): [Key, Value] | undefined => {
  const next = [...map].find(([key]) => isWanted(key))
  if (next) map.delete(next[0])
  return next
}

const put = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value, size: number) => {
  if (size > 0) map.set(key, value)
  else map.delete(key)
}
