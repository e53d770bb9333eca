import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 20
const TIMEOUT_MS = 60_000

/** Waits for something that another process does. Answers whether it came. */
export async function eventually(isDone: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  const over = performance.now() + timeoutMs
  while (performance.now() < over) {
    if (await isDone()) return true
    await pause(EVERY_MS)
  }
  return false
}
