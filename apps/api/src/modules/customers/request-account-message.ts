import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { AccountMessage } from '../../ports/job-queue.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { consumeRateLimit, isWithinRateLimit, limits } from '../limits/limits.public.ts'
import type { CustomerDeps } from './customer-deps.ts'

/**
 * Whether the e-mail has an account is looked up by the worker. Here a known and an unknown one take the very same way, so that
 * neither the answer nor its time tells them apart. With sms the answer carries a token, good for a code only if one is sent.
 */
export async function requestAccountMessage(
  { db, jobs, settings }: CustomerDeps,
  purpose: AccountMessage['purpose'],
  email: string,
  network: string | undefined,
  next?: string,
): Promise<{ token?: string }> {
  await takeMessageTurns(db, purpose, email, network)
  const token = purpose === 'verify' && settings.accountValidation === 'sms' ? newSecret() : undefined
  const requestId = randomUUID()
  await enqueueMessage(
    { db, jobs },
    {
      requestId,
      purpose,
      email,
      ...(token === undefined ? {} : { smsTokenHash: hashOf(token) }),
      ...(next === undefined ? {} : { next }),
    },
  )
  return token === undefined ? {} : { token }
}

const enqueueMessage = transactional(
  async ({ db, jobs }: Pick<CustomerDeps, 'db' | 'jobs'>, message: AccountMessage): Promise<void> =>
    jobs.enqueue(db, 'send-account-message', message),
)

/** Each kind has an allowance of its own: who uses one up for somebody else leaves them the others. */
async function takeMessageTurns(db: Db, purpose: AccountMessage['purpose'], email: string, network: string | undefined): Promise<void> {
  if (purpose === 'permit-sign-in') return consumeRateLimit(db, [{ limits: limits.PERMITS_PER_ACCOUNT, of: email }])
  if (purpose !== 'reset-password')
    return consumeRateLimit(db, [
      { limits: limits.MAIL_PER_NETWORK, of: network },
      { limits: limits.MAIL_PER_ACCOUNT, of: email },
    ])
  await consumeRateLimit(db, [{ limits: limits.RESET_PER_NETWORK, of: network }])
  if (await isWithinRateLimit(db, limits.RESET_PER_ACCOUNT, email)) return
  await consumeRateLimit(db, [{ limits: limits.SPARE_RESET_PER_ACCOUNT, of: email }])
}
