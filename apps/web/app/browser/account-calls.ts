import * as calls from '@shop/contract/account'
import { listLocalities, listMunicipalities, listStates } from '@shop/contract/locations'
import type { Address } from '@shop/domain/address'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'
import { readToken } from './session.ts'

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
export const accountCalls = (locale: Locale) => {
  const call = callAsCustomer(locale)
  return {
    me: () => call(calls.getMe, { params: { token: readToken() } }),
    update: (changes: Changes) => call(calls.updateProfile, { body: { ...NO_CHANGE, ...changes } }),
    changePassword: (currentPassword: string, newPassword: string) =>
      call(calls.updatePassword, { body: { currentPassword, newPassword } }),
    logout: () => call(calls.logout),
    sessions: () => call(calls.listSessions),
    endSession: (id: string) => call(calls.endSession, { params: { id } }),
    ownData: () => call(calls.getOwnData),
    deleteAccount: (currentPassword: string) => call(calls.deleteAccount, { body: { currentPassword } }),
    states: () => call(listStates),
    municipalities: (state: string) => call(listMunicipalities, { params: { state } }),
    localities: (state: string, municipality: string) => call(listLocalities, { params: { state, municipality } }),
  }
}
