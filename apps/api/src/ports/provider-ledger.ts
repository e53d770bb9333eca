import type { Cents } from '@shop/domain/money'

/** What the provider's own books say, for whoever compares them with the shop's. All lists are read page by page, slowly, newest first. */
export type ProviderLedger = {
  /** Everything that moved the balance. It alone shows what happens today to a payment of months ago. */
  readonly listMovements: (between: Between) => AsyncIterable<Movement>
  readonly listMovementsOfPayout: (payoutId: string) => AsyncIterable<Movement>
  readonly listPayouts: (between: Between) => AsyncIterable<Payout>
}

/** From the first moment, until before the last. */
export type Between = { readonly from: Date; readonly until: Date }

export type Movement = {
  readonly id: string
  readonly movedAt: Date
  /** The provider's word; it may add new ones. */
  readonly category: string
  readonly currency: string
  /** Below zero when money left. */
  readonly amount: Cents
  readonly fee: Cents
  readonly net: Cents
  readonly sourceId: string | undefined
  readonly intentId: string | undefined
  readonly refundId: string | undefined
  readonly disputeId: string | undefined
  /** Undefined where its source does not tell. */
  readonly isLive: boolean | undefined
  /** Of a charge: what the shop said when it opened the payment. */
  readonly metadata: Readonly<Record<string, string>>
}

export type Payout = {
  readonly id: string
  readonly amount: Cents
  readonly currency: string
  readonly status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
  readonly madeAt: Date
  readonly arrivesAt: Date
  readonly failureCode: string | undefined
  /** The bank's reference, where there is one. */
  readonly trace: string | undefined
  /** What it consists of can be listed. */
  readonly isItemised: boolean
}
