import { canBeDiscarded, type FailedJob, ORDER_MAILS, shownError, withoutEmails } from '@shop/domain/failed-job'
import type { StuckJob } from '../../ports/job-desk.ts'
import { listFolios } from '../orders/orders.public.ts'
import { jobKindOf } from './job-kinds.ts'
import type { ConditionDeps } from './read-condition.ts'

const MOST = 100

/** What did not succeed, as people can be told: for whom is masked, and of what was to be sent only the subject is shown. */
export async function listFailedJobs({ db, jobDesk }: ConditionDeps): Promise<readonly FailedJob[]> {
  const stuck = await jobDesk.listStuck(db, MOST)
  const folios = await listFolios(
    db,
    stuck.flatMap(({ payload }) => orderOf(payload) ?? []),
  )
  return stuck.map((job) => described(job, folios))
}

function described(job: StuckJob, folios: ReadonlyMap<number, string>): FailedJob {
  const { id, task, payload, attempts, isGivenUp, failedAt, nextTryAt, error } = job
  const kind = jobKindOf(task)
  const subject = stringIn(payload, 'subject')
  const to = stringIn(payload, 'to') ?? stringIn(payload, 'email')
  return {
    id,
    kind,
    task,
    isGivenUp,
    attempts,
    failedAt,
    nextTryAt: isGivenUp ? undefined : nextTryAt,
    error: shownError(error),
    mail: kind === 'order-mail' ? ORDER_MAILS.find((one) => one === stringIn(payload, 'kind')) : undefined,
    folio: folios.get(orderOf(payload) ?? 0),
    subject: subject && shownError(subject),
    to: to && masked(to),
    canBeDiscarded: canBeDiscarded(kind),
  }
}

function valueIn(payload: unknown, name: string): unknown {
  return typeof payload === 'object' && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : undefined
}

function stringIn(payload: unknown, name: string): string | undefined {
  const value = valueIn(payload, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function orderOf(payload: unknown): number | undefined {
  const value = valueIn(payload, 'orderId')
  return typeof value === 'number' ? value : undefined
}

/** A mail's address, or the last digits of a telephone. */
function masked(to: string): string {
  return to.includes('@') ? withoutEmails(to) : `•••• ${to.slice(-4)}`
}
