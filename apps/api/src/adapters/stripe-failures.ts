import Stripe from 'stripe'
import {
  PaymentDeclined,
  type PaymentFailure,
  PaymentMisconfigured,
  PaymentNotKnown,
  PaymentOutcomeUnknown,
  PaymentTemporary,
} from '../ports/payment-failures.ts'

/** Invalid requests that are about this payment, not about our code. */
const ABOUT_THE_PAYMENT: ReadonlySet<string> = new Set([
  'amount_too_small',
  'amount_too_large',
  'balance_insufficient',
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'email_invalid',
  'payment_intent_unexpected_state',
  'payment_method_invalid_parameter',
  'payment_method_not_available',
  'payment_method_unactivated',
  'refund_disputed_payment',
])
/** The request did not even leave, or did not arrive. */
const NOT_REACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/

/** What an error of the SDK means for the shop. A write whose answer is missing may have happened. */
export function failureOf(error: unknown, doing: 'read' | 'write'): PaymentFailure {
  const cause = { cause: error }
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { code, decline_code, rawType } = error
  const failure = { declineCode: decline_code, code, type: rawType }
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentDeclined(failure, cause)
  if (code !== undefined && ABOUT_THE_PAYMENT.has(code)) return new PaymentDeclined(failure, cause)
  if (error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409) return new PaymentTemporary('try again later', cause)
  // Whoever stands in between may answer in another form than the provider's: what counts is that it was no "no".
  const isAway = error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError
  if (isAway || (error.statusCode ?? 0) >= 500) {
    const isHarmless = doing === 'read' || NOT_REACHED.test(String(error.detail))
    return isHarmless
      ? new PaymentTemporary('the payment provider does not answer', cause)
      : new PaymentOutcomeUnknown('no answer came', cause)
  }
  const Refused = code === 'resource_missing' ? PaymentNotKnown : PaymentMisconfigured
  return new Refused(`the payment provider refused our request: ${code ?? rawType ?? error.type}`, cause, code)
}
