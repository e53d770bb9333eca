import type { OrderMethod, PaymentMethod } from '@shop/domain/payment-method'
import { words } from '../words.ts'

export const paymentMethod = words<PaymentMethod>()({ card: 'stripe', oxxo: 'oxxo', transfer: 'transferencia' })

/** Also those of the counter, which no shopper can choose. */
export const orderMethod = words<OrderMethod>()({
  card: 'stripe',
  oxxo: 'oxxo',
  transfer: 'transferencia',
  cash: 'efectivo',
  terminal: 'terminal',
})
