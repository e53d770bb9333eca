import { isCommonPassword } from '@shop/domain/common-passwords'
import { checkPassword } from '@shop/domain/password-policy'
import { FieldRefused } from '../problems.ts'

/** The rules that need the server: its list of common passwords, and the password in use. */
export function assertUncommon(field: string, password: string): void {
  const rule = checkPassword(password, { isCommon: isCommonPassword })
  if (rule) throw new FieldRefused(field, rule)
}
