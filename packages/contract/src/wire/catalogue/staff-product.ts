import type { StaffFitment, StaffProduct, StaffStatus } from '@shop/domain/staff-product'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe, money, text, texts, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'
import { saleUnit } from './product.ts'

/** A part on order never gets to the desk. */
export const staffStatus = words<StaffStatus>()({ active: 'activo', inactive: 'inactivo' })

const fitment = record<StaffFitment>()({
  make: as('armadora', text),
  model: as('modelo', text),
  yearFrom: as('anio_inicio', whole),
  yearTo: as('anio_fin', whole),
  engine: as('motor', text),
  positionEs: as('posicion_es', maybe(text)),
  positionEn: as('posicion_en', maybe(text)),
  noteEs: as('notas_es', maybe(text)),
  noteEn: as('notas_en', maybe(text)),
})

export const staffProduct = record<StaffProduct>()({
  id: as('_id', text),
  version: text,
  partNumber: as('codigo', text),
  internalKey: as('clave_interna', text),
  nameEs: as('nombre_es', text),
  nameEn: as('nombre_en', maybe(text)),
  descriptionEs: as('descripcion_es', maybe(text)),
  descriptionEn: as('descripcion_en', maybe(text)),
  partTypeId: as('tipo', text),
  brandId: as('marca', text),
  supplier: as('proveedor', text),
  unit: as('unidad', saleUnit),
  piecesPerCar: as('piezas_por_auto', maybe(whole)),
  isHeavyDuty: as('servicio_pesado', yesNo),
  isUniversal: as('universal', yesNo),
  price: as('precio', money),
  cost: as('costo', maybe(money)),
  listPrice: as('precio_lista', maybe(money)),
  finalPrice: as('precio_final', money),
  promotionId: as('promocion', maybe(text)),
  isOutlet: as('outlet', yesNo),
  isPremium: as('premium', yesNo),
  isRecommended: as('recomendado', yesNo),
  status: staffStatus,
  equivalents: as('equivalencias', texts),
  images: as('imagenes', texts),
  fitments: as('autos', listOf(fitment)),
  stock: as('existencias', whole),
  reserved: as('apartadas', whole),
  changedAt: as('actualizado', instant),
})
