import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { ListedOrder, OrderEntry, OrderEvent, StaffOrder, VoucherClaim } from '@shop/domain/staff-order'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { given } from './given.ts'
import { order } from './order.ts'
import { mover, orderStatus } from './order-status.ts'
import { orderMethod } from './payment-method.ts'
import { words } from './words.ts'

const orderEvent = words<OrderEvent>()({
  moved: 'estado',
  'voucher-received': 'comprobante_recibido',
  'voucher-rejected': 'comprobante_rechazado',
  'refund-opened': 'reembolso_abierto',
  'refund-failed': 'reembolso_fallido',
  'paid-twice': 'pagado_dos_veces',
  'return-asked': 'devolucion_solicitada',
  'return-approved': 'devolucion_aprobada',
  'return-refused': 'devolucion_rechazada',
  'return-withdrawn': 'devolucion_retirada',
  'return-received': 'devolucion_recibida',
  note: 'nota',
})

const entrySchema = z.object({
  evento: orderEvent.schema,
  status: z.optional(orderStatus.schema),
  quien: mover.schema,
  nombre: z.optional(z.string()),
  texto: z.string(),
  fecha: z.string(),
})
const encodeEntry = ({ event, status, by, name, text, at }: OrderEntry): z.output<typeof entrySchema> => ({
  evento: orderEvent.encode(event),
  ...given('status', status && orderStatus.encode(status)),
  quien: mover.encode(by),
  ...given('nombre', name),
  texto: text,
  fecha: at.toISOString(),
})
const decodeEntry = (wire: z.output<typeof entrySchema>): OrderEntry => ({
  event: orderEvent.decode(wire.evento),
  status: wire.status && orderStatus.decode(wire.status),
  by: mover.decode(wire.quien),
  name: wire.nombre,
  text: wire.texto,
  at: new Date(wire.fecha),
})

const claimSchema = z.object({
  comprobante: z.string(),
  clave_rastreo: z.optional(z.string()),
  banco: z.optional(z.string()),
  monto: z.optional(z.number()),
  fecha: z.optional(z.string()),
})
const encodeClaim = ({ voucherId, trackingKey, bank, amount, paidOn }: VoucherClaim): z.output<typeof claimSchema> => ({
  comprobante: voucherId,
  ...given('clave_rastreo', trackingKey),
  ...given('banco', bank),
  ...given('monto', amount === undefined ? undefined : pesosFromCents(amount)),
  ...given('fecha', paidOn),
})
const decodeClaim = (wire: z.output<typeof claimSchema>): VoucherClaim => ({
  voucherId: wire.comprobante,
  trackingKey: wire.clave_rastreo,
  bank: wire.banco,
  amount: wire.monto === undefined ? undefined : centsFromPesos(wire.monto),
  paidOn: wire.fecha,
})

const staffOrderSchema = z.object({
  orden: order.schema,
  version: z.int(),
  en_disputa: z.boolean(),
  por_reembolsar: z.number(),
  historia: z.array(entrySchema),
  datos_comprobantes: z.array(claimSchema),
})
export const staffOrder = codec<z.output<typeof staffOrderSchema>, StaffOrder>(
  staffOrderSchema,
  (inside) => ({
    orden: order.encode(inside.order),
    version: inside.version,
    en_disputa: inside.isDisputed,
    por_reembolsar: pesosFromCents(inside.refundable),
    historia: inside.history.map(encodeEntry),
    datos_comprobantes: inside.claims.map(encodeClaim),
  }),
  (wire) => ({
    order: order.decode(wire.orden),
    version: wire.version,
    isDisputed: wire.en_disputa,
    refundable: centsFromPesos(wire.por_reembolsar),
    history: wire.historia.map(decodeEntry),
    claims: wire.datos_comprobantes.map(decodeClaim),
  }),
)

const listedSchema = z.object({
  folio: z.string(),
  status: orderStatus.schema,
  forma_pago: orderMethod.schema,
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
    forma_pago: orderMethod.encode(inside.paymentMethod),
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
    paymentMethod: orderMethod.decode(wire.forma_pago),
    total: centsFromPesos(wire.total),
    placedAt: new Date(wire.fecha),
    customer: wire.cliente,
    version: wire.version,
    hasVoucher: wire.con_comprobante,
    lacksStock: wire.sin_existencias,
    isDisputed: wire.en_disputa,
  }),
)
