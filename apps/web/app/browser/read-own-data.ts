import { getOwnData } from '@shop/contract/shop/own-data'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from '../calls/call-as-customer.ts'

/** Its answer is made of everything else that customers have: it arrives when somebody asks for it. */
export function readOwnData(locale: Locale) {
  return callAsCustomer(locale)(getOwnData)
}
