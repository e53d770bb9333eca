import type { Afterwards, CardOutcome } from './test-cards.ts'

/** The provider's objects as its API writes them, as far as the shop reads them. */
type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

export type StripeFailure = {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'authentication_error' | 'api_error' | 'rate_limit_error'
  readonly code?: string
  readonly decline_code?: string
  readonly message: string
  readonly param?: string
  readonly doc_url?: string
}

export type Intent = {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly amount_received: number
  readonly currency: string
  readonly status: IntentStatus
  readonly client_secret: string
  readonly created: number
  readonly livemode: false
  readonly metadata: Readonly<Record<string, string>>
  readonly allowed_payment_method_types: readonly string[]
  readonly payment_method_types: readonly string[]
  readonly last_payment_error: StripeFailure | null
  readonly next_action: NextAction | null
  readonly latest_charge: string | null
  readonly receipt_email: string | null
  readonly description: string | null
  readonly statement_descriptor_suffix: string | null
  readonly canceled_at: number | null
  readonly cancellation_reason: string | null
}

type NextAction =
  | { readonly type: 'use_stripe_sdk'; readonly use_stripe_sdk: { readonly type: 'three_d_secure_redirect'; readonly stripe_js: string } }
  | { readonly type: 'oxxo_display_details'; readonly oxxo_display_details: VoucherDetails }

export type VoucherDetails = { readonly number: string; readonly hosted_voucher_url: string; readonly expires_after: number }

export type Charge = {
  readonly id: string
  readonly object: 'charge'
  readonly amount: number
  readonly amount_refunded: number
  readonly created: number
  readonly currency: string
  readonly livemode: false
  readonly payment_intent: string
  readonly refunded: boolean
  /** Copied from its intent. */
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_method_details: { readonly type: 'card' | 'oxxo' }
}

export type Refund = {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly charge: string
  readonly created: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_intent: string
  readonly reason: string | null
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly failure_reason?: string
}

export type DisputeReason = 'fraudulent' | 'product_not_received'

export type Dispute = {
  readonly id: string
  readonly object: 'dispute'
  readonly amount: number
  readonly balance_transactions: readonly BalanceTransaction[]
  readonly charge: string
  readonly created: number
  readonly currency: string
  readonly evidence_details: {
    readonly due_by: number | null
    readonly has_evidence: boolean
    readonly past_due: boolean
    readonly submission_count: number
  }
  readonly is_charge_refundable: boolean
  readonly livemode: false
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_intent: string
  readonly payment_method_details: { readonly type: 'card'; readonly card: { readonly case_type: 'inquiry' | 'chargeback' } }
  readonly reason: DisputeReason
  readonly status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost'
}

/** The card's network says that a payment was fraud, before anybody disputes it. */
export type EarlyFraudWarning = {
  readonly id: string
  readonly object: 'radar.early_fraud_warning'
  readonly actionable: boolean
  readonly charge: string
  readonly created: number
  readonly fraud_type: string
  readonly livemode: false
  readonly payment_intent: string
}

/** One movement of the account's balance; `source` names what it came from. */
export type BalanceTransaction = {
  readonly id: string
  readonly object: 'balance_transaction'
  readonly amount: number
  readonly fee: number
  readonly net: number
  readonly currency: string
  readonly created: number
  readonly available_on: number
  readonly type: 'charge' | 'payment' | 'refund' | 'refund_failure' | 'adjustment' | 'payout' | 'payout_failure'
  readonly reporting_category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal' | 'payout' | 'payout_reversal'
  readonly source: string
  /** Which payout took it to the bank; the provider keeps that to itself. */
  readonly payout?: string
}

export type Payout = {
  readonly id: string
  readonly object: 'payout'
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly arrival_date: number
  readonly automatic: true
  readonly livemode: false
  readonly status: 'paid' | 'failed'
  readonly failure_code: string | null
  readonly reconciliation_status: 'completed'
  readonly trace_id: { readonly status: 'supported'; readonly value: string }
}

export type StripeEvent = {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: false
  readonly type: string
  readonly data: { readonly object: unknown }
}

/** What the sandbox keeps of an intent beside what it shows: never a card number. */
export type KeptIntent = {
  readonly intent: Intent
  readonly method: 'card' | 'oxxo' | null
  /** What happens once the bank has let the customer through. */
  readonly afterAuthentication: CardOutcome | null
  readonly voucher: VoucherDetails | null
  readonly payer: { readonly name: string; readonly email: string } | null
  /** What becomes of the money later. */
  readonly afterwards: Afterwards | null
}

export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
