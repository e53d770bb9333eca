import { TooManyRequests } from '../problems.ts'

const AT_ONCE = 2
const WAITING = 20
const TRY_AGAIN_SECONDS = 3

let running = 0
const waiting: (() => void)[] = []

/** Hashing costs a tenth of a second of a core and 19 MB: a flood of logins waits in a short line or is sent away. */
export async function inHashQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new TooManyRequests(TRY_AGAIN_SECONDS)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // The place is handed on, not given up: whoever waited longest is next.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
