import { cancelOrder, findOrder, listOrders } from '@shop/contract/shop/orders'
import type { Locale } from '@shop/domain/locale'
import { callAsCustomer } from './call-as-customer.ts'

type AskedOrders = { readonly page: number; readonly limit: number; readonly isWithoutVoucher: boolean }

/** What it takes to follow an order; arrives with the pages that need it. */
export function orderCalls(locale: Locale) {
  const call = callAsCustomer(locale)
  return {
    orders: (query: AskedOrders) => call(listOrders, { query }),
    order: (folio: string) => call(findOrder, { query: { folio } }),
    cancel: (folio: string) => call(cancelOrder, { body: { folio } }),
  }
}
