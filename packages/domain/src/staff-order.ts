import type { Cents } from './money.ts'
import type { Order } from './order.ts'
import type { Mover, OrderStatus } from './order-status.ts'
import type { OrderMethod } from './payment-method.ts'

export const ORDER_EVENTS = [
  'moved',
  'voucher-received',
  'voucher-rejected',
  'refund-opened',
  'refund-failed',
  'paid-twice',
  'return-asked',
  'return-approved',
  'return-refused',
  'return-withdrawn',
  'return-received',
  'note',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** One line of an order's history, with who of the staff did it. */
export type OrderEntry = {
  readonly event: OrderEvent
  /** Where the order went, when it moved. */
  readonly status: OrderStatus | undefined
  readonly by: Mover
  readonly name: string | undefined
  readonly text: string
  readonly at: Date
}

/** What a customer says about a transfer beside its receipt. */
export type VoucherClaim = {
  readonly voucherId: string
  readonly trackingKey: string | undefined
  readonly bank: string | undefined
  readonly amount: Cents | undefined
  readonly paidOn: string | undefined
}

/** An order as staff see it; every step has to name the version it was decided on. */
export type StaffOrder = {
  readonly order: Order
  readonly version: number
  readonly isDisputed: boolean
  /** What can still be given back. */
  readonly refundable: Cents
  readonly history: readonly OrderEntry[]
  readonly claims: readonly VoucherClaim[]
}

export type ListedOrder = {
  readonly folio: string
  readonly status: OrderStatus
  readonly paymentMethod: OrderMethod
  readonly total: Cents
  readonly placedAt: Date
  readonly customer: string
  readonly version: number
  readonly hasVoucher: boolean
  readonly lacksStock: boolean
  readonly isDisputed: boolean
}
