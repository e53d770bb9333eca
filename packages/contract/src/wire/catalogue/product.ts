import type { BrandTier } from '@shop/domain/brand-tier'
import type { Equivalent } from '@shop/domain/equivalent'
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
import { codec, listOf } from '../../codec.ts'
import { as, type FieldsOf, record, sent } from '../../record.ts'
import { decimal, instant, maybe, money, text, texts, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const saleUnit = words<SaleUnit>()({ piece: 'pieza', pair: 'par', set: 'juego' })
const status = words<ProductStatus>()({ active: 'activo', inactive: 'inactivo', 'on-order': 'bajo_pedido' })
const availability = words<Availability>()({ available: 'disponible', few: 'pocas', 'sold-out': 'agotado' })
const numberField = words<MatchedNumber['kind']>()({ part: 'codigo', internal: 'clave_interna', equivalent: 'equivalencias' })

const promotion = record<ProductPromotion>()({
  id: as('_id', text),
  name: as('nombre', text),
  description: as('descripcion', text),
  discountPercent: as('descuento', decimal),
  status: text,
  endsAt: as('fin', maybe(instant)),
})

/** A part has one promotion at most; the specification has a list. */
const promotions = codec(
  z.array(promotion.schema),
  (one: ProductPromotion | undefined) => (one ? [promotion.encode(one)] : []),
  ([wire]) => wire && promotion.decode(wire),
)

const summaryFields: FieldsOf<ProductSummary> = {
  id: as('_id', text),
  partNumber: as('codigo', text),
  internalKey: as('clave_interna', text),
  name: as('nombre', text),
  equivalents: as('equivalencias', texts),
  category: as('categoria', text),
  subcategory: as('subcategoria', text),
  partType: as('tipo', text),
  brand: as('marca', text),
  supplier: as('proveedor', text),
  price: as('precio', money),
  finalPrice: as('precio_final', money),
  stock: whole,
  isHeavyDuty: as('servicio_pesado', yesNo),
  isOwnLine: as('popoye', yesNo),
  isPremium: as('premium', yesNo),
  isOutlet: as('outlet', yesNo),
  isUniversal: as('universal', yesNo),
  unit: as('unidad', saleUnit),
  piecesPerCar: as('piezas_por_auto', maybe(whole)),
  status,
  images: as('imagen', texts),
  promotion: as('promocion', promotions),
  matchedNumber: as('coincidencia', maybe(record<MatchedNumber>()({ kind: as('campo', numberField), number: as('numero', text) }))),
}
const derived = {
  disponibilidad: sent(availability.schema, ({ stock }: ProductSummary) => availability.encode(availabilityOf(stock))),
  id_promo: sent(z.nullable(z.string()), ({ promotion }: ProductSummary) => promotion?.id ?? null),
}

export const fitmentRow = record<FitmentRow>()({
  make: as('armadora', text),
  model: as('modelo', text),
  yearFrom: as('anio_inicio', whole),
  yearTo: as('anio_fin', whole),
  engine: as('motor', text),
  position: as('posicion', maybe(text)),
  note: as('notas', maybe(text)),
})

export const productSummary = record<ProductSummary>()(summaryFields, derived)

export const brandTier = words<BrandTier>()({ economy: 'economica', middle: 'intermedia', premium: 'premium', original: 'original' })

export const equivalent = record<Equivalent>()(
  { ...summaryFields, tier: as('gama', brandTier), warrantyMonths: as('garantia_meses', maybe(whole)) },
  derived,
)

export const product = record<Product>()(
  { ...summaryFields, description: as('descripcion', text), fitments: as('autos', listOf(fitmentRow)) },
  derived,
)
