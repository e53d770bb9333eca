import { Problem } from '../../problem.ts'

export class EventNotFromProvider extends Problem {
  readonly status = 400
  readonly code = 'forged_event'
}

export class EventNotUnderstood extends Problem {
  readonly status = 400
  readonly code = 'malformed_event'
}

export class PaymentNotConnected extends Problem {
  readonly status = 503
  readonly code = 'payment_not_connected'
  override readonly retryAfterSeconds = 30
}

export class CheckoutClosed extends Problem {
  readonly status = 409
  readonly code = 'checkout_closed'
}
