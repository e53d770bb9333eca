import { readMetadata } from './create-intent.ts'
import { refundEndsInquiry, refuseDisputed } from './dispute-charge.ts'
import { type FormFields, textAt } from './form-body.ts'
import { refuseUnknown } from './known-parameters.ts'
import { moveForFailedRefund, moveForRefund } from './move-balance.ts'
import { invalidRequest, missingObject } from './sandbox-error.ts'
import { newId, type Till } from './sandbox-till.ts'
import { type Charge, type KeptIntent, type Refund, secondsOf } from './stripe-objects.ts'

const SOON_MS = 2_000

export async function createRefund(till: Till, fields: FormFields): Promise<Refund> {
  refuseUnknown('refund', fields)
  const intentId = textAt(fields, 'payment_intent') ?? ''
  const kept = await till.findIntent(intentId)
  if (!kept) throw missingObject('payment_intent', intentId)
  const charge = await refundableCharge(till, kept)
  await refuseDisputed(till, charge)
  const left = charge.amount - charge.amount_refunded
  if (left === 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = readAmount(textAt(fields, 'amount'), left)
  const isPending = kept.afterwards === 'refund-pending'
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: secondsOf(till.now),
    currency: charge.currency,
    metadata: readMetadata(fields),
    payment_intent: intentId,
    reason: textAt(fields, 'reason') ?? null,
    status: isPending ? 'pending' : 'succeeded',
  }
  await till.saveRefund(refund)
  await moveForRefund(till, refund)
  await recordRefunded(till, charge, amount)
  await till.emit('refund.created', refund)
  if (isPending) await till.plan({ kind: 'refund-succeeds', refundId: refund.id }, SOON_MS)
  if (kept.afterwards === 'refund-fails') await till.plan({ kind: 'refund-fails', refundId: refund.id }, SOON_MS)
  return refund
}

export async function completeRefund(till: Till, refund: Refund): Promise<void> {
  if (refund.status !== 'pending') return
  const done: Refund = { ...refund, status: 'succeeded' }
  await till.saveRefund(done)
  await till.emit('refund.updated', done)
}

/** A refund can fail after it succeeded: the bank sends the money back. */
export async function failRefund(till: Till, refund: Refund): Promise<void> {
  if (refund.status === 'failed') return
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  await till.saveRefund(failed)
  await moveForFailedRefund(till, failed)
  const charge = await till.findCharge(refund.charge)
  if (charge) await till.saveCharge({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
  await till.emit('refund.failed', failed)
}

async function refundableCharge(till: Till, { intent, method }: KeptIntent): Promise<Charge> {
  const charge = intent.latest_charge ? await till.findCharge(intent.latest_charge) : undefined
  if (!charge)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', 'charge_not_refundable', 'payment_intent')
  if (method === 'oxxo') throw invalidRequest('Charges made with OXXO cannot be refunded.', 'charge_not_refundable', 'payment_intent')
  return charge
}

function readAmount(typed: string | undefined, left: number): number {
  if (typed === undefined) return left
  if (!/^\d+$/.test(typed) || Number(typed) === 0)
    throw invalidRequest(`Invalid positive integer: ${typed}`, 'parameter_invalid_integer', 'amount')
  if (Number(typed) > left)
    throw invalidRequest('Refund amount is greater than the unrefunded amount of the charge.', 'amount_too_large', 'amount')
  return Number(typed)
}

async function recordRefunded(till: Till, charge: Charge, amount: number): Promise<void> {
  const refunded = charge.amount_refunded + amount
  const updated: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
  await till.saveCharge(updated)
  await till.emit('charge.refunded', updated)
  if (updated.refunded) await refundEndsInquiry(till, updated)
}
