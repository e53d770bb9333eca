import type { ProviderFailure } from '@shop/domain/card-problem'
import type { CheckoutState, StartedCheckout } from '@shop/domain/checkout'
import * as z from 'zod/mini'
import { codec } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { deliveryDays, instant, maybe, money, text } from '../plain.ts'
import { words } from '../words.ts'
import { bankAccount } from './bank-account.ts'
import { paymentMethod } from './payment-method.ts'

const storeVoucher = record<NonNullable<StartedCheckout['voucher']>>()({
  number: as('numero', text),
  url: text,
  expiresAt: as('vence', instant),
})

export const startedCheckout = record<StartedCheckout>()({
  id: as('checkout_id', text),
  transactionId: as('transaction_id', text),
  paymentMethod: as('forma_pago', paymentMethod),
  clientSecret: as('client_secret', maybe(text)),
  subtotal: money,
  shipping: as('costo_envio', money),
  total: money,
  delivery: as('entrega', deliveryDays),
  heldUntil: as('apartado_hasta', instant),
  voucher: as('ficha', maybe(storeVoucher)),
  account: as('cuenta', maybe(bankAccount)),
  folio: maybe(text),
})

const progress = words<CheckoutState['progress']>()({
  open: 'abierta',
  processing: 'procesando',
  'in-review': 'en_revision',
  placed: 'pedido',
  expired: 'vencida',
})

/** A provider that has no code says `null`, '' or nothing; a caller is told nothing then. */
const code = codec<string | undefined, string | null | undefined>(
  z.optional(z.string()),
  (said) => said || undefined,
  (told) => told,
)
export const providerFailure = record<ProviderFailure>()({ declineCode: as('decline_code', code), code, type: code })

export const checkoutState = record<CheckoutState>()({
  id: as('checkout_id', text),
  progress: as('estado', progress),
  folio: maybe(text),
  failure: as('problema', maybe(providerFailure)),
})
