import { randomUUID } from 'node:crypto'
import type { AccountMessage } from '../../ports/job-queue.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { limits, takeTurns } from '../limits/limits.public.ts'
import type { CustomerDeps } from './customer-deps.ts'

/**
 * Whether the e-mail has an account is looked up by the worker. Here a known and an unknown one take the very same way, so that
 * neither the answer nor its time tells them apart. With sms the answer carries a token, good for a code only if one is sent.
 */
export const requestAccountMessage = async (
  { db, jobs, settings }: CustomerDeps,
  purpose: AccountMessage['purpose'],
  email: string,
  network: string | undefined,
): Promise<{ token?: string }> => {
  await takeTurns(
    db,
    purpose === 'reset-password'
      ? [
          { limits: limits.RESET_PER_NETWORK, of: network },
          { limits: limits.RESET_PER_ACCOUNT, of: email },
        ]
      : [
          { limits: limits.MAIL_PER_NETWORK, of: network },
          { limits: limits.MAIL_PER_ACCOUNT, of: email },
        ],
  )
  const token = purpose === 'verify' && settings.accountValidation === 'sms' ? newSecret() : undefined
  const requestId = randomUUID()
  await jobs.enqueue(db, 'send-account-message', {
    requestId,
    purpose,
    email,
    ...(token === undefined ? {} : { smsTokenHash: hashOf(token) }),
  })
  return token === undefined ? {} : { token }
}
