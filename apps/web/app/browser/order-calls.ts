import { listCarriers } from '@shop/contract/carriers'
import { getCheckoutState, startCheckout } from '@shop/contract/checkout'
import { cancelOrder, findOrder, listOrders, placeOrder } from '@shop/contract/orders'
import { listPaymentForms } from '@shop/contract/payments'
import type { Address } from '@shop/domain/address'
import type { AskedLine } from '@shop/domain/cart'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import type { Cents } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { callAsCustomer } from './call-as-customer.ts'

export type AskedPurchase = {
  readonly id: string
  readonly lines: readonly AskedLine[]
  readonly address: Address
  readonly carrierKey: string
  readonly paymentMethod: PaymentMethod
  readonly shownTotal: Cents
  readonly invoice: InvoiceData | undefined
}

type AskedCarriers = { readonly subtotal: Cents; readonly refs: string; readonly postalCode: string | undefined }
type AskedOrders = { readonly page: number; readonly limit: number; readonly isWithoutVoucher: boolean }

const ALREADY_SAID = {
  paymentMethod: undefined,
  lines: undefined,
  address: undefined,
  carrierKey: undefined,
  shownTotal: undefined,
  invoice: undefined,
}

/** What it takes to buy and to follow an order; arrives with the pages that need it. */
export const orderCalls = (locale: Locale) => {
  const call = callAsCustomer(locale)
  return {
    carriers: (query: AskedCarriers) => call(listCarriers, { query }),
    paymentForms: () => call(listPaymentForms),
    /** The id names the purchase, so every delivery may have a key of its own. */
    start: (asked: AskedPurchase) => call(startCheckout, { body: asked }),
    stateOf: (id: string) => call(getCheckoutState, { params: { id } }),
    place: (checkoutId: string, transactionId: string) =>
      call(placeOrder, { body: { ...ALREADY_SAID, checkoutId, transactionId }, key: checkoutId }),
    orders: (query: AskedOrders) => call(listOrders, { query }),
    order: (folio: string) => call(findOrder, { query: { folio } }),
    cancel: (folio: string) => call(cancelOrder, { body: { folio } }),
  }
}

export type OrderCalls = ReturnType<typeof orderCalls>
