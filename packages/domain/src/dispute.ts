import type { Cents } from './money.ts'

/** What a dispute means for goods and books, whatever the provider calls it. */
const DISPUTE_STANDINGS = ['inquiry', 'open', 'lost', 'over'] as const
export type DisputeStanding = (typeof DISPUTE_STANDINGS)[number]

/** The bank of a card's holder asks about a payment, or takes it back. */
export type Dispute = {
  readonly id: string
  /** The provider's words. */
  readonly status: string
  readonly kind: string
  readonly reason: string
  readonly standing: DisputeStanding
  readonly amount: Cents
  readonly evidenceDueAt: Date | undefined
  readonly hasEvidence: boolean
  /** Whether the provider would still give the money back. */
  readonly isRefundable: boolean
  /** What moved in the provider's balance, below zero when it was taken; fees apart. */
  readonly balance: Cents
  readonly fee: Cents
  readonly openedAt: Date
  readonly closedAt: Date | undefined
}

/** The bank has the money, or is about to: nothing can be given back beside it. */
export function stopsRefunds({ standing, isRefundable }: Pick<Dispute, 'standing' | 'isRefundable'>): boolean {
  return standing !== 'over' && !isRefundable
}

/** Goods that stay until somebody has looked at what a bank says, and lets them go. */
export type BankHold = {
  readonly caseId: number
  readonly kind: 'inquiry' | 'fraud-warning'
  /** Of an inquiry. */
  readonly disputeId: string | undefined
  readonly since: Date
}

/** Whole days until the bank takes no answer any more; below zero when that is over. */
export function daysToAnswer(dueAt: Date, now: Date): number {
  return Math.floor((dueAt.getTime() - now.getTime()) / 86_400_000)
}

/** A word that nobody knows yet is an open dispute: a person has to look. */
export function standingOf(status: string): DisputeStanding {
  return STANDINGS.get(status) ?? 'open'
}

const STANDINGS: ReadonlyMap<string, DisputeStanding> = new Map([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'over'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['won', 'over'],
  ['lost', 'lost'],
  // Settled before it became a dispute; whether money moved, its balance says.
  ['prevented', 'inquiry'],
])
