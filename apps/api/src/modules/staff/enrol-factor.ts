import type { SignedInStaff } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { proveStaffPassword } from './prove-staff-password.ts'
import { newFactor } from './second-factor.ts'
import { updateNewTotpSecret } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** The factor in use stays in use until a code of the new one was seen. */
export async function enrolFactor(deps: StaffDeps, { id }: SignedInStaff, password: string) {
  const { sealed, secret, uri } = await newFactor(deps, await proveStaffPassword(deps, id, password))
  await keepNewSecret(deps, id, sealed)
  return { secret, uri }
}

const keepNewSecret = transactional(({ db }: Pick<StaffDeps, 'db'>, id: number, sealed: string) => updateNewTotpSecret(db, id, sealed))
