import { listUsedAddresses } from '@shop/contract/shop/own-addresses'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'

export const readUsedAddresses = (locale: Locale) => callAsCustomer(locale)(listUsedAddresses)
