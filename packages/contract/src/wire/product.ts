import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type {
  Availability,
  FitmentRow,
  MatchedNumber,
  Product,
  ProductPromotion,
  ProductStatus,
  ProductSummary,
  SaleUnit,
} from '@shop/domain/product'
import { availabilityOf } from '@shop/domain/product'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { words } from './words.ts'

export const saleUnit = words<SaleUnit>()({ piece: 'pieza', pair: 'par', set: 'juego' })
const status = words<ProductStatus>()({ active: 'activo', inactive: 'inactivo', 'on-order': 'bajo_pedido' })
const availability = words<Availability>()({ available: 'disponible', few: 'pocas', 'sold-out': 'agotado' })

const numberField = words<MatchedNumber['kind']>()({ part: 'codigo', internal: 'clave_interna', equivalent: 'equivalencias' })

const wirePromotion = z.object({
  _id: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  descuento: z.number(),
  status: z.string(),
  fin: z.optional(z.string()),
})

const summaryFields = {
  _id: z.string(),
  codigo: z.string(),
  clave_interna: z.string(),
  nombre: z.string(),
  equivalencias: z.array(z.string()),
  categoria: z.string(),
  subcategoria: z.string(),
  tipo: z.string(),
  marca: z.string(),
  proveedor: z.string(),
  precio: z.number(),
  precio_final: z.number(),
  stock: z.int(),
  disponibilidad: availability.schema,
  servicio_pesado: z.boolean(),
  popoye: z.boolean(),
  premium: z.boolean(),
  outlet: z.boolean(),
  universal: z.boolean(),
  unidad: saleUnit.schema,
  piezas_por_auto: z.optional(z.int()),
  status: status.schema,
  id_promo: z.nullable(z.string()),
  imagen: z.array(z.string()),
  promocion: z.array(wirePromotion),
  coincidencia: z.optional(z.object({ campo: numberField.schema, numero: z.string() })),
}
const wireSummary = z.object(summaryFields)
type WireSummary = z.output<typeof wireSummary>

const wireFitment = z.object({
  armadora: z.string(),
  modelo: z.string(),
  anio_inicio: z.int(),
  anio_fin: z.int(),
  motor: z.string(),
  posicion: z.optional(z.string()),
  notas: z.optional(z.string()),
})
type WireFitment = z.output<typeof wireFitment>

const wireProduct = z.object({ ...summaryFields, descripcion: z.string(), autos: z.array(wireFitment) })
type WireProduct = z.output<typeof wireProduct>

const encodeSummary = (product: ProductSummary): WireSummary => ({
  _id: product.id,
  codigo: product.partNumber,
  clave_interna: product.internalKey,
  nombre: product.name,
  equivalencias: [...product.equivalents],
  categoria: product.category,
  subcategoria: product.subcategory,
  tipo: product.partType,
  marca: product.brand,
  proveedor: product.supplier,
  precio: pesosFromCents(product.price),
  precio_final: pesosFromCents(product.finalPrice),
  stock: product.stock,
  disponibilidad: availability.encode(availabilityOf(product.stock)),
  servicio_pesado: product.isHeavyDuty,
  popoye: product.isOwnLine,
  premium: product.isPremium,
  outlet: product.isOutlet,
  universal: product.isUniversal,
  unidad: saleUnit.encode(product.unit),
  ...(product.piecesPerCar === undefined ? {} : { piezas_por_auto: product.piecesPerCar }),
  status: status.encode(product.status),
  id_promo: product.promotion?.id ?? null,
  imagen: [...product.images],
  promocion: product.promotion ? [encodePromotion(product.promotion)] : [],
  ...(product.matchedNumber
    ? { coincidencia: { campo: numberField.encode(product.matchedNumber.kind), numero: product.matchedNumber.number } }
    : {}),
})

const decodeSummary = (wire: WireSummary): ProductSummary => ({
  id: wire._id,
  partNumber: wire.codigo,
  internalKey: wire.clave_interna,
  name: wire.nombre,
  equivalents: wire.equivalencias,
  category: wire.categoria,
  subcategory: wire.subcategoria,
  partType: wire.tipo,
  brand: wire.marca,
  supplier: wire.proveedor,
  price: centsFromPesos(wire.precio),
  finalPrice: centsFromPesos(wire.precio_final),
  stock: wire.stock,
  isHeavyDuty: wire.servicio_pesado,
  isOwnLine: wire.popoye,
  isPremium: wire.premium,
  isOutlet: wire.outlet,
  isUniversal: wire.universal,
  unit: saleUnit.decode(wire.unidad),
  piecesPerCar: wire.piezas_por_auto,
  status: status.decode(wire.status),
  images: wire.imagen,
  promotion: wire.promocion[0] && decodePromotion(wire.promocion[0]),
  matchedNumber: wire.coincidencia && { kind: numberField.decode(wire.coincidencia.campo), number: wire.coincidencia.numero },
})

const encodePromotion = ({ id, name, description, discountPercent, status, endsAt }: ProductPromotion) => ({
  _id: id,
  nombre: name,
  descripcion: description,
  descuento: discountPercent,
  status,
  ...(endsAt ? { fin: endsAt.toISOString() } : {}),
})

const decodePromotion = ({ _id, nombre, descripcion, descuento, status, fin }: z.output<typeof wirePromotion>): ProductPromotion => ({
  id: _id,
  name: nombre,
  description: descripcion,
  discountPercent: descuento,
  status,
  ...(fin === undefined ? {} : { endsAt: new Date(fin) }),
})

const encodeFitment = (row: FitmentRow): WireFitment => ({
  armadora: row.make,
  modelo: row.model,
  anio_inicio: row.yearFrom,
  anio_fin: row.yearTo,
  motor: row.engine,
  ...(row.position === undefined ? {} : { posicion: row.position }),
  ...(row.note === undefined ? {} : { notas: row.note }),
})

const decodeFitment = (wire: WireFitment): FitmentRow => ({
  make: wire.armadora,
  model: wire.modelo,
  yearFrom: wire.anio_inicio,
  yearTo: wire.anio_fin,
  engine: wire.motor,
  position: wire.posicion,
  note: wire.notas,
})

export const fitmentRow: Codec<WireFitment, FitmentRow> = codec(wireFitment, encodeFitment, decodeFitment)

export const productSummary: Codec<WireSummary, ProductSummary> = codec(wireSummary, encodeSummary, decodeSummary)

export const product: Codec<WireProduct, Product> = codec(
  wireProduct,
  (inside) => ({ ...encodeSummary(inside), descripcion: inside.description, autos: inside.fitments.map(encodeFitment) }),
  (wire) => ({ ...decodeSummary(wire), description: wire.descripcion, fitments: wire.autos.map(decodeFitment) }),
)
