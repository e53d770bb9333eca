import { type Watched, watch } from '@shop/domain/alarm'
import type { Condition } from '@shop/domain/condition'
import type { Settings } from '@shop/settings/settings'
import { transactional } from '../../database/transactional.ts'
import type { AlarmBell } from '../../ports/alarm-bell.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { type KeyedMessage, queueMail } from '../messages/messages.public.ts'
import { listStaffAddresses, officeUrl, STAFF_LOCALE } from '../staff/staff.public.ts'
import { alarmMail, ringOf } from './alarm-mail.ts'
import { holdAlarms, replaceAlarms } from './alarms.queries.ts'
import { type ConditionDeps, readCondition } from './read-condition.ts'

export type WatchDeps = ConditionDeps & {
  readonly jobs: JobQueue
  readonly bell: AlarmBell
  readonly settings: Pick<Settings, 'publicUrl' | 'adminHost'>
}
export type Looked = {
  /** Nothing that the owners were told of is left. */
  readonly isQuiet: boolean
  /** The mails that were queued by this look. */
  readonly mails: readonly KeyedMessage[]
}

/** Looks at the shop once, and tells the owners what they have to know and do not know yet. */
export const watchCondition = async (deps: WatchDeps, now = new Date()): Promise<Looked> => {
  const { mails, troubles, over, alarms } = await tell(deps, await readCondition(deps, now), now)
  if (troubles.length > 0 || over.length > 0) await deps.bell.ring(ringOf(deps.settings.publicUrl, { troubles, over }))
  return { mails, isQuiet: alarms.every(({ toldAt }) => toldAt === undefined) }
}

const tell = transactional(
  async (deps: WatchDeps, condition: Condition, now: Date): Promise<Watched & { readonly mails: readonly KeyedMessage[] }> => {
    const watched = watch(condition, await holdAlarms(deps.db), now)
    await replaceAlarms(deps.db, watched.alarms)
    return { ...watched, mails: await mailOwners(deps, watched, now) }
  },
)

const mailOwners = async (deps: WatchDeps, watched: Watched, now: Date): Promise<readonly KeyedMessage[]> => {
  if (watched.troubles.length === 0 && watched.over.length === 0) return []
  const mails: KeyedMessage[] = []
  for (const { email, name } of await listStaffAddresses(deps.db, ['owner'])) {
    const mail = alarmMail(watched, name, `${officeUrl(deps.settings)}/estado`)
    mails.push(await queueMail(deps, { key: `alarm ${now.toISOString()} ${email}`, to: email, locale: STAFF_LOCALE, ...mail }))
  }
  return mails
}
