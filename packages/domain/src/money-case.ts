/** Pieces of a payment that somebody has to look at are put aside for so long, unless somebody keeps them. */
const PIECES_KEPT_MS = 72 * 3_600_000

export const piecesKeptUntil = (now: Date): Date => new Date(now.getTime() + PIECES_KEPT_MS)

/** Money that somebody has to look at. */
export const MONEY_CASE_KINDS = [
  // It succeeded at the provider and does not fit its purchase: amount, currency, mode or customer.
  'payment-differs',
  // The provider does not know it, or does not answer about it.
  'payment-unknown',
  'paid-twice',
  'transfer-short',
  'transfer-above',
  // It failed, was refused, or was given up: the money is still owed.
  'refund-stuck',
  'inquiry',
  'fraud-warning',
  'dispute',
  // What the nightly comparison with the provider found.
  'charge-not-in-books',
  'payment-not-at-provider',
  'charge-differs',
  'refund-differs',
  'payout-failed',
  'wrong-account',
  // An event of the provider whose consequences could not be drawn.
  'event-stuck',
] as const
export type MoneyCaseKind = (typeof MONEY_CASE_KINDS)[number]
