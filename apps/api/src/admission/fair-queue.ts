import { type Place, waitingLines } from './waiting-lines.ts'

/** There is more to do than can be done in time. */
export class Busy extends Error {}

type Options<Line extends string> = {
  /** How many are worked on at once. */
  readonly atOnce: number
  /** How many may wait in each line. */
  readonly lines: Readonly<Record<Line, number>>
  /** How long one waits at most. */
  readonly patienceMs: number
}

/**
 * Work that waits its turn, for a bounded time. Turns go round among lines, and in each among those who ask: whoever asks for a hundred
 * pages at once waits behind himself, and not before everybody else.
 */
export const fairQueue = <Line extends string>({ atOnce, lines, patienceMs }: Options<Line>) => {
  const bounds = Object.entries<number>(lines).map(([name, most]) => [name, { most, mostOfOne: most }])
  const waiting = waitingLines<() => void, Line>(Object.fromEntries(bounds))
  let running = 0

  const turn = (place: Place<Line>): Promise<void> | undefined => {
    if (running < atOnce) {
      running++
      return undefined
    }
    return new Promise((begin, refuse) => {
      const called = () => {
        clearTimeout(patience)
        begin()
      }
      const patience = setTimeout(() => {
        waiting.leave(place, called)
        refuse(new Busy('waited too long'))
      }, patienceMs)
      if (waiting.add(place, called)) return
      clearTimeout(patience)
      refuse(new Busy('too many wait'))
    })
  }
  const next = () => {
    const called = waiting.take()
    // Whoever is called takes over the place of the one who is done.
    if (called) called()
    else running--
  }
  return async <Result>(place: Place<Line>, work: () => Promise<Result>): Promise<Result> => {
    await turn(place)
    try {
      return await work()
    } finally {
      next()
    }
  }
}
