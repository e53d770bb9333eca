import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type {
  Fate,
  Misfit,
  OrderReturn,
  OwnReturns,
  ReturnableLine,
  ReturnCar,
  ReturnLine,
  ReturnReason,
  ReturnStatus,
} from '@shop/domain/return'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { given } from './given.ts'
import { refundStatus } from './order.ts'
import { words } from './words.ts'

export const returnStatus = words<ReturnStatus>()({
  asked: 'solicitada',
  approved: 'aprobada',
  refused: 'rechazada',
  withdrawn: 'retirada',
  received: 'recibida',
  refunded: 'reembolsada',
})
export const returnReason = words<ReturnReason>()({
  'does-not-fit': 'no_le_quedo',
  damaged: 'llego_danada',
  'wrong-part': 'pieza_equivocada',
  defective: 'defecto',
  'not-wanted': 'ya_no_la_quiero',
})
export const misfit = words<Misfit>()({
  'other-car': 'no_coincide_con_mi_auto',
  'other-engine': 'otra_motorizacion',
  'other-position': 'otra_posicion',
  'other-size': 'otra_medida',
})
export const fate = words<Fate>()({ stock: 'existencias', scrap: 'merma' })

export const carSchema = z.object({ armadora: z.string(), modelo: z.string(), anio: z.int(), motor: z.optional(z.string()) })
export const encodeCar = ({ make, model, year, engine }: ReturnCar): z.output<typeof carSchema> => ({
  armadora: make,
  modelo: model,
  anio: year,
  ...given('motor', engine),
})
const decodeCar = (wire: z.output<typeof carSchema>): ReturnCar => ({
  make: wire.armadora,
  model: wire.modelo,
  year: wire.anio,
  engine: wire.motor,
})

const part = {
  linea: z.int(),
  _id: z.string(),
  codigo: z.string(),
  nombre: z.string(),
  imagen: z.optional(z.string()),
  precio_unitario: z.number(),
}
const partSchema = z.object(part)
type Part = Pick<ReturnLine, 'place' | 'productId' | 'partNumber' | 'name' | 'image' | 'unitPrice'>
const encodePart = (line: Part): z.output<typeof partSchema> => ({
  linea: line.place,
  _id: line.productId,
  codigo: line.partNumber,
  nombre: line.name,
  ...given('imagen', line.image),
  precio_unitario: pesosFromCents(line.unitPrice),
})
const decodePart = (wire: z.output<typeof partSchema>): Part => ({
  place: wire.linea,
  productId: wire._id,
  partNumber: wire.codigo,
  name: wire.nombre,
  image: wire.imagen,
  unitPrice: centsFromPesos(wire.precio_unitario),
})

const lineSchema = z.object({ ...part, qty: z.int(), destino: z.optional(fate.schema) })
const encodeLine = (line: ReturnLine): z.output<typeof lineSchema> => ({
  ...encodePart(line),
  qty: line.qty,
  ...given('destino', line.fate && fate.encode(line.fate)),
})
const decodeLine = (wire: z.output<typeof lineSchema>): ReturnLine => ({
  ...decodePart(wire),
  qty: wire.qty,
  fate: wire.destino && fate.decode(wire.destino),
})

const returnableSchema = z.object({ ...part, compradas: z.int(), disponibles: z.int() })
const encodeReturnable = (line: ReturnableLine): z.output<typeof returnableSchema> => ({
  ...encodePart(line),
  compradas: line.bought,
  disponibles: line.left,
})
const decodeReturnable = (wire: z.output<typeof returnableSchema>): ReturnableLine => ({
  ...decodePart(wire),
  bought: wire.compradas,
  left: wire.disponibles,
})

export const returnFields = {
  _id: z.string(),
  folio: z.string(),
  estado: returnStatus.schema,
  motivo: returnReason.schema,
  submotivo: z.optional(misfit.schema),
  auto: z.optional(carSchema),
  comentarios: z.string(),
  respuesta: z.string(),
  fecha: z.string(),
  piezas: z.array(lineSchema),
  fotos: z.array(z.string()),
  reembolso: z.optional(z.object({ monto: z.number(), estado: refundStatus.schema })),
}
export const returnSchema = z.object(returnFields)
export const encodeReturn = (inside: OrderReturn): z.output<typeof returnSchema> => ({
  _id: inside.id,
  folio: inside.folio,
  estado: returnStatus.encode(inside.status),
  motivo: returnReason.encode(inside.reason),
  ...given('submotivo', inside.misfit && misfit.encode(inside.misfit)),
  ...given('auto', inside.car && encodeCar(inside.car)),
  comentarios: inside.comments,
  respuesta: inside.answer,
  fecha: inside.askedAt.toISOString(),
  piezas: inside.lines.map(encodeLine),
  fotos: [...inside.photos],
  ...given(
    'reembolso',
    inside.refund && { monto: pesosFromCents(inside.refund.amount), estado: refundStatus.encode(inside.refund.status) },
  ),
})
export const decodeReturn = (wire: z.output<typeof returnSchema>): OrderReturn => ({
  id: wire._id,
  folio: wire.folio,
  status: returnStatus.decode(wire.estado),
  reason: returnReason.decode(wire.motivo),
  misfit: wire.submotivo && misfit.decode(wire.submotivo),
  car: wire.auto && decodeCar(wire.auto),
  comments: wire.comentarios,
  answer: wire.respuesta,
  askedAt: new Date(wire.fecha),
  lines: wire.piezas.map(decodeLine),
  photos: wire.fotos,
  refund: wire.reembolso && { amount: centsFromPesos(wire.reembolso.monto), status: refundStatus.decode(wire.reembolso.estado) },
})

const ownSchema = z.object({
  dias_restantes: z.optional(z.int()),
  lineas: z.array(returnableSchema),
  devoluciones: z.array(returnSchema),
})
export const ownReturns = codec<z.output<typeof ownSchema>, OwnReturns>(
  ownSchema,
  ({ daysLeft, lines, returns }) => ({
    ...given('dias_restantes', daysLeft),
    lineas: lines.map(encodeReturnable),
    devoluciones: returns.map(encodeReturn),
  }),
  (wire) => ({
    daysLeft: wire.dias_restantes,
    lines: wire.lineas.map(decodeReturnable),
    returns: wire.devoluciones.map(decodeReturn),
  }),
)
