import { listOwnQuotations } from '@shop/contract/shop/own-quotations'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'

export function readOwnQuotations(locale: Locale) {
  return callAsCustomer(locale)(listOwnQuotations)
}
