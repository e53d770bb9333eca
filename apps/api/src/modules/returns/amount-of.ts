import { type Cents, cents } from '@shop/domain/money'
import type { OrderReturn } from '@shop/domain/return'

/** What was paid for the pieces. */
export function amountOf({ lines }: Pick<OrderReturn, 'lines'>): Cents {
  return cents(lines.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0))
}
