import { type Alarm, type Watched, watch } from '@shop/domain/alarm'
import type { Condition } from '@shop/domain/condition'
import type { Settings } from '@shop/settings/settings'
import { transactional } from '../../database/transactional.ts'
import type { AlarmBell } from '../../ports/alarm-bell.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { type KeyedMessage, queueMail } from '../messages/messages.public.ts'
import { listStaffAddresses, officeUrl, STAFF_LOCALE } from '../staff/staff.public.ts'
import { alarmMail, ringOf } from './alarm-mail.ts'
import { holdAlarms, replaceAlarms, silenceAlarms } from './alarms.queries.ts'
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

/** Each look tells the owners what they have to know and do not know yet, and the bell what it was not heard to tell before. */
export async function watchCondition(deps: WatchDeps, now = new Date()): Promise<Looked> {
  const { mails, alarms, ring } = await tell(deps, await readCondition(deps, now), now)
  await ringFor(deps, alarms, ring)
  return { mails, isQuiet: alarms.every(({ toldAt }) => toldAt === undefined) }
}

/** A bell takes its time, so nobody waits for it with the table in his hand: what is rung was claimed for as long. */
async function ringFor({ db, bell, settings }: WatchDeps, alarms: readonly Alarm[], ring: Watched['ring']): Promise<void> {
  const parts = new Set([...ring.troubles.map(({ part }) => part), ...ring.over])
  if (parts.size === 0) return
  if (await bell.ring(ringOf(settings.publicUrl, ring)))
    await silenceAlarms(
      db,
      alarms.filter(({ part }) => parts.has(part)),
    )
}

const tell = transactional(
  async (deps: WatchDeps, condition: Condition, now: Date): Promise<Watched & { readonly mails: readonly KeyedMessage[] }> => {
    const watched = watch(condition, await holdAlarms(deps.db), now)
    await replaceAlarms(deps.db, watched.alarms)
    return { ...watched, mails: await mailOwners(deps, watched, now) }
  },
)

async function mailOwners(deps: WatchDeps, watched: Watched, now: Date): Promise<readonly KeyedMessage[]> {
  if (watched.troubles.length === 0 && watched.over.length === 0) return []
  const mails: KeyedMessage[] = []
  for (const { email, name } of await listStaffAddresses(deps.db, ['owner'])) {
    const mail = alarmMail(watched, name, `${officeUrl(deps.settings)}/estado`)
    mails.push(await queueMail(deps, { key: `alarm ${now.toISOString()} ${email}`, to: email, locale: STAFF_LOCALE, ...mail }))
  }
  return mails
}
