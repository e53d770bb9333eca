import { randomUUID } from 'node:crypto'
import { transactional } from '../../database/transactional.ts'
import { FieldRefused, LinkInvalid } from '../../problems.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword, isPassword } from '../../secrets/password-hash.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { type Account, findAccount, updatePasswordHash } from './customers.queries.ts'
import { findSecret, type Secret, useSecret } from './secrets.queries.ts'
import { insertSecurityEvent } from './security-events.queries.ts'
import { deleteSessions } from './sessions.queries.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/** The link's secret while it can be used. */
export const findResetSecret = async ({ db }: CustomerDeps, token: string): Promise<Secret> => {
  const secret = await findSecret(db, hashOf(token))
  if (secret?.purpose !== 'reset-password' || secret.isUsed || secret.isExpired) throw new LinkInvalid()
  return secret
}

/** The link is looked at before anything is hashed: a made-up one costs nothing. */
export const resetPassword = async (deps: CustomerDeps, token: string, password: string, network: string | undefined): Promise<void> => {
  const secret = await findResetSecret(deps, token)
  const account = await findAccount(deps.db, secret.customerId)
  if (!account) throw new LinkInvalid()
  assertUncommon('password', password)
  if (await isPassword(account.passwordHash, password)) throw new FieldRefused('password', 'password-same')
  await setPassword(deps, secret, account, await hashPassword(password), network)
}

const setPassword = transactional(
  async (deps: CustomerDeps, secret: Secret, account: Account, passwordHash: string, network: string | undefined): Promise<void> => {
    if (!(await useSecret(deps.db, secret.id))) throw new LinkInvalid()
    await updatePasswordHash(deps.db, account.id, passwordHash)
    await deleteSessions(deps.db, account.id)
    await insertSecurityEvent(deps.db, 'password-reset', account.id, network)
    await tellOfNewPassword(deps, account, randomUUID())
  },
)
