import type { ProviderFailure } from './card-problem.ts'
import type { DeliveryDays } from './delivery-promise.ts'
import type { Cents } from './money.ts'
import type { BankAccount } from './payment-form.ts'
import type { PaymentMethod } from './payment-method.ts'

/** A frozen quote with its payment opened: what the page needs to let the shopper pay. */
export type StartedCheckout = {
  readonly id: string
  readonly transactionId: string
  readonly paymentMethod: PaymentMethod
  /** For cards: the browser confirms with it. */
  readonly clientSecret: string | undefined
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly total: Cents
  readonly delivery: DeliveryDays
  /** Until when the parts are put aside. */
  readonly heldUntil: Date
  readonly voucher: { readonly number: string; readonly url: string; readonly expiresAt: Date } | undefined
  readonly account: BankAccount | undefined
  /** There is an order already. */
  readonly folio: string | undefined
}

export type CheckoutState = {
  readonly id: string
  /** In review: it was paid, and somebody has to look at the payment before there is an order. */
  readonly progress: 'open' | 'processing' | 'in-review' | 'placed' | 'expired'
  readonly folio: string | undefined
  /** Why the last try to pay did not work. */
  readonly failure: ProviderFailure | undefined
}
