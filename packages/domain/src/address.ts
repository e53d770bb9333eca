import type { FormRule } from './field-rules.ts'
import { findState, isPostalCodeOf } from './mexican-states.ts'

/** Where a customer wants the parts. */
export type Address = {
  readonly street: string
  readonly number: string
  readonly interior: string | undefined
  readonly suburb: string
  readonly state: string
  readonly municipality: string
  readonly locality: string
  readonly postalCode: string
  readonly directions: string
}

const NEEDED = ['street', 'number', 'suburb', 'municipality', 'state', 'postalCode'] as const

/** Six fields make an address that can be shipped to. */
function isCompleteAddress(address: Partial<Address> | undefined): boolean {
  return missingAddressFields(address).length === 0
}

export function missingAddressFields(address: Partial<Address> | undefined): readonly (keyof Address)[] {
  return NEEDED.filter((field) => !address?.[field]?.trim())
}

/** What an order is taken for: nothing missing, and a postal code of its state. */
export function isShippableAddress(address: Partial<Address> | undefined): boolean {
  return isCompleteAddress(address) && checkPostalCode(address?.postalCode ?? '', address?.state ?? '') === undefined
}

/** Five digits whose first two belong to the state. While the state is not known the digits have to do. */
export function checkPostalCode(postalCode: string, stateName: string): FormRule | undefined {
  if (postalCode.trim() === '') return 'required'
  const state = findState(stateName)
  const isGood = state ? isPostalCodeOf(postalCode.trim(), state) : /^\d{5}$/.test(postalCode.trim())
  return isGood ? undefined : 'postal-code'
}
