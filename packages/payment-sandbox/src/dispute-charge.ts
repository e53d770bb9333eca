import { invalidRequest } from './sandbox-error.ts'
import { newId, type Till } from './sandbox-till.ts'
import {
  type BalanceTransaction,
  type Charge,
  type Dispute,
  type DisputeReason,
  type EarlyFraudWarning,
  secondsOf,
} from './stripe-objects.ts'
import type { TroubledAfterwards } from './test-cards.ts'

const DAY_S = 86_400
const DAYS_TO_ANSWER = 9
/** What the provider takes for a chargeback, in centavos. */
const FEE = 30_000

/** What a test card brings some seconds after it paid. */
export function troubleCharge(till: Till, charge: Charge, afterwards: TroubledAfterwards = 'disputed'): Promise<void> {
  if (afterwards === 'fraud-warning') return warnOf(till, charge)
  if (afterwards === 'inquiry') return inquireAbout(till, charge)
  return chargeBack(till, charge, afterwards === 'not-received' ? 'product_not_received' : 'fraudulent')
}

/** The bank asks, and takes nothing yet. */
export async function inquireAbout(till: Till, charge: Charge, reason: DisputeReason = 'fraudulent'): Promise<void> {
  if (charge.refunded || (await till.findDisputeOf(charge.id))) return
  const dispute = newDispute(till, charge, reason)
  await till.saveDispute(dispute)
  await till.emit('charge.dispute.created', dispute)
  await dullWarning(till, charge)
}

/** The bank takes the money, after an inquiry or without one. */
export async function chargeBack(till: Till, charge: Charge, reason: DisputeReason = 'fraudulent'): Promise<void> {
  const before = await till.findDisputeOf(charge.id)
  if (charge.refunded || (before && before.status !== 'warning_needs_response')) return
  const asked = before ?? newDispute(till, charge, reason)
  const amount = charge.amount - charge.amount_refunded
  const dispute: Dispute = {
    ...asked,
    amount,
    status: 'needs_response',
    is_charge_refundable: false,
    payment_method_details: { type: 'card', card: { case_type: 'chargeback' } },
    balance_transactions: [await moveBalance(till, asked, 'dispute', -amount, FEE)],
  }
  await till.saveDispute(dispute)
  await till.emit(before ? 'charge.dispute.updated' : 'charge.dispute.created', dispute)
  await till.emit('charge.dispute.funds_withdrawn', dispute)
  await dullWarning(till, charge)
}

export async function loseDispute(till: Till, charge: Charge): Promise<void> {
  const dispute = await till.findDisputeOf(charge.id)
  if (dispute?.status !== 'needs_response') return
  const lost: Dispute = { ...dispute, status: 'lost' }
  await till.saveDispute(lost)
  await till.emit('charge.dispute.closed', lost)
}

/** Won, and the money comes back with its fee; a bank may even change its mind after it decided. */
export async function winDispute(till: Till, charge: Charge): Promise<void> {
  const dispute = await till.findDisputeOf(charge.id)
  if (dispute?.status !== 'needs_response' && dispute?.status !== 'lost') return
  const won: Dispute = {
    ...dispute,
    status: 'won',
    is_charge_refundable: true,
    balance_transactions: [...dispute.balance_transactions, await moveBalance(till, dispute, 'dispute_reversal', dispute.amount, -FEE)],
  }
  await till.saveDispute(won)
  await till.emit('charge.dispute.closed', won)
  await till.emit('charge.dispute.funds_reinstated', won)
}

export async function closeInquiry(till: Till, charge: Charge): Promise<void> {
  const dispute = await till.findDisputeOf(charge.id)
  if (dispute?.status !== 'warning_needs_response') return
  const closed: Dispute = { ...dispute, status: 'warning_closed' }
  await till.saveDispute(closed)
  await till.emit('charge.dispute.closed', closed)
}

export async function warnOf(till: Till, charge: Charge): Promise<void> {
  if (await till.findWarningOf(charge.id)) return
  const warning: EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && (await till.findDisputeOf(charge.id)) === undefined,
    charge: charge.id,
    created: secondsOf(till.now),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  }
  await till.saveWarning(warning)
  await till.emit('radar.early_fraud_warning.created', warning)
}

/** The provider gives nothing back of what a bank has taken. */
export async function refuseDisputed(till: Till, charge: Charge): Promise<void> {
  const dispute = await till.findDisputeOf(charge.id)
  if (dispute && !dispute.is_charge_refundable)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
}

/** Who has all of the money back has nothing left to ask for. */
export async function refundEndsInquiry(till: Till, charge: Charge): Promise<void> {
  await closeInquiry(till, charge)
  await dullWarning(till, charge)
}

function newDispute(till: Till, charge: Charge, reason: DisputeReason): Dispute {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: secondsOf(till.now),
    currency: charge.currency,
    evidence_details: { due_by: secondsOf(till.now) + DAYS_TO_ANSWER * DAY_S, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: { type: 'card', card: { case_type: 'inquiry' } },
    reason,
    status: 'warning_needs_response',
  }
}

async function moveBalance(
  till: Till,
  { id, currency }: Dispute,
  category: 'dispute' | 'dispute_reversal',
  amount: number,
  fee: number,
): Promise<BalanceTransaction> {
  const moved: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    fee,
    net: amount - fee,
    currency,
    created: secondsOf(till.now),
    available_on: secondsOf(till.now),
    type: 'adjustment',
    reporting_category: category,
    source: id,
  }
  await till.saveBalanceTransaction(moved)
  return moved
}

/** Nothing can be done about a warning any more once it has become a dispute, or the money is back. */
async function dullWarning(till: Till, charge: Charge): Promise<void> {
  const warning = await till.findWarningOf(charge.id)
  if (!warning?.actionable) return
  const dull: EarlyFraudWarning = { ...warning, actionable: false }
  await till.saveWarning(dull)
  await till.emit('radar.early_fraud_warning.updated', dull)
}
