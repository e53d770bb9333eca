import { getMe, logout } from '@shop/contract/shop/session'
import type { Locale } from '@shop/domain/locale'
import { readToken } from '../browser/session.ts'
import { callAsCustomer } from './call-as-customer.ts'

/** What every page of a signed-in customer asks; the rest of the account arrives with its screens. */
export function sessionCalls(locale: Locale, isQuiet = false) {
  const call = callAsCustomer(locale, isQuiet)
  return {
    me: () => call(getMe, { params: { token: readToken() } }),
    logout: () => call(logout),
  }
}
