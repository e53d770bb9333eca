import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the next question may be asked. */
export type Pace = () => Promise<void>

type Rate = {
  readonly perSecond: number
  /** So many may be asked at once after a rest. */
  readonly burst: number
  readonly now?: () => number
  readonly rest?: (ms: number) => Promise<unknown>
}

/** The provider limits how often an account may ask, 25 times a second for one kind of question: shoppers come first, so the sweeper keeps to less. */
export function createPace({ perSecond, burst, now = Date.now, rest = sleep }: Rate): Pace {
  let left = burst
  let seen = now()
  const refill = () => {
    left = Math.min(burst, left + ((now() - seen) / 1_000) * perSecond)
    seen = now()
  }
  return async () => {
    refill()
    if (left < 1) {
      await rest(Math.ceil(((1 - left) / perSecond) * 1_000))
      refill()
    }
    left -= 1
  }
}

export const BACKGROUND_PACE = createPace({ perSecond: 15, burst: 30 })
