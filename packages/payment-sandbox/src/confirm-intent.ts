import { declineIntent, payIntent } from './decide-intent.ts'
import { type FormFields, fieldsAt, textAt } from './form-body.ts'
import { issueVoucher } from './issue-voucher.ts'
import { cardFailure, invalidRequest, SandboxError, unexpectedState } from './sandbox-error.ts'
import type { Till } from './sandbox-till.ts'
import type { Intent, KeptIntent } from './stripe-objects.ts'
import { type CardOutcome, TEST_CARDS, wrongCardField } from './test-cards.ts'

/** Tries to pay. A declined card leaves the intent open for another one, and is answered with 402. */
export async function confirmIntent(till: Till, kept: KeptIntent, fields: FormFields): Promise<Intent> {
  const { intent } = kept
  // Who left the bank's window may try again, with another card too.
  const isOpen = intent.status === 'requires_payment_method' || (intent.status === 'requires_action' && kept.method === 'card')
  if (!isOpen) throw unexpectedState(intent, 'confirm')
  const type = textAt(fields, 'payment_method_data', 'type')
  if (!type) throw invalidRequest('You must provide a payment method.', 'parameter_missing', 'payment_method_data')
  if (!intent.payment_method_types.includes(type))
    throw invalidRequest(`This PaymentIntent does not allow ${type}.`, 'payment_intent_incompatible_payment_method', 'payment_method_data')
  if (type === 'oxxo') return issueVoucher(till, kept, fields)
  return chargeCard(till, { ...kept, method: 'card' }, fieldsAt(fields, 'payment_method_data', 'card'))
}

async function chargeCard(till: Till, kept: KeptIntent, card: FormFields): Promise<Intent> {
  const number = (textAt(card, 'number') ?? '').replace(/\s/g, '')
  const typed = { number, month: Number(textAt(card, 'exp_month')), year: Number(textAt(card, 'exp_year')), cvc: textAt(card, 'cvc') ?? '' }
  const wrong = wrongCardField(typed, till.now)
  // Nothing is saved here: a number that is no test card must leave no trace.
  if (wrong) throw new SandboxError(402, cardFailure(wrong), kept.intent)
  const outcome = TEST_CARDS[number]?.outcome
  if (!outcome) throw invalidRequest('PRUEBA: only test cards.', 'incorrect_number')
  if (outcome.kind !== 'authenticates') return applyOutcome(till, kept, outcome)
  const intent: Intent = {
    ...kept.intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${till.publicUrl}/sandbox/3ds?payment_intent=${kept.intent.id}` },
    },
  }
  await till.saveIntent({ ...kept, intent, afterAuthentication: outcome.afterBank })
  await till.emit('payment_intent.requires_action', intent)
  return intent
}

/** The bank's answer about its customer. Whoever merely closes the window has said nothing: the intent still waits. */
export async function authenticateIntent(till: Till, kept: KeptIntent, outcome: string | undefined): Promise<Intent> {
  const { intent, afterAuthentication } = kept
  if (intent.status !== 'requires_action' || !afterAuthentication) throw unexpectedState(intent, 'authenticate')
  if (outcome !== 'authorised' && outcome !== 'refused') throw invalidRequest('outcome is authorised or refused', undefined, 'outcome')
  const next: KeptIntent = { ...kept, afterAuthentication: null }
  if (outcome === 'refused') return declineIntent(till, next, cardFailure('payment_intent_authentication_failure'))
  return applyOutcome(till, next, afterAuthentication)
}

function applyOutcome(till: Till, kept: KeptIntent, outcome: CardOutcome): Promise<Intent> {
  if (till.switches.isDeciding) return keepDeciding(till, kept)
  if (outcome.kind === 'succeeds') return payIntent(till, { ...kept, afterwards: outcome.afterwards ?? null })
  if (outcome.kind === 'declined') return declineIntent(till, kept, cardFailure(outcome.code, outcome.declineCode))
  throw new Error('A card authenticates once')
}

async function keepDeciding(till: Till, kept: KeptIntent): Promise<Intent> {
  const intent: Intent = { ...kept.intent, status: 'processing', last_payment_error: null, next_action: null }
  await till.saveIntent({ ...kept, intent })
  await till.emit('payment_intent.processing', intent)
  return intent
}
