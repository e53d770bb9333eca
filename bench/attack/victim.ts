import type { Deps } from '@shop/api/composition'
import { officeOrigin } from '@shop/api/modules/staff/staff.public'
import { hashOf, newSecret } from '@shop/api/secrets/random-secret'
import { sessionOf } from '@shop/api/testing/session-of'
import { addCustomer, addStaff } from '@shop/api/testing/test-customers'
import { STAFF_ROLES, type StaffRole } from '@shop/domain/staff'

/** A running shop in production mode that believes one proxy, and the attacker's look behind the scenes: he has accounts of every kind. */
export type Victim = { readonly url: string; readonly deps: Deps }

type WithoutFactor = `${StaffRole} without second factor`
export type Caller = 'nobody' | 'unverified customer' | 'customer' | StaffRole | WithoutFactor
function withoutFactor(role: StaffRole): WithoutFactor {
  return `${role} without second factor`
}
export const CALLERS: readonly Caller[] = ['nobody', 'unverified customer', 'customer', ...STAFF_ROLES, ...STAFF_ROLES.map(withoutFactor)]

export type Headers = Readonly<Record<string, string>>

/** What was tried, and what did not hold. */
export type Outcome = { readonly area: string; readonly tried: number; readonly faults: readonly string[] }

/** A new network for every call: limits are another attack's business. */
let calls = 0
export function fromSomewhere(): Headers {
  calls++
  return { 'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}` }
}

type HeadersOf = (caller: Caller) => Promise<Headers>
const known = new WeakMap<Victim, Promise<HeadersOf>>()

/** How each of them calls this shop. Each call comes with a new session: some of them end it. */
export function callersOf(victim: Victim): Promise<HeadersOf> {
  const found = known.get(victim) ?? addCallers(victim)
  known.set(victim, found)
  return found
}

async function addCallers({ deps }: Victim): Promise<HeadersOf> {
  const isHttps = deps.settings.publicUrl.startsWith('https:')
  const origin = officeOrigin(deps.settings)
  const customers = {
    customer: await addCustomer(deps, 'ana-atacada@example.mx'),
    'unverified customer': await addCustomer(deps, 'beto-atacado@example.mx', { isVerified: false }),
  }
  const staff = new Map<Caller, number>()
  for (const role of STAFF_ROLES) {
    const id = await addStaff(deps, `${role}-atacado@example.mx`, role)
    await deps.pool.query(`update staff set totp_secret = 'x', totp_confirmed_at = now() where id = $1`, [id])
    staff.set(role, id)
    staff.set(withoutFactor(role), await addStaff(deps, `${role}-sin-factor@example.mx`, role))
  }
  return async (caller) => {
    const somewhere = fromSomewhere()
    if (caller === 'nobody') return { ...somewhere, origin }
    if (caller === 'customer' || caller === 'unverified customer')
      return { ...somewhere, authorization: `Bearer ${(await sessionOf(deps, customers[caller])).token}` }
    const secret = newSecret()
    await deps.pool.query(
      `insert into staff_sessions (staff_id, hash, device, expires_at) values ($1, $2, '', now() + interval '1 hour')`,
      [staff.get(caller), hashOf(secret)],
    )
    return { ...somewhere, origin, cookie: `${isHttps ? '__Host-' : ''}personal=${secret}` }
  }
}
