import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../database/connect.ts'
import { findHeld } from './backups.queries.ts'

const LOOK_AGAIN_MS = 1_000

type Deps = { readonly db: Db; readonly note: (message: string) => void }
type Started = { readonly stop: () => Promise<void> }

/** Starts a worker at once, or as soon as a restored shop is released; the rest of the shop opens meanwhile. */
export async function startUnlessHeld(
  { db, note }: Deps,
  start: () => Promise<Started>,
  onError: (message: string, error: unknown) => void,
): Promise<Started> {
  const held = await findHeld(db)
  if (!held) return start()
  note(
    `This shop was restored from ${held.backup}: no job runs and no mail goes out until somebody says npm run restore:release -- --send, or -- --drop-mails.`,
  )
  const stopping = new AbortController()
  const started = untilReleased(db, stopping.signal, onError).then((isReleased) => (isReleased ? start() : undefined))
  started.catch((error) => onError('The worker of the restored shop did not start', error))
  return {
    stop: async () => {
      stopping.abort()
      await (await started.catch(() => undefined))?.stop()
    },
  }
}

/** False when the process ends before. A database that is away for a while does not release anything. */
async function untilReleased(db: Db, signal: AbortSignal, onError: (message: string, error: unknown) => void): Promise<boolean> {
  while (!signal.aborted) {
    await sleep(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
    try {
      if (!signal.aborted && !(await findHeld(db))) return true
    } catch (error) {
      onError('Whether the restored shop is released could not be asked', error)
    }
  }
  return false
}
