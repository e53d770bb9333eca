import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import type { OrderStatus } from '@shop/domain/order-status'
import type { PaymentMethod } from '@shop/domain/payment-method'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { order } from './order.ts'
import { orderStatus } from './order-status.ts'
import { paymentMethod } from './payment-method.ts'

/** An order as staff see it; every step has to name the version it was decided on. */
export type StaffOrder = { readonly order: Order; readonly version: number }
export type ListedOrder = {
  readonly folio: string
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod
  readonly total: Cents
  readonly placedAt: Date
  readonly customer: string
  readonly version: number
  readonly hasVoucher: boolean
  readonly lacksStock: boolean
  readonly isDisputed: boolean
}
const staffOrderSchema = z.object({ orden: order.schema, version: z.int() })
export const staffOrder = codec<z.output<typeof staffOrderSchema>, StaffOrder>(
  staffOrderSchema,
  (inside) => ({ orden: order.encode(inside.order), version: inside.version }),
  (wire) => ({ order: order.decode(wire.orden), version: wire.version }),
)

const listedSchema = z.object({
  folio: z.string(),
  status: orderStatus.schema,
  forma_pago: paymentMethod.schema,
  total: z.number(),
  fecha: z.string(),
  cliente: z.string(),
  version: z.int(),
  con_comprobante: z.boolean(),
  sin_existencias: z.boolean(),
  en_disputa: z.boolean(),
})
export const listedOrder = codec<z.output<typeof listedSchema>, ListedOrder>(
  listedSchema,
  (inside) => ({
    folio: inside.folio,
    status: orderStatus.encode(inside.status),
    forma_pago: paymentMethod.encode(inside.paymentMethod),
    total: pesosFromCents(inside.total),
    fecha: inside.placedAt.toISOString(),
    cliente: inside.customer,
    version: inside.version,
    con_comprobante: inside.hasVoucher,
    sin_existencias: inside.lacksStock,
    en_disputa: inside.isDisputed,
  }),
  (wire) => ({
    folio: wire.folio,
    status: orderStatus.decode(wire.status),
    paymentMethod: paymentMethod.decode(wire.forma_pago),
    total: centsFromPesos(wire.total),
    placedAt: new Date(wire.fecha),
    customer: wire.cliente,
    version: wire.version,
    hasVoucher: wire.con_comprobante,
    lacksStock: wire.sin_existencias,
    isDisputed: wire.en_disputa,
  }),
)
