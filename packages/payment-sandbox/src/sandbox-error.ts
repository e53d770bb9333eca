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

export function errorBody({ failure, intent }: SandboxError) {
  return {
    error: {
      ...failure,
      ...(failure.code ? { doc_url: `https://stripe.com/docs/error-codes/${failure.code.replaceAll('_', '-')}` } : {}),
      ...(intent ? { payment_intent: intent } : {}),
    },
  }
}

export function invalidRequest(message: string, code?: string, param?: string): SandboxError {
  return new SandboxError(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}), ...(param ? { param } : {}) })
}

export function missingObject(kind: string, id: string): SandboxError {
  return new SandboxError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  })
}

export function unexpectedState(intent: Intent, doing: string): SandboxError {
  return new SandboxError(
    400,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot ${doing} this PaymentIntent because it has a status of ${intent.status}.`,
    },
    intent,
  )
}

export function cardFailure(code: string, declineCode?: string): StripeFailure {
  return {
    type: 'card_error',
    code,
    message: 'PRUEBA: the test card was refused, as it is meant to be.',
    ...(declineCode ? { decline_code: declineCode } : {}),
  }
}
