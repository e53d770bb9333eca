import { FieldRefused, SignInRequired } from '../../problems.ts'
import { isPassword } from '../../secrets/password-hash.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { findStaff, type StaffAccount } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Whoever finds an open browser must not be able to take the account over. */
export async function proveStaffPassword({ db }: Pick<StaffDeps, 'db'>, id: number, password: string): Promise<StaffAccount> {
  await consumeRateLimit(db, [{ limits: limits.PASSWORD_PER_CUSTOMER, of: `staff ${id}` }])
  const account = await findStaff(db, id)
  if (!account) throw new SignInRequired()
  if (!(await isPassword(account.passwordHash, password))) throw new FieldRefused('currentPassword', 'password-wrong')
  return account
}
