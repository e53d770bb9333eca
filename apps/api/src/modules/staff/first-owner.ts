import { isShutOut } from '@shop/domain/demo-accounts'
import { transactional } from '../../database/transactional.ts'
import { FieldRefused, LinkInvalid } from '../../problems.ts'
import { assertUncommon } from '../../secrets/assert-uncommon.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { deleteFirstOwnerLinks, hasStaff, insertFirstOwnerLink, isGoodFirstOwnerLink, lockFirstOwner } from './first-owner.queries.ts'
import { insertStaff } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** The way in for the first owner of a shop in which nobody works yet; undefined in every other. */
export async function makeFirstOwnerLink({ db, officeUrl }: Pick<StaffDeps, 'db' | 'officeUrl'>): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined
  const token = newSecret()
  await insertFirstOwnerLink(db, hashOf(token))
  return `${officeUrl}/primera-cuenta/${token}`
}

export async function assertFirstOwnerLink({ db }: StaffDeps, token: string): Promise<void> {
  if (!(await isGoodFirstOwnerLink(db, hashOf(token)))) throw new LinkInvalid()
}

type FirstOwner = { readonly token: string; readonly email: string; readonly name: string; readonly password: string }

/** Whoever has the link owns the shop: once, and nobody after them. */
export async function openFirstAccount(deps: StaffDeps, owner: FirstOwner, network: string | undefined): Promise<void> {
  await consumeRateLimit(deps.db, [{ limits: limits.INVITATIONS_PER_NETWORK, of: network }])
  // Nothing is hashed for a link that is not good anyway.
  await assertFirstOwnerLink(deps, owner.token)
  assertUncommon('password', owner.password)
  await keepOwner(deps, owner, await hashPassword(owner.password))
}

const keepOwner = transactional(async (deps: StaffDeps, { token, email, name }: FirstOwner, passwordHash: string): Promise<void> => {
  const { db, mode } = deps
  if (isShutOut(mode, email)) throw new FieldRefused('email', 'taken')
  await lockFirstOwner(db)
  await assertFirstOwnerLink(deps, token)
  const staffId = await insertStaff(db, { email, name, role: 'owner', passwordHash })
  if (staffId === undefined) throw new LinkInvalid()
  await deleteFirstOwnerLinks(db)
  await recordChange(db, staffId, {
    action: 'first-owner-added',
    subject: { kind: 'staff', ref: email },
    after: { status: 'active', name, role: 'owner' },
  })
})
