import type { ProviderFailure } from '@shop/domain/card-problem'
import type { Dispute } from '@shop/domain/dispute'
import type { Cents } from '@shop/domain/money'
import type { Between, ProviderLedger } from './provider-ledger.ts'

/** Takes money for the shop, and gives it back. All amounts are pesos, in centavos. */
export type PaymentProvider = ProviderLedger & {
  /** Kept with every payment: an event or a payment of one provider never settles one of the other. */
  readonly name: ProviderName
  readonly isLive: boolean
  /** What the payment page needs to know: nothing of it is secret. Absent where nobody pays by card. */
  readonly page: PaymentPage | undefined
  /** Opens a card payment that the shopper's browser confirms with the client secret. */
  readonly openCardIntent: (asked: AskedIntent) => Promise<PaymentIntent>
  /** Opens and confirms in one step: the answer has the voucher. */
  readonly openOxxoIntent: (asked: AskedOxxoIntent) => Promise<PaymentIntent>
  readonly readIntent: (id: string) => Promise<PaymentIntent>
  /** The intent afterwards: canceled, or whatever it is that can no longer be canceled. */
  readonly cancelIntent: (id: string, idempotencyKey: string) => Promise<PaymentIntent>
  readonly refund: (asked: AskedRefund) => Promise<Refund>
  readonly readRefund: (id: string) => Promise<Refund>
  readonly readDispute: (id: string) => Promise<ToldDispute>
  readonly readWarning: (id: string) => Promise<FraudWarning>
  /** All that went back of an intent, whoever asked for it. */
  readonly listRefundsOf: (intentId: string) => Promise<readonly Refund[]>
  /** By when they were made, newest first; one that fails weeks later is a movement of that day. */
  readonly listRefunds: (between: Between) => AsyncIterable<Refund>
  /** Throws ForgedEvent unless the signature is the provider's and fresh. */
  readonly readEvent: (rawBody: Buffer, signature: string | undefined) => PaymentEvent
  /** One call that changes nothing; throws a payment failure when there is no connection. */
  readonly proveConnection: () => Promise<{ readonly apiVersion: string; readonly isLive: boolean }>
}

/** `none` where the shop takes transfers only: it is asked nothing, and no payment is its own. */
export type ProviderName = 'stripe' | 'sandbox' | 'none'
type PaymentPage = { readonly publishableKey: string; readonly scriptUrl: string }

export type AskedIntent = {
  readonly amount: Cents
  /** The same key and the same question get the same intent, even after a time-out. Another amount or method takes another key. */
  readonly idempotencyKey: string
  /** Ids only; names, addresses and plates do not belong to the provider. */
  readonly metadata: Readonly<Record<string, string>>
  readonly description: string
  readonly receiptEmail?: string | undefined
}

type AskedOxxoIntent = AskedIntent & {
  readonly payer: { readonly name: string; readonly email: string }
  /** Days until the voucher expires, 1 to 7. */
  readonly voucherDays: number
}

export type AskedRefund = {
  readonly intentId: string
  readonly amount: Cents
  readonly idempotencyKey: string
  readonly reason: 'duplicate' | 'requested_by_customer'
  readonly metadata: Readonly<Record<string, string>>
}

export type PaymentIntent = {
  readonly id: string
  readonly clientSecret: string
  readonly methods: readonly string[]
  readonly amount: Cents
  readonly amountReceived: Cents
  readonly currency: string
  readonly isLive: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly createdAt: Date
  readonly state: IntentState
}

export type IntentState =
  /** Nobody paid yet; `failure` tells why the last try did not work. */
  | { readonly kind: 'requires_payment_method'; readonly failure: ProviderFailure | undefined }
  /** The shopper has to do something: pass the bank's check, or pay the voucher. */
  | { readonly kind: 'requires_action'; readonly voucher: Voucher | undefined }
  | { readonly kind: 'processing' }
  | { readonly kind: 'succeeded'; readonly paidAt: Date }
  | { readonly kind: 'canceled' }

export type Voucher = { readonly number: string; readonly url: string; readonly expiresAt: Date }

export type Refund = {
  readonly id: string
  readonly intentId: string | undefined
  readonly amount: Cents
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  /** Why it failed, and why it waits. */
  readonly failureReason?: string | undefined
  readonly pendingReason?: string | undefined
  readonly metadata: Readonly<Record<string, string>>
}

/** A dispute in the provider's words; what they mean for goods and books is the shop's to say. */
export type ToldDispute = Omit<Dispute, 'standing' | 'closedAt'> & { readonly intentId: string | undefined }

/** The card's network takes a payment for fraud, and nobody has asked for the money yet. */
export type FraudWarning = {
  readonly id: string
  readonly intentId: string | undefined
  readonly kind: string
  /** False once it became a dispute, or the money is back. */
  readonly isActionable: boolean
}

/** A hint that something happened. For money, read the object itself: events come twice, late, and in any order. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly isLive: boolean
  readonly createdAt: Date
  readonly about: EventSubject
}

export type EventSubject =
  | { readonly kind: 'intent'; readonly intentId: string; readonly metadata: Readonly<Record<string, string>> }
  | { readonly kind: 'refund'; readonly refundId: string; readonly intentId: string | undefined }
  | { readonly kind: 'dispute'; readonly disputeId: string; readonly intentId: string | undefined }
  | { readonly kind: 'warning'; readonly warningId: string; readonly intentId: string | undefined }
  | { readonly kind: 'other' }
