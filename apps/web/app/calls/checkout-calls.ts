import { listCarriers } from '@shop/contract/shop/carriers'
import { listPaymentForms } from '@shop/contract/shop/payments'
import type { Locale } from '@shop/domain/locale'
import type { Cents } from '@shop/domain/money'
import { callAsCustomer } from './call-as-customer.ts'

type AskedCarriers = { readonly subtotal: Cents; readonly refs: string; readonly postalCode: string | undefined }

/** What there is to choose from before paying. */
export function checkoutCalls(locale: Locale) {
  const call = callAsCustomer(locale)
  return {
    carriers: (query: AskedCarriers) => call(listCarriers, { query }),
    paymentForms: () => call(listPaymentForms),
  }
}
