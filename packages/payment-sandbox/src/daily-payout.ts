import { mexicanTimeOf, momentOf } from '@shop/domain/mexican-time'
import type { Sandbox } from './sandbox.ts'

const LOOK_EVERY_MS = 3_600_000

/** What came in until midnight goes to the shop's account by itself. Asked often, it looks once an hour. */
export function dailyPayout(sandbox: Sandbox): () => Promise<void> {
  let nextLook = 0
  return async () => {
    const now = sandbox.now()
    if (now.getTime() < nextLook) return
    nextLook = now.getTime() + LOOK_EVERY_MS
    await sandbox.payOut(momentOf({ day: mexicanTimeOf(now).day, minutes: 0 }))
  }
}
