import type { SignedInStaff } from '../../http/gate.ts'
import { SignInRequired } from '../../http/http.problems.ts'
import { FieldRefused, isPassword } from '../customers/customers.public.ts'
import { limits, takeTurns } from '../limits/limits.public.ts'
import { newFactor } from './second-factor.ts'
import { findStaff, updateTotpSecret } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Whoever finds an open browser must not be able to bind the account to a phone of theirs. */
export const enrolFactor = async (deps: StaffDeps, { id }: SignedInStaff, password: string) => {
  await takeTurns(deps.db, [{ limits: limits.PASSWORD_PER_CUSTOMER, of: `staff ${id}` }])
  const account = await findStaff(deps.db, id)
  if (!account) throw new SignInRequired()
  if (!(await isPassword(account.passwordHash, password))) throw new FieldRefused('password_actual', 'password-wrong')
  const { sealed, secret, uri } = newFactor(deps, account)
  await updateTotpSecret(deps.db, id, sealed)
  return { secret, uri }
}
