import type { PaymentMethod } from '@shop/domain/payment-method'
import { words } from './words.ts'

export const paymentMethod = words<PaymentMethod>()({ card: 'stripe', oxxo: 'oxxo', transfer: 'transferencia' })
