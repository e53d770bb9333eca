/** There is more to do than can be done in time. */
export class Busy extends Error {}

type Options = {
  /** How many are worked on at once. */
  readonly atOnce: number
  /** How many may wait, all together. */
  readonly longest: number
  /** How long one waits at most. */
  readonly patienceMs: number
}

type Waiting = { readonly begin: () => void; readonly giveUp: NodeJS.Timeout }

/**
 * Work that waits its turn, for a bounded time. Turns go round among those who ask: whoever asks for a hundred pages at once waits behind
 * himself, and not before everybody else.
 */
export const fairQueue = ({ atOnce, longest, patienceMs }: Options) => {
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  const next = () => {
    const [whose, line] = lines.entries().next().value ?? []
    const first = line?.shift()
    if (whose === undefined || !line || !first) return
    // To the end of the round, if there is more of theirs.
    lines.delete(whose)
    if (line.length > 0) lines.set(whose, line)
    waiting--
    running++
    clearTimeout(first.giveUp)
    first.begin()
  }
  const leave = (whose: string, one: Waiting) => {
    const line = lines.get(whose) ?? []
    line.splice(line.indexOf(one), 1)
    if (line.length === 0) lines.delete(whose)
    waiting--
  }
  const turn = (whose: string): Promise<void> | undefined => {
    if (running < atOnce) {
      running++
      return undefined
    }
    if (waiting >= longest) throw new Busy('too many wait')
    return new Promise((begin, refuse) => {
      const one: Waiting = {
        begin,
        giveUp: setTimeout(() => {
          leave(whose, one)
          refuse(new Busy('waited too long'))
        }, patienceMs),
      }
      const line = lines.get(whose)
      if (line) line.push(one)
      else lines.set(whose, [one])
      waiting++
    })
  }
  return async <Result>(whose: string, work: () => Promise<Result>): Promise<Result> => {
    await turn(whose)
    try {
      return await work()
    } finally {
      running--
      next()
    }
  }
}
