import type { CarRun } from '@shop/domain/fitment-rules'
import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { ListedProduct, ProductChoices, ProductMark, StockMovement, StockReason } from '@shop/domain/staff-product'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { given } from './given.ts'
import { deskStatus } from './staff-product.ts'
import { words } from './words.ts'

/** Marks by which the desk's list is narrowed. */
export const productMark = words<ProductMark>()({
  'no-picture': 'sin_imagen',
  'no-fitment': 'sin_autos',
  'few-left': 'pocas_piezas',
  outlet: 'outlet',
  premium: 'premium',
  recommended: 'recomendados',
  promotion: 'promocion',
})

const listedSchema = z.object({
  _id: z.string(),
  codigo: z.string(),
  clave_interna: z.string(),
  nombre: z.string(),
  marca: z.string(),
  tipo: z.string(),
  precio: z.number(),
  precio_final: z.number(),
  stock: z.int(),
  status: deskStatus.schema,
  imagen: z.optional(z.string()),
})
export const listedProduct: Codec<z.output<typeof listedSchema>, ListedProduct> = codec(
  listedSchema,
  (inside) => ({
    _id: inside.id,
    codigo: inside.partNumber,
    clave_interna: inside.internalKey,
    nombre: inside.name,
    marca: inside.brand,
    tipo: inside.partType,
    precio: pesosFromCents(inside.price),
    precio_final: pesosFromCents(inside.finalPrice),
    stock: inside.free,
    status: deskStatus.encode(inside.status),
    ...given('imagen', inside.image),
  }),
  (wire) => ({
    id: wire._id,
    partNumber: wire.codigo,
    internalKey: wire.clave_interna,
    name: wire.nombre,
    brand: wire.marca,
    partType: wire.tipo,
    price: centsFromPesos(wire.precio),
    finalPrice: centsFromPesos(wire.precio_final),
    free: wire.stock,
    status: deskStatus.decode(wire.status),
    image: wire.imagen,
  }),
)

const named = z.object({ _id: z.string(), nombre: z.string() })
const choicesSchema = z.object({
  categorias: z.array(named),
  tipos: z.array(z.object({ _id: z.string(), nombre: z.string(), categoria: z.string(), subcategoria: z.string() })),
  marcas: z.array(named),
  proveedores: z.array(z.string()),
  promociones: z.array(z.object({ _id: z.string(), nombre: z.string(), descuento: z.number(), vigente: z.boolean() })),
})
export const productChoices: Codec<z.output<typeof choicesSchema>, ProductChoices> = codec(
  choicesSchema,
  ({ categories, partTypes, brands, suppliers, promotions }) => ({
    categorias: categories.map(({ id, name }) => ({ _id: id, nombre: name })),
    tipos: partTypes.map(({ id, name, categoryId, subcategory }) => ({
      _id: id,
      nombre: name,
      categoria: categoryId,
      subcategoria: subcategory,
    })),
    marcas: brands.map(({ id, name }) => ({ _id: id, nombre: name })),
    proveedores: [...suppliers],
    promociones: promotions.map((one) => ({ _id: one.id, nombre: one.name, descuento: one.discountPercent, vigente: one.isRunning })),
  }),
  ({ categorias, tipos, marcas, proveedores, promociones }) => ({
    categories: categorias.map(({ _id, nombre }) => ({ id: _id, name: nombre })),
    partTypes: tipos.map(({ _id, nombre, categoria, subcategoria }) => ({
      id: _id,
      name: nombre,
      categoryId: categoria,
      subcategory: subcategoria,
    })),
    brands: marcas.map(({ _id, nombre }) => ({ id: _id, name: nombre })),
    suppliers: proveedores,
    promotions: promociones.map(({ _id, nombre, descuento, vigente }) => ({
      id: _id,
      name: nombre,
      discountPercent: descuento,
      isRunning: vigente,
    })),
  }),
)

const reason = words<StockReason>()({ sale: 'venta', return: 'devolucion', import: 'entrada', correction: 'correccion' })
const movementSchema = z.object({
  _id: z.string(),
  fecha: z.string(),
  cambio: z.int(),
  motivo: reason.schema,
  nota: z.string(),
  quien: z.optional(z.string()),
  folio: z.optional(z.string()),
})
export const stockMovement: Codec<z.output<typeof movementSchema>, StockMovement> = codec(
  movementSchema,
  (inside) => ({
    _id: inside.id,
    fecha: inside.at.toISOString(),
    cambio: inside.change,
    motivo: reason.encode(inside.reason),
    nota: inside.note,
    ...given('quien', inside.staff),
    ...given('folio', inside.folio),
  }),
  (wire) => ({
    id: wire._id,
    at: new Date(wire.fecha),
    change: wire.cambio,
    reason: reason.decode(wire.motivo),
    note: wire.nota,
    staff: wire.quien,
    folio: wire.folio,
  }),
)

const runSchema = z.object({ modelo: z.string(), motor: z.string(), anio_inicio: z.int(), anio_fin: z.int() })
export const carRun: Codec<z.output<typeof runSchema>, CarRun> = codec(
  runSchema,
  ({ model, engine, yearFrom, yearTo }) => ({ modelo: model, motor: engine, anio_inicio: yearFrom, anio_fin: yearTo }),
  ({ modelo, motor, anio_inicio, anio_fin }) => ({ model: modelo, engine: motor, yearFrom: anio_inicio, yearTo: anio_fin }),
)
