import { writtenAnchor } from '@shop/domain/audit-anchor'
import type { AuditVerdict } from '@shop/domain/audit-log'
import { mexicanTimeOf } from '@shop/domain/mexican-time'
import { serverTexts } from '@shop/texts/server-texts'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { verifyAuditLog } from '../audit-log/audit-log.public.ts'
import { queueMail } from '../messages/messages.public.ts'
import { listStaffAddresses } from '../staff/staff.public.ts'

export type AnchorDeps = {
  readonly db: Db
  readonly jobs: JobQueue
  /** Into the server's own log. */
  readonly note: (message: string) => void
}

/** The office works in Spanish. */
const STAFF_LOCALE = 'es'

/** Once a day: where the log of staff's actions ends leaves the database, so that nobody who owns it can cut the log off or write it anew unseen. */
export async function sendAuditAnchor(deps: AnchorDeps, now: Date): Promise<void> {
  const verdict = await verifyAuditLog(deps.db)
  const { day } = mexicanTimeOf(now)
  deps.note(`The log of staff’s actions on ${day}: ${standing(verdict)}`)
  if (verdict.count > 0 || verdict.broken) await mailOwners(deps, day, verdict)
}

function standing({ count, lastHash: hash, broken }: AuditVerdict): string {
  const end = hash ? writtenAnchor({ id: String(count), hash }) : 'no entry'
  return broken ? `whole until ${end}, broken at ${broken.id} (${broken.kind}); see npm run audit` : end
}

const mailOwners = transactional(async (deps: AnchorDeps, day: string, verdict: AuditVerdict): Promise<void> => {
  for (const { email, name } of await listStaffAddresses(deps.db, ['owner']))
    await queueMail(deps, {
      // By the day: a job that runs again, or a second worker, makes no second mail.
      key: `audit-anchor ${day} ${email}`,
      line: 'audit-anchor',
      to: email,
      locale: STAFF_LOCALE,
      ...wordsOf(day, verdict, name),
    })
})

function wordsOf(day: string, { count, lastHash: hash, broken }: AuditVerdict, name: string) {
  const { auditAnchor, brokenLog } = serverTexts(STAFF_LOCALE).staffMails
  const notes = hash ? [auditAnchor.last(String(count), hash), auditAnchor.check(writtenAnchor({ id: String(count), hash }))] : []
  return broken
    ? {
        subject: brokenLog.subject,
        content: { name, lead: brokenLog.lead(broken), notes: [brokenLog.whole(count), ...notes, brokenLog.next] },
      }
    : { subject: auditAnchor.subject(day), content: { name, lead: auditAnchor.lead(day, count), notes: [...notes, auditAnchor.keep] } }
}
