import { canBeDiscarded } from '@shop/domain/failed-job'
import { changed, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { JobMovesMoney, JobNotFound } from './condition.problems.ts'
import { jobKindOf } from './job-kinds.ts'
import type { ConditionDeps } from './read-condition.ts'

/** What the log calls them all. */
const ALL = 'todos'

/** Begins anew, as if it had never failed. */
export const retryJob = recordedWrite(async ({ db, jobDesk }: ConditionDeps, id: string) => {
  const job = await jobDesk.holdStuck(db, id)
  if (!job) throw new JobNotFound()
  await jobDesk.retry(db, [id])
  return changed({ action: 'job-retried', subject: { kind: 'job', ref: id }, after: { task: job.task } })
})

export const retryAllJobs = recordedWrite(async ({ db, jobDesk }: ConditionDeps) => {
  const count = await jobDesk.retry(db, 'all')
  return count === 0 ? UNCHANGED : changed({ action: 'job-retried', subject: { kind: 'job', ref: ALL }, after: { lines: count } })
})

/** Nobody wants it done any more. */
export const discardJob = recordedWrite(async ({ db, jobDesk }: ConditionDeps, id: string) => {
  const job = await jobDesk.holdStuck(db, id)
  if (!job) throw new JobNotFound()
  if (!canBeDiscarded(jobKindOf(job.task))) throw new JobMovesMoney()
  await jobDesk.discard(db, id)
  return changed({ action: 'job-discarded', subject: { kind: 'job', ref: id }, before: { task: job.task } })
})
