export const ORDER_STATUSES = ['pending', 'paid', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where an order can go from where it is. The database refuses every other move. */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'cancelled'],
  paid: ['processing', 'refunded'],
  processing: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  // Money that arrives late finds its order.
  cancelled: ['paid'],
  refunded: [],
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT_STATUSES[from].includes(to)
}

export type Mover = 'provider' | 'staff' | 'customer' | 'clock'

/** Who may make each move; a status says nothing about whose word it is. */
export function canBeMovedBy(mover: Mover, from: OrderStatus, to: OrderStatus): boolean {
  if (!canMove(from, to)) return false
  if (to === 'paid') return mover === 'provider' || mover === 'staff'
  if (to === 'refunded') return mover === 'provider' || mover === 'staff'
  if (to === 'cancelled') return true
  return mover === 'staff'
}

/** A card order is born paid; a voucher or a transfer has to be waited for. */
export function statusAtBirth(paymentMethod: 'card' | 'oxxo' | 'transfer'): OrderStatus {
  return paymentMethod === 'card' ? 'paid' : 'pending'
}

/** Orders that money stands behind. */
export function isPaid(status: OrderStatus): boolean {
  return status !== 'pending' && status !== 'cancelled' && status !== 'refunded'
}

/** The way of an order that goes well, for the timeline. */
export const TIMELINE = ['pending', 'paid', 'processing', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[]
