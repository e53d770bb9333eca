import { transactional } from '../../database/transactional.ts'
import { LinkInvalid } from '../../problems.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { findInvitation, lockGoodInvitation, updateAccepted } from './invitations.queries.ts'
import { insertStaff } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

type Accepted = { readonly token: string; readonly name: string; readonly password: string }

/** Whoever was invited becomes a member, once, and signs in like everybody else. */
export async function acceptInvitation(
  deps: StaffDeps,
  { token, name, password }: Accepted,
  network: string | undefined,
): Promise<{ readonly email: string }> {
  await consumeRateLimit(deps.db, [{ limits: limits.INVITATIONS_PER_NETWORK, of: network }])
  // Nothing is hashed for a link that is not good anyway.
  if (!(await findInvitation(deps.db, hashOf(token)))) throw new LinkInvalid()
  assertUncommon('password', password)
  return keepMember(deps, token, name, await hashPassword(password))
}

const keepMember = transactional(async ({ db }: StaffDeps, token: string, name: string, passwordHash: string) => {
  const invitation = await lockGoodInvitation(db, hashOf(token))
  if (!invitation) throw new LinkInvalid()
  const { email, role } = invitation
  const staffId = await insertStaff(db, { email, name, role, passwordHash })
  if (staffId === undefined) throw new LinkInvalid()
  await updateAccepted(db, invitation.id)
  await recordChange(db, staffId, {
    action: 'invitation-accepted',
    subject: { kind: 'staff', ref: email },
    before: { status: 'invited' },
    after: { status: 'active', name, role },
  })
  return { email }
})
