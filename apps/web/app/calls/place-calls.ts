import { listLocalities, listMunicipalities, listStates } from '@shop/contract/shop/locations'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'

/** Where an address can be; arrives with the first address that is edited. */
export function placeCalls(locale: Locale) {
  const call = callAsCustomer(locale)
  return {
    states: () => call(listStates),
    municipalities: (state: string) => call(listMunicipalities, { params: { state } }),
    localities: (state: string, municipality: string) => call(listLocalities, { params: { state, municipality } }),
  }
}

export type PlaceCalls = ReturnType<typeof placeCalls>
