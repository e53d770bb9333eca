import { randomBytes } from 'node:crypto'
import { confirmIntent } from './confirm-intent.ts'
import { type FormFields, fieldsAt, listAt, textAt } from './form-body.ts'
import { refuseUnknown } from './known-parameters.ts'
import { invalidRequest } from './sandbox-error.ts'
import { newId, type Till } from './sandbox-till.ts'
import { type Intent, type KeptIntent, secondsOf } from './stripe-objects.ts'

const LEAST = 1_000
const MOST = 99_999_999
const MOST_BY_OXXO = 1_000_000
const MOST_METADATA = 50

export async function createIntent(till: Till, fields: FormFields): Promise<Intent> {
  refuseUnknown('create', fields)
  const amount = readAmount(textAt(fields, 'amount'))
  const currency = textAt(fields, 'currency') ?? ''
  if (currency !== 'mxn') throw invalidRequest(`The sandbox knows only mxn, not ${currency}`, 'payment_intent_invalid_currency', 'currency')
  const allowed = listAt(fields, 'allowed_payment_method_types')
  const id = newId('pi')
  const kept: KeptIntent = {
    intent: {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(16).toString('hex')}`,
      created: secondsOf(till.now),
      livemode: false,
      metadata: readMetadata(fields),
      allowed_payment_method_types: allowed,
      // What does not fit is left out without a word, as the provider does.
      payment_method_types: allowed.filter((type) => fits(type, amount, till)),
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
      receipt_email: textAt(fields, 'receipt_email') ?? null,
      description: textAt(fields, 'description') ?? null,
      statement_descriptor_suffix: textAt(fields, 'statement_descriptor_suffix') ?? null,
      canceled_at: null,
      cancellation_reason: null,
    },
    method: null,
    afterAuthentication: null,
    voucher: null,
    payer: null,
    afterwards: null,
  }
  await till.saveIntent(kept)
  const type = textAt(fields, 'payment_method_data', 'type')
  if (textAt(fields, 'confirm') !== 'true' || !kept.intent.payment_method_types.includes(type ?? '')) return kept.intent
  return confirmIntent(till, kept, fields)
}

export function readMetadata(fields: FormFields): Record<string, string> {
  const entries = Object.entries(fieldsAt(fields, 'metadata')).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (entries.length > MOST_METADATA || entries.some(([name, value]) => name.length > 40 || value.length > 500))
    throw invalidRequest('Metadata has up to 50 keys of up to 40 characters, with values of up to 500.', undefined, 'metadata')
  return Object.fromEntries(entries)
}

function readAmount(typed: string | undefined): number {
  if (typed === undefined) throw invalidRequest('Missing required param: amount.', 'parameter_missing', 'amount')
  if (!/^\d+$/.test(typed)) throw invalidRequest(`Invalid integer: ${typed}`, 'parameter_invalid_integer', 'amount')
  if (Number(typed) < LEAST) throw invalidRequest('Amount must be at least $10.00 mxn.', 'amount_too_small', 'amount')
  if (Number(typed) > MOST) throw invalidRequest('Amount must be no more than $999,999.99 mxn.', 'amount_too_large', 'amount')
  return Number(typed)
}

function fits(type: string, amount: number, { switches }: Till): boolean {
  if (type === 'card') return true
  return type === 'oxxo' && amount <= MOST_BY_OXXO && !switches.isOxxoInactive
}
