import type { Pieces } from './cancellation.ts'
import type { BankHold, Dispute } from './dispute.ts'
import type { GoodsHold } from './goods-leave.ts'
import type { Cents } from './money.ts'
import type { Order } from './order.ts'
import type { Mover, OrderStatus } from './order-status.ts'
import type { OrderMethod, RefundWay } from './payment-method.ts'

export const ORDER_EVENTS = [
  'moved',
  'voucher-received',
  'voucher-rejected',
  'refund-opened',
  'pieces-cancelled',
  'refund-failed',
  'paid-twice',
  'dispute-inquiry',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'dispute-withdrawn',
  'fraud-warning',
  'hold-lifted',
  'transfer-short',
  'transfer-above',
  'case-settled',
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

/** Money that somebody still has to give back by hand. */
export type OwedRefund = { readonly id: string; readonly amount: Cents; readonly way: RefundWay; readonly reason: string }

/** An order as staff see it; every step has to name the version it was decided on. */
export type StaffOrder = {
  readonly order: Order
  readonly version: number
  /** A bank asks about its charge, or warned of it. */
  readonly isDisputed: boolean
  /** Why its goods stay in the house, if they do. */
  readonly hold: GoodsHold | undefined
  /** What can still be given back. */
  readonly refundable: Cents
  /** What bringing it cost, unless that went back already. */
  readonly shippingLeft: Cents
  /** Pieces that can still be cancelled. */
  readonly cancellable: readonly Pieces[]
  readonly owed: readonly OwedRefund[]
  /** A transfer of it may still be found in the bank, even after something else paid. */
  readonly awaitsTransfer: boolean
  readonly history: readonly OrderEntry[]
  readonly claims: readonly VoucherClaim[]
  readonly disputes: readonly Dispute[]
  readonly bankHolds: readonly BankHold[]
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
  readonly hold: GoodsHold | undefined
}
