import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { AnswerPromise, AskedPart, Offer, Quotation, QuotationEntry, QuotationFigures, QuotationStatus } from '@shop/domain/quotation'
import { shareInTime } from '@shop/domain/quotation'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { given } from './given.ts'
import { productSummary } from './product.ts'
import { words } from './words.ts'

export const quotationStatus = words<QuotationStatus>()({
  open: 'abierta',
  taken: 'tomada',
  answered: 'respondida',
  refused: 'rechazada',
  suspect: 'sospechosa',
})
const promiseKind = words<AnswerPromise['kind']>()({ minutes: 'en_minutos', today: 'hoy', tomorrow: 'manana', later: 'otro_dia' })

const carFields = { armadora: z.string(), modelo: z.string(), anio: z.string(), cilindraje: z.string(), autoparte: z.string() }
export const wireAskedPart = z.object(carFields)
export const encodeAskedPart = ({ make, model, year, engine, part }: AskedPart): z.output<typeof wireAskedPart> => ({
  armadora: make,
  modelo: model,
  anio: year,
  cilindraje: engine,
  autoparte: part,
})
export const decodeAskedPart = (wire: z.output<typeof wireAskedPart>): AskedPart => ({
  make: wire.armadora,
  model: wire.modelo,
  year: wire.anio,
  engine: wire.cilindraje,
  part: wire.autoparte,
})

/** What the visitor is told when a quotation came in. */
export type ReceivedQuotation = { readonly number: string; readonly promise: AnswerPromise }

const wireReceived = z.object({
  numero: z.string(),
  promesa: z.object({ vence: z.string(), cuando: promiseKind.schema, minutos: z.int(), dia: z.string(), hora: z.string() }),
})
export const receivedQuotation: Codec<z.output<typeof wireReceived>, ReceivedQuotation> = codec(
  wireReceived,
  ({ number, promise }) => ({
    numero: number,
    promesa: {
      vence: promise.dueAt.toISOString(),
      cuando: promiseKind.encode(promise.kind),
      minutos: promise.minutes,
      dia: promise.day,
      hora: promise.time,
    },
  }),
  ({ numero, promesa }) => ({
    number: numero,
    promise: {
      dueAt: new Date(promesa.vence),
      kind: promiseKind.decode(promesa.cuando),
      minutes: promesa.minutos,
      day: promesa.dia,
      time: promesa.hora,
    },
  }),
)

const wireOffer = z.object({
  numero: z.string(),
  auto: wireAskedPart,
  lineas: z.array(z.object({ producto: productSummary.schema, precio: z.number(), piezas: z.int() })),
  mensaje: z.optional(z.string()),
  vence: z.string(),
  vigente: z.boolean(),
})
export const offer: Codec<z.output<typeof wireOffer>, Offer> = codec(
  wireOffer,
  (inside) => ({
    numero: inside.number,
    auto: encodeAskedPart(inside.asked),
    lineas: inside.lines.map(({ product, price, pieces }) => ({
      producto: productSummary.encode(product),
      precio: pesosFromCents(price),
      piezas: pieces,
    })),
    ...given('mensaje', inside.message),
    vence: inside.validUntil.toISOString(),
    vigente: inside.isValid,
  }),
  (wire) => ({
    number: wire.numero,
    asked: decodeAskedPart(wire.auto),
    lines: wire.lineas.map(({ producto, precio, piezas }) => ({
      product: productSummary.decode(producto),
      price: centsFromPesos(precio),
      pieces: piezas,
    })),
    message: wire.mensaje,
    validUntil: new Date(wire.vence),
    isValid: wire.vigente,
  }),
)

const entryFields = {
  numero: z.string(),
  estado: quotationStatus.schema,
  auto: wireAskedPart,
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  aviso_sms: z.boolean(),
  tiene_imagen: z.boolean(),
  recibida: z.string(),
  vence: z.string(),
  minutos_restantes: z.optional(z.number()),
  escalada: z.boolean(),
  tomada_por: z.optional(z.string()),
  cerrada_por: z.optional(z.string()),
  cerrada: z.optional(z.string()),
}
const wireEntry = z.object(entryFields)
type WireEntry = z.output<typeof wireEntry>

const encodeEntry = (inside: QuotationEntry): WireEntry => ({
  numero: inside.number,
  estado: quotationStatus.encode(inside.status),
  auto: encodeAskedPart(inside),
  nombre: inside.name,
  email: inside.email,
  telefono: inside.phone,
  aviso_sms: inside.wantsSms,
  tiene_imagen: inside.hasPicture,
  recibida: inside.receivedAt.toISOString(),
  vence: inside.dueAt.toISOString(),
  ...given('minutos_restantes', inside.minutesLeft),
  escalada: inside.isEscalated,
  ...given('tomada_por', inside.takenBy),
  ...given('cerrada_por', inside.closedBy),
  ...given('cerrada', inside.closedAt?.toISOString()),
})
const decodeEntry = (wire: WireEntry): QuotationEntry => ({
  ...decodeAskedPart(wire.auto),
  number: wire.numero,
  status: quotationStatus.decode(wire.estado),
  name: wire.nombre,
  email: wire.email,
  phone: wire.telefono,
  wantsSms: wire.aviso_sms,
  hasPicture: wire.tiene_imagen,
  receivedAt: new Date(wire.recibida),
  dueAt: new Date(wire.vence),
  minutesLeft: wire.minutos_restantes,
  isEscalated: wire.escalada,
  takenBy: wire.tomada_por,
  closedBy: wire.cerrada_por,
  closedAt: wire.cerrada === undefined ? undefined : new Date(wire.cerrada),
})
export const quotationEntry: Codec<WireEntry, QuotationEntry> = codec(wireEntry, encodeEntry, decodeEntry)

const wireQuotation = z.object({
  ...entryFields,
  comentarios: z.optional(z.string()),
  motivo: z.optional(z.string()),
  oferta: z.optional(wireOffer),
})
export const quotation: Codec<z.output<typeof wireQuotation>, Quotation> = codec(
  wireQuotation,
  (inside) => ({
    ...encodeEntry(inside),
    ...given('comentarios', inside.comments),
    ...given('motivo', inside.refusal),
    ...given('oferta', inside.offer && offer.encode(inside.offer)),
  }),
  (wire) => ({
    ...decodeEntry(wire),
    comments: wire.comentarios,
    refusal: wire.motivo,
    offer: wire.oferta && offer.decode(wire.oferta),
  }),
)

const wireFigures = z.object({
  esperan: z.int(),
  atrasadas: z.int(),
  respondidas: z.int(),
  a_tiempo: z.int(),
  proporcion_a_tiempo: z.nullable(z.number()),
})
export const quotationFigures: Codec<z.output<typeof wireFigures>, QuotationFigures> = codec(
  wireFigures,
  (inside) => ({
    esperan: inside.waiting,
    atrasadas: inside.late,
    respondidas: inside.answered,
    a_tiempo: inside.answeredInTime,
    proporcion_a_tiempo: shareInTime(inside) ?? null,
  }),
  (wire) => ({ waiting: wire.esperan, late: wire.atrasadas, answered: wire.respondidas, answeredInTime: wire.a_tiempo }),
)
