import { rolesOfArrival } from '@shop/contract/arrival-roles'
import { type Arrival, GATHER_MINUTES } from '@shop/domain/arrival'
import { notificationRecipients } from '@shop/domain/notification-recipients'
import { transactional } from '../../database/transactional.ts'
import { type ArrivalMailDeps, mailArrivals } from './arrival-mail.ts'
import { deleteOldNotices, insertNotices, listRoster, lockNotices, takeDueNotices } from './arrival-notices.queries.ts'
import { countWaiting } from './count-waiting.ts'

/** The mark and the mail are one transaction: nobody is told twice, and nobody is forgotten. */
export const tellArrival = transactional(async (deps: ArrivalMailDeps, arrival: Arrival, now: Date): Promise<void> => {
  await lockNotices(deps.db)
  const told = notificationRecipients(arrival.kind, rolesOfArrival[arrival.kind], await listRoster(deps.db))
  if (told.length === 0) return
  await insertNotices(
    deps.db,
    told.map(({ id }) => id),
    arrival,
    now,
  )
  await mailWhatIsDue(deps, now)
})

/** Every minute: what came while somebody had just been told. */
export const tellGathered = transactional(async (deps: ArrivalMailDeps, now: Date): Promise<void> => {
  await lockNotices(deps.db)
  await mailWhatIsDue(deps, now)
  await deleteOldNotices(deps.db, now)
})

async function mailWhatIsDue(deps: ArrivalMailDeps, now: Date): Promise<void> {
  const due = await takeDueNotices(deps.db, now, GATHER_MINUTES)
  if (due.length === 0) return
  const roster = new Map((await listRoster(deps.db)).map((member) => [member.id, member]))
  const waiting = await countWaiting(deps.db, now)
  for (const { staffId, kind, refs } of due) {
    const member = roster.get(staffId)
    // Whoever left, and what somebody has dealt with meanwhile, needs no mail.
    if (member && waiting[kind] > 0) await mailArrivals(deps, member, { kind, refs, waiting: waiting[kind] })
  }
}
