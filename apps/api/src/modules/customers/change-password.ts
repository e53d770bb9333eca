import { randomUUID } from 'node:crypto'
import type { SignedInCustomer } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { type Account, updatePasswordHash } from './customers.queries.ts'
import { provePassword } from './prove-password.ts'
import { expireSecrets } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'
import { deleteSessions, updateProven } from './sessions.queries.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

type Passwords = { readonly currentPassword: string; readonly newPassword: string }

export const changePassword = async (
  deps: CustomerDeps,
  { id, sessionId }: SignedInCustomer,
  { currentPassword, newPassword }: Passwords,
  network: string | undefined,
): Promise<void> => {
  assertUncommon('newPassword', newPassword)
  const account = await provePassword(deps, id, currentPassword)
  await setPassword(deps, account, sessionId, await hashPassword(newPassword), network)
}

/** This session goes on; all others, and links that could set a password, end. */
const setPassword = transactional(
  async (deps: CustomerDeps, account: Account, sessionId: string, passwordHash: string, network: string | undefined): Promise<void> => {
    await updatePasswordHash(deps.db, account.id, passwordHash)
    await deleteSessions(deps.db, account.id, sessionId)
    await updateProven(deps.db, sessionId)
    await expireSecrets(deps.db, account.id, ['reset-password', 'permit-sign-in'])
    await insertSecurityEvent(deps.db, 'password-changed', account.id, network)
    await tellOfNewPassword(deps, account, randomUUID())
  },
)
