import { moveForCharge } from './move-balance.ts'
import { newId, type Till } from './sandbox-till.ts'
import { type Charge, type Intent, type KeptIntent, type StripeFailure, secondsOf } from './stripe-objects.ts'
import { isTroubled } from './test-cards.ts'

const SOON_MS = 2_000

export async function payIntent(till: Till, kept: KeptIntent): Promise<Intent> {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: kept.intent.amount,
    amount_refunded: 0,
    created: secondsOf(till.now),
    currency: kept.intent.currency,
    livemode: false,
    payment_intent: kept.intent.id,
    refunded: false,
    metadata: kept.intent.metadata,
    payment_method_details: { type: kept.method ?? 'card' },
  }
  const intent: Intent = {
    ...kept.intent,
    status: 'succeeded',
    amount_received: kept.intent.amount,
    last_payment_error: null,
    next_action: null,
    latest_charge: charge.id,
  }
  await till.saveCharge(charge)
  await moveForCharge(till, charge)
  await till.saveIntent({ ...kept, intent })
  await till.emit('payment_intent.succeeded', intent)
  if (isTroubled(kept.afterwards)) await till.plan({ kind: 'dispute', chargeId: charge.id, afterwards: kept.afterwards }, SOON_MS)
  return intent
}

/** The declined intent; the caller answers 402 with it. What happened must be kept, so it cannot be thrown here. */
export async function declineIntent(till: Till, kept: KeptIntent, failure: StripeFailure): Promise<Intent> {
  const intent: Intent = { ...kept.intent, status: 'requires_payment_method', last_payment_error: failure, next_action: null }
  await till.saveIntent({ ...kept, intent })
  await till.emit('payment_intent.payment_failed', intent)
  return intent
}
