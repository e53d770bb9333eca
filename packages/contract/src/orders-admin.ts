import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { Order, OrderRefund } from '@shop/domain/order'
import { ORDER_STATUSES, type OrderStatus } from '@shop/domain/order-status'
import type { PaymentMethod } from '@shop/domain/payment-method'
import * as z from 'zod/mini'
import { asIs, codec, listOf, pageOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { type FormField, form, optionalField, textField } from './form.ts'
import { input } from './input.ts'
import { order, refundStatus } from './wire/order.ts'
import { pesosField } from './wire/order-fields.ts'
import { orderStatus } from './wire/order-status.ts'
import { paging } from './wire/paging.ts'
import { paymentMethod } from './wire/payment-method.ts'
import { shortText } from './wire/text.ts'
import { words } from './wire/words.ts'

/** The same calls for every order of the shop, for staff. Sales look after money, the warehouse after parcels. */
const FOR_ALL = ['owner', 'sales', 'warehouse'] as const
const FOR_MONEY = ['owner', 'sales'] as const
const BASE = '/admin/ordenes'

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
export type RefundCase = {
  readonly id: string
  readonly folio: string | null
  readonly amount: Cents
  readonly method: 'provider' | 'spei'
  readonly status: OrderRefund['status']
  readonly reason: string
  readonly createdAt: Date
  readonly customer: string
}

const staffOrderSchema = z.object({ orden: order.schema, version: z.int() })
const staffOrder = codec<z.output<typeof staffOrderSchema>, StaffOrder>(
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
const listed = codec<z.output<typeof listedSchema>, ListedOrder>(
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

const refundMethod = words<RefundCase['method']>()({ provider: 'proveedor', spei: 'spei' })
const caseSchema = z.object({
  _id: z.string(),
  folio: z.nullable(z.string()),
  monto: z.number(),
  metodo: refundMethod.schema,
  estado: refundStatus.schema,
  motivo: z.string(),
  fecha: z.string(),
  cliente: z.string(),
})
const refundCase = codec<z.output<typeof caseSchema>, RefundCase>(
  caseSchema,
  (inside) => ({
    _id: inside.id,
    folio: inside.folio,
    monto: pesosFromCents(inside.amount),
    metodo: refundMethod.encode(inside.method),
    estado: refundStatus.encode(inside.status),
    motivo: inside.reason,
    fecha: inside.createdAt.toISOString(),
    cliente: inside.customer,
  }),
  (wire) => ({
    id: wire._id,
    folio: wire.folio,
    amount: centsFromPesos(wire.monto),
    method: refundMethod.decode(wire.metodo),
    status: refundStatus.decode(wire.estado),
    reason: wire.motivo,
    createdAt: new Date(wire.fecha),
    customer: wire.cliente,
  }),
)

const statusWord = z.codec(orderStatus.schema, z.enum(ORDER_STATUSES), { decode: orderStatus.decode, encode: orderStatus.encode })
const { page, limit } = paging
const ofFolio = form({ folio: textField([], { max: 40 }) })
const reasonField = textField([], { max: 300 })
const keyField = textField([], { max: 40 })

type Step = 'processing' | 'shipped' | 'delivered'
const step = words<Step>()({ processing: 'procesando', shipped: 'enviado', delivered: 'entregado' })
const stepField: FormField<Step> = {
  schema: step.schema,
  read: (raw) => (step.schema.safeParse(raw).success ? { value: step.decode(String(raw)) } : { issues: [{ path: '', rule: 'invalid' }] }),
  encode: step.encode,
}
const versionField: FormField<number> = {
  schema: z.int(),
  read: (raw) => (Number.isInteger(raw) ? { value: Number(raw) } : { issues: [{ path: '', rule: 'invalid' }] }),
  encode: (version) => version,
}
const flagField: FormField<boolean> = { schema: z.boolean(), read: (raw) => ({ value: raw === true }), encode: (flag) => flag }

export const listAllOrders = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'Every order, newest first, by status, folio, name or e-mail',
  query: input({ page, limit, status: z.optional(statusWord), buscar: z.optional(shortText(80)) }, { buscar: 'search' }),
  data: pageOf(listed),
})

export const showAnyOrder = endpoint({
  method: 'GET',
  path: `${BASE}/:folio`,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'An order with its version, which every step has to name',
  params: ofFolio,
  data: staffOrder,
})

export const moveOrder = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/estado`,
  access: 'staff',
  roles: FOR_ALL,
  summary: 'Takes an order a step further; `enviado` needs `paqueteria` and `guia`',
  params: ofFolio,
  body: form(
    {
      status: stepField,
      version: versionField,
      motivo: optionalField(reasonField),
      paqueteria: optionalField(textField([], { max: 80 })),
      guia: optionalField(textField([], { max: 80 })),
    },
    { status: 'to', motivo: 'reason', paqueteria: 'carrier', guia: 'trackingNumber' },
  ),
  data: staffOrder,
})

export const acceptTransfer = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/aceptar-transferencia`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The money of a transfer was found in the bank under this tracking key: the order is paid',
  params: ofFolio,
  body: form({ clave_rastreo: keyField }, { clave_rastreo: 'trackingKey' }),
  data: staffOrder,
})

export const rejectVoucher = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/rechazar-comprobante`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The last receipt does not do; the customer is told why',
  params: ofFolio,
  body: form({ motivo: reasonField }, { motivo: 'reason' }),
  data: staffOrder,
})

export const cancelAnyOrder = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/cancelar`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'Cancels an order that nobody paid; a paid one is refunded instead',
  params: ofFolio,
  body: form({ motivo: reasonField }, { motivo: 'reason' }),
  data: staffOrder,
})

export const refundOrder = endpoint({
  method: 'POST',
  path: `${BASE}/:folio/reembolso`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'Gives money back, all that is left unless `monto` says less; `regresar_piezas` puts the parts back into stock',
  params: ofFolio,
  body: form(
    { monto: optionalField(pesosField), motivo: reasonField, regresar_piezas: optionalField(flagField) },
    { monto: 'amount', motivo: 'reason', regresar_piezas: 'returnsStock' },
  ),
  data: staffOrder,
})

export const listRefundCases = endpoint({
  method: 'GET',
  path: '/admin/reembolsos',
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'Money that is still to be given back',
  data: listOf(refundCase),
})

export const recordSpeiRefund = endpoint({
  method: 'POST',
  path: '/admin/reembolsos/:id/pagado',
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'A refund was transferred under this tracking key',
  params: form({ id: textField() }),
  body: form({ clave_rastreo: keyField }, { clave_rastreo: 'trackingKey' }),
  data: asIs(z.object({})),
})

export const readAnyVoucher = endpoint({
  method: 'GET',
  path: '/admin/comprobantes/:id',
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The file of a voucher, as an attachment',
  params: form({ id: textField() }),
  data: asIs(z.string()),
})
