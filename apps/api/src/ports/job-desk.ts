import type { Db } from '../database/connect.ts'

type QueueFigures = {
  /** Seconds that the oldest has been due; what can wait, and what stands in a line that moves, is not late. */
  readonly oldestDueSeconds: number
  /** Tried that often in vain, and still to be tried. */
  readonly failing: number
  readonly givenUp: number
  /** Jobs that wait, and jobs that were given up, by their names. */
  readonly byTask: readonly { readonly task: string; readonly waiting: number; readonly givenUp: number }[]
}

export type StuckJob = {
  readonly id: string
  readonly task: string
  readonly payload: unknown
  readonly attempts: number
  readonly isGivenUp: boolean
  readonly failedAt: Date
  readonly nextTryAt: Date
  readonly error: string
}

/** A look into the queue, and a hand for what is stuck in it. What runs at this moment is left alone. */
export type JobDesk = {
  readonly readFigures: (db: Db, failingAfter: number) => Promise<QueueFigures>
  /** Those that failed, the given up ones first, then by age. */
  readonly listStuck: (db: Db, most: number) => Promise<readonly StuckJob[]>
  /** Held until the transaction ends; undefined when it is done, gone or running. */
  readonly holdStuck: (db: Db, id: string) => Promise<StuckJob | undefined>
  /** As if it had never been tried; answers how many. */
  readonly retry: (db: Db, ids: readonly string[] | 'all') => Promise<number>
  readonly discard: (db: Db, id: string) => Promise<void>
}
