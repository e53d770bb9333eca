import { getCheckoutState, startCheckout } from '@shop/contract/shop/checkout'
import { placeOrder } from '@shop/contract/shop/place-order'
import type { Address } from '@shop/domain/address'
import type { AskedLine } from '@shop/domain/cart'
import type { InvoiceData } from '@shop/domain/invoice'
import type { Locale } from '@shop/domain/locale'
import type { Cents } from '@shop/domain/money'
import type { Receiver } from '@shop/domain/order'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { callAsCustomer } from './call-as-customer.ts'

export type AskedPurchase = {
  readonly id: string
  readonly lines: readonly AskedLine[]
  readonly address: Address
  readonly receiver: Receiver | undefined
  readonly carrierKey: string
  readonly paymentMethod: PaymentMethod
  readonly shownTotal: Cents
  readonly invoice: InvoiceData | undefined
}

const ALREADY_SAID = {
  paymentMethod: undefined,
  lines: undefined,
  address: undefined,
  receiver: undefined,
  carrierKey: undefined,
  shownTotal: undefined,
  invoice: undefined,
}

/** What it takes to buy; arrives with the summary. */
export function purchaseCalls(locale: Locale) {
  const call = callAsCustomer(locale)
  return {
    /** The id names the purchase, so every delivery may have a key of its own. */
    start: (asked: AskedPurchase) => call(startCheckout, { body: asked }),
    stateOf: (id: string) => call(getCheckoutState, { params: { id } }),
    place: (checkoutId: string, transactionId: string) =>
      call(placeOrder, { body: { ...ALREADY_SAID, checkoutId, transactionId }, key: checkoutId }),
  }
}

export type PurchaseCalls = ReturnType<typeof purchaseCalls>
