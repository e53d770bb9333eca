import type { OfferChange, PricedCart, PricedLine, UnsoldLine } from '@shop/domain/cart'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { fit } from '../catalogue/fit.ts'
import { namedCar } from '../catalogue/named-car.ts'
import { productSummary } from '../catalogue/product.ts'
import { deliveryDays, instant, maybe, money, text, whole } from '../plain.ts'
import { words } from '../words.ts'

const reason = words<UnsoldLine['reason']>()({
  unknown: 'desconocido',
  discontinued: 'descontinuado',
  'offer-only': 'solo_con_oferta',
  'offer-expired': 'oferta_vencida',
  'offer-used': 'oferta_agotada',
  'offer-personal': 'oferta_personal',
})
const change = words<OfferChange>()({
  'offer-expired': 'oferta_vencida',
  'offer-unknown': 'oferta_desconocida',
  'offer-used': 'oferta_agotada',
  'offer-personal': 'oferta_personal',
})

const line = record<PricedLine>()({
  ref: text,
  product: as('producto', productSummary),
  qty: whole,
  unitPrice: as('precio_unitario', money),
  total: money,
  available: as('disponibles', whole),
  missing: as('faltan', whole),
  offer: as('oferta', maybe(text)),
  promisedUntil: as('prometido_hasta', maybe(instant)),
  change: as('cambio', maybe(change)),
  car: as('auto', maybe(namedCar)),
  fit: as('compatibilidad', maybe(fit)),
})

const unsoldLine = record<UnsoldLine>()({
  ref: text,
  qty: whole,
  offer: as('oferta', maybe(text)),
  car: as('auto', maybe(namedCar)),
  reason: as('motivo', reason),
})

export const pricedCart = record<PricedCart>()({
  lines: as('lineas', listOf(line)),
  unsold: as('no_disponibles', listOf(unsoldLine)),
  subtotal: money,
  saved: as('descuento', money),
  shipping: as('envio', money),
  total: money,
  includedTax: as('iva_incluido', money),
  missingForFreeShipping: as('faltan_para_envio_gratis', money),
  delivery: as('entrega', deliveryDays),
})
