import { type FormFields, textAt } from './form-body.ts'
import { refuseUnknown } from './known-parameters.ts'
import { unexpectedState } from './sandbox-error.ts'
import type { Till } from './sandbox-till.ts'
import { type Intent, type KeptIntent, secondsOf } from './stripe-objects.ts'

/** A voucher that somebody may be paying at this moment cannot be taken back. */
export async function cancelIntent(till: Till, kept: KeptIntent, fields: FormFields): Promise<Intent> {
  refuseUnknown('cancel', fields)
  const { intent, method } = kept
  const isCancelable = intent.status === 'requires_payment_method' || (intent.status === 'requires_action' && method === 'card')
  if (!isCancelable) throw unexpectedState(intent, 'cancel')
  const canceled: Intent = {
    ...intent,
    status: 'canceled',
    next_action: null,
    canceled_at: secondsOf(till.now),
    cancellation_reason: textAt(fields, 'cancellation_reason') ?? null,
  }
  await till.saveIntent({ ...kept, intent: canceled, afterAuthentication: null })
  await till.emit('payment_intent.canceled', canceled)
  return canceled
}
