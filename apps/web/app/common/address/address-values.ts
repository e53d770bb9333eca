import type { Address } from '@shop/domain/address'
import { stateOfPostalCode } from '@shop/domain/mexican-states'

/** An address as it stands in a form. */
export type AddressValues = { readonly [Name in keyof Address]: string }

export const NO_ADDRESS: AddressValues = {
  postalCode: '',
  state: '',
  municipality: '',
  locality: '',
  suburb: '',
  street: '',
  number: '',
  interior: '',
  directions: '',
}

export function addressValuesOf(address: Address | undefined): AddressValues {
  return address ? { ...NO_ADDRESS, ...address, interior: address.interior ?? '' } : NO_ADDRESS
}

export function addressOf({ interior, ...others }: AddressValues): Address {
  return { ...others, interior: interior || undefined }
}

/**
 * What a change of one field means for others: another state has other places, and a postal code names its state. A state that came
 * from a postal code (`filledIn`) follows it; one that somebody chose stays.
 */
export function followingChanges(before: AddressValues, change: Partial<AddressValues>, filledIn: string): Partial<AddressValues> {
  if (change.state !== undefined && change.state !== before.state) return { ...change, municipality: '', locality: '' }
  if (change.municipality !== undefined && change.municipality !== before.municipality) return { ...change, locality: '' }
  const state = change.postalCode === undefined ? undefined : stateOfPostalCode(change.postalCode)?.name
  if (!state || state === before.state || (before.state !== '' && before.state !== filledIn)) return change
  return before.state === '' ? { ...change, state } : { ...change, state, municipality: '', locality: '' }
}
