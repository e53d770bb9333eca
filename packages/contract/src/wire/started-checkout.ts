import type { ProviderFailure } from '@shop/domain/card-problem'
import type { CheckoutState, StartedCheckout } from '@shop/domain/checkout'
import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { bankAccount } from './bank-account.ts'
import { paymentMethod } from './payment-method.ts'
import { words } from './words.ts'

const startedSchema = z.object({
  checkout_id: z.string(),
  transaction_id: z.string(),
  forma_pago: paymentMethod.schema,
  client_secret: z.optional(z.string()),
  subtotal: z.number(),
  costo_envio: z.number(),
  total: z.number(),
  entrega: z.object({ desde: z.string(), hasta: z.string() }),
  apartado_hasta: z.string(),
  ficha: z.optional(z.object({ numero: z.string(), url: z.string(), vence: z.string() })),
  cuenta: z.optional(bankAccount.schema),
  folio: z.optional(z.string()),
})

export const startedCheckout: Codec<z.output<typeof startedSchema>, StartedCheckout> = codec<
  z.output<typeof startedSchema>,
  StartedCheckout
>(
  startedSchema,
  (inside) => ({
    checkout_id: inside.id,
    transaction_id: inside.transactionId,
    forma_pago: paymentMethod.encode(inside.paymentMethod),
    ...(inside.clientSecret === undefined ? {} : { client_secret: inside.clientSecret }),
    subtotal: pesosFromCents(inside.subtotal),
    costo_envio: pesosFromCents(inside.shipping),
    total: pesosFromCents(inside.total),
    entrega: { desde: inside.delivery.from, hasta: inside.delivery.to },
    apartado_hasta: inside.heldUntil.toISOString(),
    ...(inside.voucher
      ? { ficha: { numero: inside.voucher.number, url: inside.voucher.url, vence: inside.voucher.expiresAt.toISOString() } }
      : {}),
    ...(inside.account ? { cuenta: bankAccount.encode(inside.account) } : {}),
    ...(inside.folio === undefined ? {} : { folio: inside.folio }),
  }),
  (wire) => ({
    id: wire.checkout_id,
    transactionId: wire.transaction_id,
    paymentMethod: paymentMethod.decode(wire.forma_pago),
    clientSecret: wire.client_secret,
    subtotal: centsFromPesos(wire.subtotal),
    shipping: centsFromPesos(wire.costo_envio),
    total: centsFromPesos(wire.total),
    delivery: { from: wire.entrega.desde, to: wire.entrega.hasta },
    heldUntil: new Date(wire.apartado_hasta),
    voucher: wire.ficha && { number: wire.ficha.numero, url: wire.ficha.url, expiresAt: new Date(wire.ficha.vence) },
    account: wire.cuenta && bankAccount.decode(wire.cuenta),
    folio: wire.folio,
  }),
)

const progress = words<CheckoutState['progress']>()({
  open: 'abierta',
  processing: 'procesando',
  placed: 'pedido',
  expired: 'vencida',
})
const failureSchema = z.object({ decline_code: z.optional(z.string()), code: z.optional(z.string()), type: z.optional(z.string()) })

export const providerFailure: Codec<z.output<typeof failureSchema>, ProviderFailure> = codec<
  z.output<typeof failureSchema>,
  ProviderFailure
>(
  failureSchema,
  ({ declineCode, code, type }) => ({
    ...(declineCode ? { decline_code: declineCode } : {}),
    ...(code ? { code } : {}),
    ...(type ? { type } : {}),
  }),
  ({ decline_code, code, type }) => ({ declineCode: decline_code, code, type }),
)

const stateSchema = z.object({
  checkout_id: z.string(),
  estado: progress.schema,
  folio: z.optional(z.string()),
  problema: z.optional(failureSchema),
})

export const checkoutState: Codec<z.output<typeof stateSchema>, CheckoutState> = codec<z.output<typeof stateSchema>, CheckoutState>(
  stateSchema,
  (inside) => ({
    checkout_id: inside.id,
    estado: progress.encode(inside.progress),
    ...(inside.folio === undefined ? {} : { folio: inside.folio }),
    ...(inside.failure ? { problema: providerFailure.encode(inside.failure) } : {}),
  }),
  (wire) => ({
    id: wire.checkout_id,
    progress: progress.decode(wire.estado),
    folio: wire.folio,
    failure: wire.problema && providerFailure.decode(wire.problema),
  }),
)
