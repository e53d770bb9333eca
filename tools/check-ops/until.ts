import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'

const TIMEOUT_MS = 60_000

/** Waits until somebody answers there, whatever the answer is. */
export async function untilAnswered(address: string): Promise<void> {
  const { origin, pathname } = new URL(address)
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const status = await ask(origin, pathname).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status > 0 && status !== 502) return
    if (Date.now() > end) throw new Error(`${address} was not answered within a minute`)
    await sleep(100)
  }
}
