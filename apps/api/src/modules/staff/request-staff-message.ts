import { randomUUID } from 'node:crypto'
import { transactional } from '../../database/transactional.ts'
import type { StaffMessage } from '../../ports/job-queue.ts'
import { consumeRateLimit, isWithinRateLimit, limits } from '../limits/limits.public.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffSecretPurpose } from './staff-secrets.queries.ts'

/** Whether somebody with that e-mail works here is looked up by the worker: neither the answer nor its time tells. */
export async function requestStaffMessage(
  { db, jobs }: StaffDeps,
  purpose: StaffSecretPurpose,
  email: string,
  network: string | undefined,
): Promise<void> {
  const subject = `staff ${email}`
  if (purpose === 'permit-sign-in') await consumeRateLimit(db, [{ limits: limits.PERMITS_PER_ACCOUNT, of: subject }])
  else {
    await consumeRateLimit(db, [{ limits: limits.RESET_PER_NETWORK, of: network }])
    if (!(await isWithinRateLimit(db, limits.RESET_PER_ACCOUNT, subject)))
      await consumeRateLimit(db, [{ limits: limits.SPARE_RESET_PER_ACCOUNT, of: subject }])
  }
  await enqueueMessage({ db, jobs }, { requestId: randomUUID(), purpose, email })
}

const enqueueMessage = transactional(
  async ({ db, jobs }: Pick<StaffDeps, 'db' | 'jobs'>, message: StaffMessage): Promise<void> =>
    jobs.enqueue(db, 'send-staff-message', message),
)
