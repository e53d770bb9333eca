import { declineIntent, payIntent } from './decide-intent.ts'
import type { Till } from './sandbox-till.ts'
import type { Intent, KeptIntent } from './stripe-objects.ts'

/** A store reports late: an unpaid voucher is known to be unpaid only some time after it expired. */
const REPORT_MS = 5_000

/** Paid in time, though perhaps reported after it expired. Says nothing about a voucher that was decided already. */
export async function payVoucher(till: Till, kept: KeptIntent): Promise<Intent> {
  return isOpen(kept) ? payIntent(till, kept) : kept.intent
}

/** It can no longer be paid, and nobody knows yet whether it was. */
export async function expireVoucher(till: Till, kept: KeptIntent): Promise<Intent> {
  if (kept.intent.status !== 'requires_action' || kept.method !== 'oxxo') return kept.intent
  const intent: Intent = { ...kept.intent, status: 'processing', next_action: null }
  await till.saveIntent({ ...kept, intent })
  await till.emit('payment_intent.processing', intent)
  await till.plan({ kind: 'fail-voucher', intentId: intent.id }, REPORT_MS)
  return intent
}

export async function failVoucher(till: Till, kept: KeptIntent): Promise<Intent> {
  return isOpen(kept)
    ? declineIntent(till, kept, {
        type: 'invalid_request_error',
        code: 'payment_intent_payment_attempt_expired',
        message: 'PRUEBA: the voucher expired unpaid.',
      })
    : kept.intent
}

function isOpen({ method, intent: { status } }: KeptIntent): boolean {
  return method === 'oxxo' && (status === 'requires_action' || status === 'processing')
}
