import type { Cents } from './money.ts'
import type { OrderRefund } from './order.ts'
import type { RefundWay } from './payment-method.ts'

/** Pieces of a payment that somebody has to look at are put aside for so long, unless somebody keeps them. */
const PIECES_KEPT_MS = 72 * 3_600_000

export function piecesKeptUntil(now: Date): Date {
  return new Date(now.getTime() + PIECES_KEPT_MS)
}

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

/** What somebody can do to settle a case. */
const MONEY_ACTIONS = [
  // The money counts as this order's payment; what is missing is forgiven, what is too much goes back.
  'accept',
  'give-back',
  // Nothing is done with it here; the note says why.
  'leave',
  'close',
  'ask-again',
  'retry',
  'by-spei',
  'in-cash',
  'keep-for-customer',
  'lift',
  'clear',
  'process-again',
] as const
export type MoneyAction = (typeof MONEY_ACTIONS)[number]

/** How a case ends. */
const MONEY_CASE_OUTCOMES = [
  // By somebody's decision.
  'accepted',
  'given-back',
  'left',
  'closed',
  'asked-again',
  'tried-again',
  'by-spei',
  'in-cash',
  'kept',
  'lifted',
  'cleared',
  'processed-again',
  // By itself: the provider has worked it out, the rest of the money came, or what was missing is there.
  'processed',
  'completed',
  'found',
  // By the bank's word.
  'escalated',
  'won',
  'lost',
  'withdrawn',
  'over',
] as const
export type MoneyCaseOutcome = (typeof MONEY_CASE_OUTCOMES)[number]

/** How each settles a case. */
export const OUTCOME_OF: Readonly<Record<MoneyAction, MoneyCaseOutcome>> = {
  accept: 'accepted',
  'give-back': 'given-back',
  leave: 'left',
  close: 'closed',
  'ask-again': 'asked-again',
  retry: 'tried-again',
  'by-spei': 'by-spei',
  'in-cash': 'in-cash',
  'keep-for-customer': 'kept',
  lift: 'lifted',
  clear: 'cleared',
  'process-again': 'processed-again',
}

/** What is known about a case, as far as it decides what can be done. */
export type CaseFacts = {
  /** Pesos, in the mode the shop works in. */
  readonly isOurMoney: boolean
  /** No order yet, or one that nobody paid. */
  readonly isOrderUnpaid: boolean
  /** Somebody could still pay it at the provider. */
  readonly isPaymentOpen: boolean
  /** Not all of its payment is back or on its way back. */
  readonly isOwed: boolean
  /** A bank took the money of its payment for good: nobody is owed it any more. */
  readonly isTakenByBank: boolean
  /** A bank has it in hand, and its word settles the case. */
  readonly isBankDeciding: boolean
  readonly refund: { readonly status: OrderRefund['status']; readonly way: RefundWay; readonly code: string | undefined } | undefined
}

/** The buttons of a case: only those that make sense as it stands. What settles itself has none. */
export function actionsOf(kind: MoneyCaseKind, facts: CaseFacts): readonly MoneyAction[] {
  switch (kind) {
    case 'payment-differs':
      return facts.isOurMoney && facts.isOrderUnpaid ? ['accept', 'give-back', 'leave'] : ['give-back', 'leave']
    case 'payment-unknown':
      return facts.isPaymentOpen ? ['ask-again', 'close'] : ['clear']
    case 'transfer-short':
      return facts.isOrderUnpaid ? ['accept', 'give-back'] : ['give-back']
    case 'transfer-above':
      return ['give-back', 'keep-for-customer']
    case 'refund-stuck':
      return waysOut(facts)
    case 'inquiry':
    case 'fraud-warning':
      return ['lift']
    case 'paid-twice':
      return facts.isTakenByBank ? ['clear'] : []
    case 'dispute':
      return facts.isBankDeciding ? [] : ['clear']
    case 'event-stuck':
      return ['process-again', 'clear']
    default:
      return ['clear']
  }
}

const ANOTHER_WAY = ['by-spei', 'in-cash'] as const

function waysOut({ refund, isOwed, isTakenByBank }: CaseFacts): readonly MoneyAction[] {
  if (!refund || refund.status === 'succeeded' || isTakenByBank) return ['clear']
  // The bank has the money, or is about to: another way would give it twice.
  if (refund.code !== undefined && WITH_BANK.has(refund.code)) return refund.status === 'pending' ? [] : ['retry']
  // The provider has it in hand: another way would give the money twice.
  if (refund.status === 'pending') return []
  if (refund.status === 'failed') return isOwed ? ['retry', ...ANOTHER_WAY] : ['clear']
  return refund.code !== undefined && FINAL_REFUSALS.has(refund.code) ? ['retry', ...ANOTHER_WAY] : ['retry']
}

const WITH_BANK: ReadonlySet<string> = new Set(['charge_disputed', 'refund_disputed_payment', 'charge_for_pending_refund_disputed'])

/** The provider said no and did nothing; anything else may have been done after all. */
const FINAL_REFUSALS: ReadonlySet<string> = new Set(['balance_insufficient'])

/** A decision that only its words explain. */
export function needsNote(action: MoneyAction): boolean {
  return ['accept', 'leave', 'keep-for-customer', 'lift', 'clear'].includes(action)
}

/** In what a payment differs from its purchase. */
export const DIFFERENCES = ['amount', 'currency', 'mode', 'customer', 'purchase'] as const
export type Difference = (typeof DIFFERENCES)[number]

/** A case as staff see it. */
export type MoneyCase = {
  readonly id: string
  readonly kind: MoneyCaseKind
  readonly openedAt: Date
  /** Until when the pieces are put aside, or the bank waits for an answer. */
  readonly dueAt: Date | undefined
  readonly folio: string | undefined
  readonly customer: string | undefined
  readonly amount: Cents | undefined
  readonly expected: Cents | undefined
  readonly seen: Cents | undefined
  readonly differences: readonly Difference[]
  /** Whatever else is known: figures and the provider's ids. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly refund: { readonly status: OrderRefund['status']; readonly way: RefundWay; readonly amount: Cents } | undefined
  /** Pieces are put aside for it, and somebody wants them kept until it is settled. */
  readonly hasPieces: boolean
  readonly keepsPieces: boolean
  readonly holdsGoods: boolean
  readonly takenBy: string | undefined
  readonly isMine: boolean
  readonly settled: { readonly at: Date; readonly by: string | undefined; readonly outcome: string; readonly note: string } | undefined
  readonly actions: readonly MoneyAction[]
}

/** The list's looks: what is open, what the caller took, what is settled. */
export const CASE_VIEWS = ['open', 'mine', 'settled'] as const
export type CaseView = (typeof CASE_VIEWS)[number]
