import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 30_000
const LOOK_EVERY_MS = 100

/** Waits until what is looked at is as it should be; what it was last is told when it never is. */
export async function until<Value>(
  look: () => Promise<Value>,
  isGood: (value: Value) => boolean,
  what: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Value> {
  for (const end = Date.now() + timeoutMs; ; await pause(LOOK_EVERY_MS)) {
    const value = await look()
    if (isGood(value)) return value
    if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(value)}`)
  }
}
