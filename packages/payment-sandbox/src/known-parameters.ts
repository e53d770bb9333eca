import type { FormFields } from './form-body.ts'
import { invalidRequest } from './sandbox-error.ts'

const COMMON = ['expand']
const KNOWN = {
  create: [
    'amount',
    'currency',
    'allowed_payment_method_types',
    'metadata',
    'receipt_email',
    'description',
    'statement_descriptor_suffix',
    'confirm',
    'payment_method_data',
    'payment_method_options',
  ],
  confirm: ['client_secret', 'payment_method_data', 'payment_method_options', 'return_url'],
  authenticate: ['client_secret', 'outcome'],
  cancel: ['cancellation_reason'],
  refund: ['payment_intent', 'amount', 'reason', 'metadata'],
  list: ['created', 'limit', 'starting_after'],
  refunds: ['created', 'limit', 'starting_after', 'payment_intent'],
  movements: ['created', 'limit', 'starting_after', 'payout'],
} as const

/** The provider refuses what it does not know; so does the sandbox, or a misspelt parameter would be found out in production. */
export function refuseUnknown(operation: keyof typeof KNOWN, fields: FormFields): void {
  if ('payment_method_types' in fields)
    throw invalidRequest(
      'payment_method_types is no longer supported. Use allowed_payment_method_types.',
      'payment_method_types_no_longer_supported',
      'payment_method_types',
    )
  const known: readonly string[] = [...COMMON, ...KNOWN[operation]]
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown !== undefined) throw invalidRequest(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown)
}
