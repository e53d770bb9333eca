import type { Cents } from './money.ts'
import type { OpeningStep } from './opening.ts'

/** Money of one day in Mexico: orders that were paid on it, and what was given back on it, whenever it had been paid. */
export type DaySales = {
  readonly day: string
  readonly orders: number
  readonly total: Cents
  /** Refunds opened and disputes lost. */
  readonly refunded: Cents
  /** Below zero when more went back than came. */
  readonly net: Cents
}

/** What needs a person now, and how the shop is doing. */
export type Today = {
  readonly quotations: { readonly waiting: number; readonly late: number }
  readonly unreadConversations: number
  readonly vouchers: number
  readonly toPack: number
  readonly toShip: number
  readonly refunds: number
  /** Money that somebody has to clear up. */
  readonly moneyCases: number
  /** That customers ask for and nobody has decided on. */
  readonly returns: number
  readonly disputed: number
  readonly fewLeft: number
  /** Whether visitors come in, and which steps keep the owner from opening. */
  readonly opening: { readonly isOpen: boolean; readonly missing: readonly OpeningStep[] }
  /** The last seven days, today last. */
  readonly sales: readonly DaySales[]
}
