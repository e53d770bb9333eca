import type { Cents } from '@shop/domain/money'
import { LARGEST_TOTAL } from '@shop/domain/order'
import { canCarry, type PaymentMethod } from '@shop/domain/payment-method'
import { AmountNotCarried } from './checkout.problems.ts'

export function assertCarried(method: PaymentMethod, total: Cents): void {
  if (!canCarry(method, total) || total > LARGEST_TOTAL) throw new AmountNotCarried()
}
