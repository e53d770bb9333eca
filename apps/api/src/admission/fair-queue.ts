import { type Place, waitingLines } from './waiting-lines.ts'

/** There is more to do than can be done in time. */
export class Busy extends Error {}

type Waiting = { readonly begin: () => void; readonly refuse: (reason: string) => void }

type Options<Line extends string> = {
  /** How many are worked on at once. */
  readonly atOnce: number
  /** How many may wait in each line. */
  readonly lines: Readonly<Record<Line, number>>
  /** How long one waits at most. */
  readonly timeoutMs: number
}

/**
 * Work that waits its turn, for a bounded time. Turns go round among lines, and in each among those who ask: whoever asks for a hundred
 * pages at once waits behind himself, and not before everybody else.
 */
export function fairQueue<Line extends string>({ atOnce, lines, timeoutMs }: Options<Line>) {
  const bounds = Object.entries<number>(lines).map(([name, most]) => [name, { most, mostOfOne: most }])
  const waiting = waitingLines<Waiting, Line>(Object.fromEntries(bounds))
  let running = 0

  const turn = (place: Place<Line>): Promise<void> | undefined => {
    if (running < atOnce) {
      running++
      return undefined
    }
    return new Promise((begin, refuse) => {
      const one: Waiting = {
        begin: () => {
          clearTimeout(patience)
          begin()
        },
        refuse: (reason) => {
          clearTimeout(patience)
          refuse(new Busy(reason))
        },
      }
      const patience = setTimeout(() => {
        waiting.leave(place, one)
        one.refuse('waited too long')
      }, timeoutMs)
      if (!waiting.add(place, one)) one.refuse('too many wait')
    })
  }
  const next = () => {
    const called = waiting.take()
    // Whoever is called takes over the place of the one who is done.
    if (called) called.begin()
    else running--
  }
  const inTurn = async <Result>(place: Place<Line>, work: () => Promise<Result>): Promise<Result> => {
    await turn(place)
    try {
      return await work()
    } finally {
      next()
    }
  }
  /** For when it is known that waiting does not help. */
  const turnAllAway = () => {
    for (let one = waiting.take(); one; one = waiting.take()) one.refuse('turned away')
  }
  return { inTurn, turnAllAway }
}
