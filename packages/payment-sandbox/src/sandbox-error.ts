import type { Intent, StripeFailure } from './stripe-objects.ts'

/** A refusal in the provider's own shape. */
export class SandboxError extends Error {
  readonly status: number
  readonly failure: StripeFailure
  readonly intent: Intent | undefined
  constructor(status: number, failure: StripeFailure, intent?: Intent) {
    super(failure.message)
    this.status = status
    this.failure = failure
    this.intent = intent
  }
}

export const errorBody = ({ failure, intent }: SandboxError) => ({
  error: {
    ...failure,
    ...(failure.code ? { doc_url: `https://stripe.com/docs/error-codes/${failure.code.replaceAll('_', '-')}` } : {}),
    ...(intent ? { payment_intent: intent } : {}),
  },
})

export const invalidRequest = (message: string, code?: string, param?: string): SandboxError =>
  new SandboxError(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}), ...(param ? { param } : {}) })

export const missingObject = (kind: string, id: string): SandboxError =>
  new SandboxError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param: 'id' })

export const unexpectedState = (intent: Intent, doing: string): SandboxError =>
  new SandboxError(
    400,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot ${doing} this PaymentIntent because it has a status of ${intent.status}.`,
    },
    intent,
  )

export const cardFailure = (code: string, declineCode?: string): StripeFailure => ({
  type: 'card_error',
  code,
  message: 'PRUEBA: the test card was refused, as it is meant to be.',
  ...(declineCode ? { decline_code: declineCode } : {}),
})
