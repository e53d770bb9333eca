import { type Cents, cents } from '@shop/domain/money'
import type { OrderReturn } from '@shop/domain/return'

/** What was paid for the pieces. */
export const amountOf = ({ lines }: Pick<OrderReturn, 'lines'>): Cents =>
  cents(lines.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0))
