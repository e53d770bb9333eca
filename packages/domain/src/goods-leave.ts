import type { Cents } from './money.ts'
import type { OrderStatus } from './order-status.ts'

/** What is known about the goods of an order that somebody paid. */
export type GoodsFacts = {
  /** Its parts were gone when the money came. */
  readonly lacksStock: boolean
  /** Pieces that would leave: neither cancelled nor put back. */
  readonly pieces: number
  /** What was agreed for them. */
  readonly worth: Cents
  /** Money taken, less refunds opened; what lowered the price afterwards is not missing. */
  readonly kept: Cents
  /** What the bank of the card's holder asks back. */
  readonly disputed: Cents
  /** What it took for good. */
  readonly lost: Cents
  /** Somebody has to look at its money first. */
  readonly isDoubted: boolean
}

const GOODS_HOLDS = ['lacks-stock', 'dispute-lost', 'disputed', 'in-doubt', 'pieces-back', 'money-back'] as const
export type GoodsHold = (typeof GOODS_HOLDS)[number]

/** Why nothing of an order may leave the house, the weightiest reason first. The database refuses the same steps (`order_goods`). */
export function whyGoodsStay({ lacksStock, pieces, worth, kept, disputed, lost, isDoubted }: GoodsFacts): GoodsHold | undefined {
  if (lacksStock) return 'lacks-stock'
  if (lost > 0) return 'dispute-lost'
  if (disputed > 0) return 'disputed'
  if (isDoubted) return 'in-doubt'
  if (pieces <= 0) return 'pieces-back'
  return kept < worth ? 'money-back' : undefined
}

/** The same of an order from where it stands: only what was paid and has not arrived can be held. */
export function holdOf(status: OrderStatus, facts: GoodsFacts): GoodsHold | undefined {
  return status === 'paid' || status === 'processing' || status === 'shipped' ? whyGoodsStay(facts) : undefined
}
