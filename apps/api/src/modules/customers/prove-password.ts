import type { SignedInCustomer } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { FieldRefused } from '../../problems.ts'
import { isPassword } from '../../secrets/password-hash.ts'
import { consumeRateLimit, limits, resetRateLimits } from '../limits/limits.public.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { CustomerNotFound } from './customers.problems.ts'
import { type Account, findAccount } from './customers.queries.ts'
import { updateProven } from './sessions.queries.ts'

/** A token alone is not enough for what could lock its owner out: the password has to be typed again. */
export async function provePassword(
  { db }: CustomerDeps,
  { id }: Pick<SignedInCustomer, 'id'>,
  password: string | undefined,
): Promise<Account> {
  if (password === undefined) throw new FieldRefused('currentPassword', 'required')
  const subject = String(id)
  await consumeRateLimit(db, [{ limits: limits.PASSWORD_PER_CUSTOMER, of: subject }])
  const account = await findAccount(db, id)
  if (!account) throw new CustomerNotFound()
  if (!(await isPassword(account.passwordHash, password))) throw new FieldRefused('currentPassword', 'password-wrong')
  await resetRateLimits(db, [limits.PASSWORD_PER_CUSTOMER], subject)
  return account
}

/** Proven for this session, which may go on with what asks for it. */
export async function confirmPassword(deps: CustomerDeps, customer: SignedInCustomer, password: string): Promise<void> {
  await provePassword(deps, customer, password)
  await recordProof(deps, customer.sessionId)
}

const recordProof = transactional(({ db }: Pick<CustomerDeps, 'db'>, sessionId: string) => updateProven(db, sessionId))
