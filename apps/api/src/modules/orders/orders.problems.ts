import { Problem } from '../../problem.ts'

export class OrderNotFound extends Problem {
  readonly status = 404
  readonly code = 'order_not_found'
}

/** Somebody else was first. */
export class OrderMoved extends Problem {
  readonly status = 409
  readonly code = 'order_moved'
  override readonly isPassing = true
}

export class StepNotPossible extends Problem {
  readonly status = 409
  readonly code = 'order_step_not_possible'
  override readonly isPassing = true
}

export class OrderLacksStock extends Problem {
  readonly status = 409
  readonly code = 'order_lacks_stock'
  override readonly isPassing = true
}

export class OrderDisputed extends Problem {
  readonly status = 409
  readonly code = 'order_disputed'
  override readonly isPassing = true
}

export class OrderPaidInTest extends Problem {
  readonly status = 409
  readonly code = 'order_paid_in_test'
}

export class TrackingNumberMissing extends Problem {
  readonly status = 422
  readonly code = 'tracking_number_missing'
}

export class TrackingKeyUsed extends Problem {
  readonly status = 409
  readonly code = 'tracking_key_used'
}
