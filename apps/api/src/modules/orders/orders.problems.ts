import type { GoodsHold } from '@shop/domain/goods-leave'
import { Problem } from '../../problem.ts'

export class OrderNotFound extends Problem {
  readonly status = 404
  readonly code = 'order_not_found'
}

/** Somebody else was first. */
export class OrderMoved extends Problem {
  readonly status = 409
  readonly code = 'order_moved'
  override readonly isTransient = true
}

export class StepNotPossible extends Problem {
  readonly status = 409
  readonly code = 'order_step_not_possible'
  override readonly isTransient = true
}

class OrderLacksStock extends Problem {
  readonly status = 409
  readonly code = 'order_lacks_stock'
  override readonly isTransient = true
}

class OrderDisputed extends Problem {
  readonly status = 409
  readonly code = 'order_disputed'
  override readonly isTransient = true
}

class DisputeLost extends Problem {
  readonly status = 409
  readonly code = 'order_dispute_lost'
  override readonly isTransient = true
}

/** Somebody has to clear its money first. */
class OrderInDoubt extends Problem {
  readonly status = 409
  readonly code = 'order_in_doubt'
  override readonly isTransient = true
}

class PiecesBack extends Problem {
  readonly status = 409
  readonly code = 'order_pieces_back'
  override readonly isTransient = true
}

class MoneyBack extends Problem {
  readonly status = 409
  readonly code = 'order_money_back'
  override readonly isTransient = true
}

/** Why goods stay, each by its own name. */
export const STAYS: Readonly<Record<GoodsHold, new () => Problem>> = {
  'lacks-stock': OrderLacksStock,
  'dispute-lost': DisputeLost,
  disputed: OrderDisputed,
  'in-doubt': OrderInDoubt,
  'pieces-back': PiecesBack,
  'money-back': MoneyBack,
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
