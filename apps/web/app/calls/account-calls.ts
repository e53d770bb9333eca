import * as calls from '@shop/contract/shop/account'
import type { Address } from '@shop/domain/address'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'

type Changes = {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly phone?: string
  readonly address?: Address
  readonly currentPassword?: string
}

const NO_CHANGE = {
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  phone: undefined,
  address: undefined,
  currentPassword: undefined,
}

/** What a signed-in customer does with the own account; arrives with the pages that need it. */
export function accountCalls(locale: Locale) {
  const call = callAsCustomer(locale)
  return {
    update: (changes: Changes) => call(calls.updateProfile, { body: { ...NO_CHANGE, ...changes } }),
    changePassword: (currentPassword: string, newPassword: string) =>
      call(calls.updatePassword, { body: { currentPassword, newPassword } }),
    sessions: () => call(calls.listSessions),
    endSession: (id: string) => call(calls.endSession, { params: { id } }),
    deleteAccount: (currentPassword: string) => call(calls.deleteAccount, { body: { currentPassword } }),
  }
}
