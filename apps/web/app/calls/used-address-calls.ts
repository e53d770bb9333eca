import { listUsedAddresses } from '@shop/contract/shop/own-addresses'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'

export function readUsedAddresses(locale: Locale) {
  return callAsCustomer(locale)(listUsedAddresses)
}
