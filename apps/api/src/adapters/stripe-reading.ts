import type { ProviderFailure } from '@shop/domain/card-problem'
import { type Cents, cents } from '@shop/domain/money'
import type Stripe from 'stripe'
import { MalformedEvent } from '../ports/payment-failures.ts'
import type {
  EventSubject,
  FraudWarning,
  IntentState,
  PaymentEvent,
  PaymentIntent,
  Refund,
  ToldDispute,
  Voucher,
} from '../ports/payment-provider.ts'

/** Stripe's objects as the shop knows them. */
export function intentOf(intent: Stripe.PaymentIntent): PaymentIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    methods: intent.payment_method_types,
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    currency: intent.currency,
    isLive: intent.livemode,
    metadata: intent.metadata,
    createdAt: timeOf(intent.created),
    state: stateOf(intent),
  }
}

export function refundOf(refund: Stripe.Refund): Refund {
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    amount: cents(refund.amount),
    status: REFUND_STATES.find((status) => status === refund.status) ?? 'pending',
    failureReason: refund.failure_reason,
    pendingReason: refund.pending_reason,
    metadata: refund.metadata ?? {},
  }
}

export function disputeOf(dispute: Stripe.Dispute): ToldDispute {
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    status: dispute.status,
    kind: dispute.payment_method_details?.card?.case_type ?? '',
    reason: dispute.reason,
    amount: cents(dispute.amount),
    // 0 when the bank takes no answer.
    evidenceDueAt: dispute.evidence_details.due_by ? timeOf(dispute.evidence_details.due_by) : undefined,
    hasEvidence: dispute.evidence_details.has_evidence || dispute.evidence_details.submission_count > 0,
    isRefundable: dispute.is_charge_refundable,
    balance: sumOf(dispute.balance_transactions.map(({ amount }) => amount)),
    fee: sumOf(dispute.balance_transactions.map(({ fee }) => fee)),
    openedAt: timeOf(dispute.created),
  }
}

export function warningOf(warning: Stripe.Radar.EarlyFraudWarning): FraudWarning {
  return {
    id: warning.id,
    intentId: idOf(warning.payment_intent),
    kind: warning.fraud_type,
    isActionable: warning.actionable,
  }
}

export function eventOf(event: Stripe.Event): PaymentEvent {
  const about = subjectOf(event)
  // What it is about is read again at the provider, and without a name nobody can.
  if (about.kind !== 'other' && idOf(event.data.object as { readonly id: string }) === undefined)
    throw new MalformedEvent(`An event ${event.type} about nothing`)
  return { id: event.id, type: event.type, isLive: event.livemode, createdAt: timeOf(event.created), about }
}

const REFUND_STATES = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const

function stateOf(intent: Stripe.PaymentIntent): IntentState {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'succeeded', paidAt: timeOf(paidAt(intent)) }
    case 'processing':
      return { kind: 'processing' }
    case 'canceled':
      return { kind: 'canceled' }
    case 'requires_action':
      return { kind: 'requires_action', voucher: voucherOf(intent) }
    default:
      return { kind: 'requires_payment_method', failure: lastFailure(intent) }
  }
}

/** The charge knows when the money came; the intent only when it was opened. */
function paidAt({ latest_charge, created }: Stripe.PaymentIntent): number {
  return typeof latest_charge === 'object' && latest_charge ? latest_charge.created : created
}

function lastFailure({ last_payment_error: error }: Stripe.PaymentIntent): ProviderFailure | undefined {
  return error ? { declineCode: error.decline_code, code: error.code, type: error.type } : undefined
}

function voucherOf({ next_action }: Stripe.PaymentIntent): Voucher | undefined {
  const details = next_action?.oxxo_display_details
  if (!details?.number || !details.hosted_voucher_url || !details.expires_after) return undefined
  return { number: details.number, url: details.hosted_voucher_url, expiresAt: timeOf(details.expires_after) }
}

function subjectOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
      return { kind: 'intent', intentId: event.data.object.id, metadata: event.data.object.metadata }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refund', refundId: event.data.object.id, intentId: idOf(event.data.object.payment_intent) }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { kind: 'dispute', disputeId: event.data.object.id, intentId: idOf(event.data.object.payment_intent) }
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
      return { kind: 'warning', warningId: event.data.object.id, intentId: idOf(event.data.object.payment_intent) }
    case 'charge.refunded': {
      const intentId = idOf(event.data.object.payment_intent)
      return intentId ? { kind: 'intent', intentId, metadata: {} } : { kind: 'other' }
    }
    default:
      return { kind: 'other' }
  }
}

function idOf(one: string | { readonly id: string } | null | undefined): string | undefined {
  return (typeof one === 'string' ? one : one?.id) ?? undefined
}

function sumOf(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

function timeOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
