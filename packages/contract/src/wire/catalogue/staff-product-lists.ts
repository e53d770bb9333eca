import type { CarRun } from '@shop/domain/fitment-rules'
import type { ListedProduct, ProductChoices, ProductMark, StockMovement, StockReason } from '@shop/domain/staff-product'
import { listOf } from '../../codec.ts'
import { as, type FieldsOf, record } from '../../record.ts'
import { decimal, instant, maybe, money, text, texts, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'
import { staffStatus } from './staff-product.ts'

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

export const listedProduct = record<ListedProduct>()({
  id: as('_id', text),
  partNumber: as('codigo', text),
  internalKey: as('clave_interna', text),
  name: as('nombre', text),
  brand: as('marca', text),
  partType: as('tipo', text),
  price: as('precio', money),
  finalPrice: as('precio_final', money),
  free: as('stock', whole),
  status: staffStatus,
  image: as('imagen', maybe(text)),
})

type Choice<Kind extends keyof ProductChoices> = ProductChoices[Kind][number]
const namedFields: FieldsOf<Choice<'categories' | 'brands'>> = { id: as('_id', text), name: as('nombre', text) }
const named = record<Choice<'categories' | 'brands'>>()(namedFields)
const partType = record<Choice<'partTypes'>>()({
  ...namedFields,
  categoryId: as('categoria', text),
  subcategory: as('subcategoria', text),
})
const promotion = record<Choice<'promotions'>>()({
  ...namedFields,
  discountPercent: as('descuento', decimal),
  isRunning: as('vigente', yesNo),
})
export const productChoices = record<ProductChoices>()({
  categories: as('categorias', listOf(named)),
  partTypes: as('tipos', listOf(partType)),
  brands: as('marcas', listOf(named)),
  suppliers: as('proveedores', texts),
  promotions: as('promociones', listOf(promotion)),
})

const reason = words<StockReason>()({ sale: 'venta', return: 'devolucion', import: 'entrada', correction: 'correccion' })
export const stockMovement = record<StockMovement>()({
  id: as('_id', text),
  at: as('fecha', instant),
  change: as('cambio', whole),
  reason: as('motivo', reason),
  note: as('nota', text),
  staff: as('quien', maybe(text)),
  folio: maybe(text),
})

export const carRun = record<CarRun>()({
  model: as('modelo', text),
  engine: as('motor', text),
  yearFrom: as('anio_inicio', whole),
  yearTo: as('anio_fin', whole),
})
