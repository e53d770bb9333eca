import type { Cents } from './money.ts'

/** How many days somebody may have compared at once. */
export const MOST_COMPARED_DAYS = 31

/** The same money as the provider and as the shop's own books tell it. */
export type BothSides = { readonly provider: Cents; readonly books: Cents }

/** A day as calendars in Mexico count, by the provider's clock. What left is below zero. */
export type ComparedDay = {
  readonly day: string
  readonly charged: BothSides
  readonly refunded: BothSides
  readonly disputed: BothSides
  readonly fees: Cents
  readonly net: Cents
  /** Charges of the same account that are none of this shop's. */
  readonly foreign: number
  readonly comparedAt: Date
}

export function isEven({ charged, refunded, disputed }: ComparedDay): boolean {
  return [charged, refunded, disputed].every(({ provider, books }) => provider === books)
}

/** What moved on the days of a comparison, by the provider's word; what left is below zero. */
export type MovedSums = {
  readonly charged: Cents
  readonly refunded: Cents
  readonly disputed: Cents
  readonly fees: Cents
  readonly net: Cents
}

/** What a comparison read and what it led to. */
export type RunResult = MovedSums & {
  readonly movements: number
  /** Rows that the provider told for the first time, or otherwise than before. */
  readonly changed: number
  readonly foreign: number
  /** Payments and refunds that the books did not have, and have now. */
  readonly booked: number
  /** Money that somebody has to look at, found for the first time. */
  readonly cases: number
}

export type ReconciliationRun = {
  readonly id: number
  readonly from: string
  readonly to: string
  /** Nobody's when the clock asked for it. */
  readonly askedBy: string | undefined
  readonly startedAt: Date
  readonly endedAt: Date | undefined
  readonly failure: string | undefined
  readonly result: RunResult | undefined
}

export type PayoutStatus = 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'

export type PaidOut = {
  readonly id: string
  readonly amount: Cents
  readonly status: PayoutStatus
  readonly madeAt: Date
  /** The day on which the bank should have it. */
  readonly arrivesOn: string
  readonly trace: string | undefined
  readonly failureCode: string | undefined
  readonly parts: readonly PayoutPart[]
}

/** What of one kind is in a payout. */
export type PayoutPart = {
  readonly category: string
  readonly count: number
  readonly amount: Cents
  readonly fee: Cents
  readonly net: Cents
}

/** One movement in a payout, with the order that it is about. */
export type PayoutMovement = Omit<PayoutPart, 'count'> & { readonly id: string; readonly day: string; readonly folio: string | undefined }
