import type { NamedCar } from './asked-products.ts'
import { mexicanTimeOf } from './mexican-time.ts'
import type { Cents } from './money.ts'
import type { OrderRefund } from './order.ts'

/** Where a return is; `refunded` is a received one whose money has gone back. */
export const RETURN_STATUSES = ['asked', 'approved', 'refused', 'withdrawn', 'received', 'refunded'] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

export const RETURN_REASONS = ['does-not-fit', 'damaged', 'wrong-part', 'defective', 'not-wanted'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** In which way a part did not fit. */
export const MISFITS = ['other-car', 'other-engine', 'other-position', 'other-size'] as const
export type Misfit = (typeof MISFITS)[number]

/** Where pieces go that came back. */
export const RETURN_DISPOSITIONS = ['stock', 'scrap'] as const
export type ReturnDisposition = (typeof RETURN_DISPOSITIONS)[number]

export const MOST_RETURN_PHOTOS = 3
export const LONGEST_RETURN_COMMENT = 1_000

export type ReturnCar = { readonly make: string; readonly model: string; readonly year: number; readonly engine: string | undefined }

/** A line of an order, named by its place in it. */
type ReturnedPart = {
  readonly place: number
  readonly productId: string
  readonly partNumber: string
  readonly name: string
  readonly image: string | undefined
  readonly unitPrice: Cents
  /** The car it was bought for. */
  readonly forCar: NamedCar | undefined
}
export type ReturnLine = ReturnedPart & { readonly qty: number; readonly fate: ReturnDisposition | undefined }
export type ReturnableLine = ReturnedPart & {
  readonly bought: number
  /** Pieces that no other return asks for. */
  readonly left: number
}

export type OrderReturn = {
  readonly id: string
  readonly folio: string
  readonly status: ReturnStatus
  readonly reason: ReturnReason
  readonly misfit: Misfit | undefined
  readonly car: ReturnCar | undefined
  readonly comments: string
  readonly answer: string
  readonly askedAt: Date
  readonly lines: readonly ReturnLine[]
  /** Ids of the photos. */
  readonly photos: readonly string[]
  readonly refund: Pick<OrderRefund, 'amount' | 'status'> | undefined
}

/** What an order's customer can still return, and what was asked for already. */
export type OwnReturns = {
  /** Zero on the last day; undefined when the order is not one that can be returned. */
  readonly daysLeft: number | undefined
  readonly lines: readonly ReturnableLine[]
  readonly returns: readonly OrderReturn[]
}

export type StaffReturn = OrderReturn & {
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly deliveredAt: Date | undefined
  /** What the pieces cost, and what of it can still be given back. */
  readonly amount: Cents
  readonly refundable: Cents
}

export type ListedReturn = Pick<OrderReturn, 'id' | 'folio' | 'status' | 'reason' | 'askedAt'> & {
  readonly customer: string
  readonly pieces: number
}

/** A row of compatibility that parts came back for. */
export type FitmentReview = {
  readonly id: string
  readonly productId: string
  readonly partNumber: string
  readonly product: string
  readonly car: string
  readonly times: number
  readonly lastAt: Date
  readonly lastMisfit: Misfit
  readonly lastReturn: string
}

const DAY_MS = 86_400_000

/** Days of the calendar: what arrived in the evening can be returned until midnight of the last day. Undefined when they are over. */
export function returnDaysLeft(deliveredAt: Date, days: number, now: Date): number | undefined {
  const passed = (Date.parse(mexicanTimeOf(now).day) - Date.parse(mexicanTimeOf(deliveredAt).day)) / DAY_MS
  return passed <= days ? days - passed : undefined
}
