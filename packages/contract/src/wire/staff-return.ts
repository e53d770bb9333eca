import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { FitmentReview, ListedReturn, StaffReturn } from '@shop/domain/return'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { given } from './given.ts'
import { decodeReturn, encodeReturn, misfit, returnFields, returnReason, returnStatus } from './return.ts'

const staffSchema = z.object({
  ...returnFields,
  cliente: z.object({ nombre: z.string(), email: z.string(), telefono: z.string() }),
  entregado: z.optional(z.string()),
  importe: z.number(),
  reembolsable: z.number(),
})
export const staffReturn = codec<z.output<typeof staffSchema>, StaffReturn>(
  staffSchema,
  (inside) => ({
    ...encodeReturn(inside),
    cliente: { nombre: inside.customer.name, email: inside.customer.email, telefono: inside.customer.phone },
    ...given('entregado', inside.deliveredAt?.toISOString()),
    importe: pesosFromCents(inside.amount),
    reembolsable: pesosFromCents(inside.refundable),
  }),
  (wire) => ({
    ...decodeReturn(wire),
    customer: { name: wire.cliente.nombre, email: wire.cliente.email, phone: wire.cliente.telefono },
    deliveredAt: wire.entregado === undefined ? undefined : new Date(wire.entregado),
    amount: centsFromPesos(wire.importe),
    refundable: centsFromPesos(wire.reembolsable),
  }),
)

const listedSchema = z.object({
  _id: z.string(),
  folio: z.string(),
  estado: returnStatus.schema,
  motivo: returnReason.schema,
  fecha: z.string(),
  cliente: z.string(),
  piezas: z.int(),
})
export const listedReturn = codec<z.output<typeof listedSchema>, ListedReturn>(
  listedSchema,
  (inside) => ({
    _id: inside.id,
    folio: inside.folio,
    estado: returnStatus.encode(inside.status),
    motivo: returnReason.encode(inside.reason),
    fecha: inside.askedAt.toISOString(),
    cliente: inside.customer,
    piezas: inside.pieces,
  }),
  (wire) => ({
    id: wire._id,
    folio: wire.folio,
    status: returnStatus.decode(wire.estado),
    reason: returnReason.decode(wire.motivo),
    askedAt: new Date(wire.fecha),
    customer: wire.cliente,
    pieces: wire.piezas,
  }),
)

const reviewSchema = z.object({
  _id: z.string(),
  producto: z.string(),
  codigo: z.string(),
  nombre: z.string(),
  auto: z.string(),
  veces: z.int(),
  ultima_vez: z.string(),
  submotivo: misfit.schema,
  devolucion: z.string(),
})
export const fitmentReview = codec<z.output<typeof reviewSchema>, FitmentReview>(
  reviewSchema,
  (inside) => ({
    _id: inside.id,
    producto: inside.productId,
    codigo: inside.partNumber,
    nombre: inside.product,
    auto: inside.car,
    veces: inside.times,
    ultima_vez: inside.lastAt.toISOString(),
    submotivo: misfit.encode(inside.lastMisfit),
    devolucion: inside.lastReturn,
  }),
  (wire) => ({
    id: wire._id,
    productId: wire.producto,
    partNumber: wire.codigo,
    product: wire.nombre,
    car: wire.auto,
    times: wire.veces,
    lastAt: new Date(wire.ultima_vez),
    lastMisfit: misfit.decode(wire.submotivo),
    lastReturn: wire.devolucion,
  }),
)
