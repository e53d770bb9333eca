import { forgetInvoiceData, keepInvoiceData, readInvoiceData } from '@shop/contract/shop/invoice-data'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'

/** What the account keeps for the next invoice. */
export function invoiceCalls(locale: Locale) {
  const call = callAsCustomer(locale)
  return {
    read: () => call(readInvoiceData),
    keep: (invoice: InvoiceData) => call(keepInvoiceData, { body: { invoice } }),
    forget: () => call(forgetInvoiceData),
  }
}
