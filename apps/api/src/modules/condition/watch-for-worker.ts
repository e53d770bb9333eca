import { ALARM_GRACE_SECONDS } from '@shop/domain/alarm'
import { SILENT_WORKER_SECONDS } from '@shop/domain/condition'
import type { Settings } from '@shop/settings/settings'
import type { Messenger } from '../../ports/messenger.ts'
import { deliverMessage, type KeyedMessage } from '../messages/messages.public.ts'
import { ringOf } from './alarm-mail.ts'
import { findLastWorkerSign } from './heartbeats.queries.ts'
import { type WatchDeps, watchCondition } from './watch-condition.ts'

const LOOK_MS = 60_000

type Deps = WatchDeps & { readonly messenger: Messenger; readonly settings: Pick<Settings, 'mode' | 'mail'> }

/** Who watches the watchman: while no worker lives, or no database answers, a process of the API looks in its place. */
export function startWatchingForWorker(deps: Deps): () => void {
  const look = watcherForWorker(deps)
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  return () => clearInterval(timer)
}

export function watcherForWorker(deps: Deps) {
  let awaySince: Date | undefined
  let isTold = false
  return async (now = new Date()): Promise<void> => {
    try {
      if (await isWorkerMissing(deps, now)) await deliver(deps, (await watchCondition(deps, now)).mails)
      awaySince = undefined
      if (isTold) isTold = !(await deps.bell.ring(ringOf(deps.settings.publicUrl, { troubles: [], over: ['database'] })))
    } catch {
      awaySince ??= now
      // Without a database nobody can be asked whether somebody has told already: each process rings until it is heard once.
      if (isTold || now.getTime() - awaySince.getTime() < ALARM_GRACE_SECONDS.database * 1_000) return
      isTold = await deps.bell.ring(ringOf(deps.settings.publicUrl, { troubles: [{ part: 'database', status: 'fail' }], over: [] }))
    }
  }
}

async function isWorkerMissing({ db }: Deps, now: Date): Promise<boolean> {
  const seenAt = await findLastWorkerSign(db)
  return seenAt === undefined || now.getTime() - seenAt.getTime() > SILENT_WORKER_SECONDS * 1_000
}

/** What was queued is nobody's to send now, so it is sent from here; the worker that comes back finds it done. */
async function deliver(deps: Deps, mails: readonly KeyedMessage[]): Promise<void> {
  // Only the worker needs a mail server: that this process has none is no trouble of the mail, which waits for the worker.
  if (deps.settings.mode === 'production' && deps.settings.mail === undefined) return
  for (const mail of mails) await deliverMessage(deps, mail).catch(() => {})
}
