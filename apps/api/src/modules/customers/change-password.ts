import { randomUUID } from 'node:crypto'
import type { SignedInCustomer } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { type Account, updatePasswordHash } from './customers.queries.ts'
import { endAccess } from './end-access.ts'
import { provePassword } from './prove-password.ts'
import { insertSecurityEvent } from './security-events.queries.ts'
import { updateProven } from './sessions.queries.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

type Passwords = { readonly currentPassword: string; readonly newPassword: string }

export async function changePassword(
  deps: CustomerDeps,
  customer: SignedInCustomer,
  { currentPassword, newPassword }: Passwords,
  network: string | undefined,
): Promise<void> {
  assertUncommon('newPassword', newPassword)
  const account = await provePassword(deps, customer, currentPassword)
  await setPassword(deps, account, customer.sessionId, await hashPassword(newPassword), network)
}

/** This session goes on; all else that opens the account ends. */
const setPassword = transactional(
  async (deps: CustomerDeps, account: Account, sessionId: string, passwordHash: string, network: string | undefined): Promise<void> => {
    await updatePasswordHash(deps.db, account.id, passwordHash)
    await endAccess(deps.db, account.id, { session: sessionId })
    await updateProven(deps.db, sessionId)
    await insertSecurityEvent(deps.db, 'password-changed', account.id, network)
    await tellOfNewPassword(deps, account, randomUUID())
  },
)
