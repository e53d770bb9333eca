import type { Cents } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

/** A way of paying that the shop offers now, as a shopper is told about it. */
export type PaymentForm = {
  readonly method: PaymentMethod
  readonly label: string
  readonly instructions: string
  readonly least: Cents
  readonly most: Cents | undefined
  /** For cards: what the payment page loads. */
  readonly page: { readonly publishableKey: string; readonly scriptUrl: string; readonly isTest: boolean } | undefined
  /** For transfers: where the money goes. */
  readonly account: BankAccount | undefined
}

export type BankAccount = { readonly bank: string; readonly clabe: string; readonly holder: string; readonly reference: string }

/** Which provider is connected, proved by a call that changes nothing. */
export type PaymentConnection = { readonly provider: 'stripe' | 'sandbox'; readonly isLive: boolean; readonly apiVersion: string }

/** How to pay here, in words; outside live mode also with what one can try. */
export type PaymentGuide = {
  readonly isLive: boolean
  readonly steps: readonly string[]
  readonly testCards: readonly { readonly number: string; readonly outcome: string }[]
  readonly testVouchers: readonly { readonly email: string; readonly outcome: string }[]
}
