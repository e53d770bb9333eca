import { type Watched, watch } from '@shop/domain/alarm'
import { type Condition, type ConditionPart, troublesOf } from '@shop/domain/condition'
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

/** Each look tells the owners what they have to know and do not know yet, and the bell what it was not heard to tell before. */
export const conditionWatcher = (deps: WatchDeps) => {
  let unheard: ReadonlySet<ConditionPart> = new Set()
  return async (now = new Date()): Promise<Looked> => {
    const condition = await readCondition(deps, now)
    const { mails, ...watched } = await tell(deps, condition, now)
    const { troubles, over } = withUnheard(watched, condition, unheard)
    const rung = new Set([...troubles.map(({ part }) => part), ...over])
    if (rung.size > 0) {
      const isHeard = await deps.bell.ring(ringOf(deps.settings.publicUrl, { troubles, over }))
      unheard = isHeard ? unheard.difference(rung) : unheard.union(rung)
    }
    return { mails, isQuiet: watched.alarms.every(({ toldAt }) => toldAt === undefined) }
  }
}

/** As it is now and not as it was: meanwhile the part may be well again, and another process may have told so. */
const withUnheard = ({ alarms, troubles, over }: Watched, condition: Condition, unheard: ReadonlySet<ConditionPart>) => {
  const rung = new Set([...unheard, ...troubles.map(({ part }) => part)])
  const told = new Set(alarms.filter(({ toldAt }) => toldAt !== undefined).map(({ part }) => part))
  const well = condition.parts.filter(({ part, status }) => status === 'pass' && unheard.has(part)).map(({ part }) => part)
  return {
    troubles: troublesOf(condition).filter(({ part }) => rung.has(part) && told.has(part)),
    over: [...new Set([...over, ...well])],
  }
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
