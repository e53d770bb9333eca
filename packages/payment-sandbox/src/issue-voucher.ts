import { randomInt } from 'node:crypto'
import { isNameForOxxo, voucherExpiry } from '@shop/domain/payment-method'
import { type FormFields, textAt } from './form-body.ts'
import { invalidRequest } from './sandbox-error.ts'
import type { Till } from './sandbox-till.ts'
import { type Intent, type KeptIntent, secondsOf, type VoucherDetails } from './stripe-objects.ts'

const THREE_MINUTES_MS = 180_000
const AT_ONCE_MS = 1_000

export async function issueVoucher(till: Till, kept: KeptIntent, fields: FormFields): Promise<Intent> {
  const name = textAt(fields, 'payment_method_data', 'billing_details', 'name') ?? ''
  const email = textAt(fields, 'payment_method_data', 'billing_details', 'email') ?? ''
  if (!isNameForOxxo(name))
    throw invalidRequest('OXXO needs a first and a last name.', 'payment_method_invalid_parameter', 'billing_details[name]')
  if (!email.includes('@')) throw invalidRequest('Invalid email address.', 'email_invalid', 'billing_details[email]')
  const days = Number(textAt(fields, 'payment_method_options', 'oxxo', 'expires_after_days') ?? 3)
  if (!(Number.isInteger(days) && days >= 1 && days <= 7))
    throw invalidRequest(
      'expires_after_days must be from 1 to 7.',
      'parameter_invalid_integer',
      'payment_method_options[oxxo][expires_after_days]',
    )
  // Four zeros in front: no store's till takes it.
  const number = `0000${String(randomInt(10 ** 10)).padStart(10, '0')}`
  const expiresAt = voucherExpiry(till.now, days)
  const voucher: VoucherDetails = {
    number,
    hosted_voucher_url: `${till.publicUrl}/sandbox/oxxo/${number}`,
    expires_after: secondsOf(expiresAt),
  }
  const intent: Intent = {
    ...kept.intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: { type: 'oxxo_display_details', oxxo_display_details: voucher },
  }
  await till.saveIntent({ ...kept, intent, method: 'oxxo', voucher, payer: { name, email } })
  await till.emit('payment_intent.requires_action', intent)
  await planFate(till, intent.id, email, expiresAt)
  return intent
}

/** The address decides what becomes of a voucher, as in the provider's test mode. */
async function planFate(till: Till, intentId: string, email: string, expiresAt: Date): Promise<void> {
  const untilExpiry = expiresAt.getTime() - till.now.getTime()
  if (email.includes('succeed_immediately@')) return till.plan({ kind: 'pay-voucher', intentId }, AT_ONCE_MS)
  if (email.includes('expire_immediately@')) return till.plan({ kind: 'expire-voucher', intentId }, AT_ONCE_MS)
  if (email.includes('expire_with_delay@')) return till.plan({ kind: 'expire-voucher', intentId }, THREE_MINUTES_MS)
  await till.plan({ kind: 'expire-voucher', intentId }, untilExpiry)
  if (!email.includes('fill_never@')) await till.plan({ kind: 'pay-voucher', intentId }, THREE_MINUTES_MS)
}
