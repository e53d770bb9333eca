import { transactional } from '../../database/transactional.ts'
import type { AccountMessage } from '../../ports/job-queue.ts'
import { Problem } from '../../problem.ts'
import { consumeSmsRateLimit } from './consume-sms-rate-limit.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { type Account, findAccountByEmail } from './customers.queries.ts'
import { findWaitingRegistration } from './secrets.queries.ts'
import { sendCode, sendLink } from './send-secret.ts'

/** The worker's half of a request for a message: nothing happens when there is nobody to send it to. */
export async function sendAccountMessage(deps: CustomerDeps, request: AccountMessage): Promise<void> {
  const account = await findAccountByEmail(deps.db, request.email)
  const isVerification = request.purpose === 'verify' || request.purpose === 'verify-by-email'
  if (!account || (isVerification && account.isVerified)) return
  if (request.smsTokenHash !== undefined && !(await hasSmsTurn(deps, account.phone))) return
  await sendIt(deps, account, request)
}

const sendIt = transactional(async (deps: CustomerDeps, account: Account, { purpose, requestId, smsTokenHash, next }: AccountMessage) => {
  if (purpose === 'reset-password' || purpose === 'permit-sign-in') return sendLink(deps, account, purpose, { requestId })
  // Who registered last with an address that nobody has proven is the one who asks again.
  const registration = await findWaitingRegistration(deps.db, account.id)
  const recipient = { ...account, ...registration }
  if (smsTokenHash === undefined) return sendLink(deps, recipient, 'verify-email', { requestId, registration, next })
  return sendCode(deps, recipient, 'verify-phone', { requestId, tokenHash: smsTokenHash, phone: recipient.phone, registration })
})

/** Too many is no reason to try again later: by then nobody waits for the code. */
function hasSmsTurn(deps: CustomerDeps, phone: string): Promise<boolean> {
  return consumeSmsRateLimit(deps, phone, undefined).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && !error.isAlarming) return false
      throw error
    },
  )
}
