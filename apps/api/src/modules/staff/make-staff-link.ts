import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import type { StaffDeps } from './staff-deps.ts'
import { insertStaffSecret, type StaffSecretPurpose } from './staff-secrets.queries.ts'

type Wanted = { readonly staffId: number; readonly purpose: StaffSecretPurpose; readonly requestId: string }

/** As long as the allowance of each looks back: when there is no other to be had, one is still good. */
const MINUTES: Record<StaffSecretPurpose, number> = { 'reset-password': 30, 'permit-sign-in': 24 * 60 }
const PLACES: Record<StaffSecretPurpose, (secret: string) => string> = {
  'reset-password': (secret) => `/nueva-contrasena/${secret}`,
  'permit-sign-in': (secret) => `?permiso=${secret}`,
}

/** A link for one member, whose secret is kept as a hash. Nothing when this request has its link already. */
export async function makeStaffLink(
  { db, officeUrl }: Pick<StaffDeps, 'db' | 'officeUrl'>,
  { staffId, purpose, requestId }: Wanted,
): Promise<string | undefined> {
  const secret = newSecret()
  const isNew = await insertStaffSecret(db, { hash: hashOf(secret), purpose, staffId, requestId, minutes: MINUTES[purpose] })
  return isNew ? officeUrl + PLACES[purpose](secret) : undefined
}
