import type { Promotion, PromotionWithProducts } from '@shop/domain/promotion'
import { listOf } from '../../codec.ts'
import { as, type FieldsOf, record } from '../../record.ts'
import { decimal, instant, maybe, text } from '../plain.ts'
import { productSummary } from './product.ts'

const fields: FieldsOf<Promotion> = {
  id: as('_id', text),
  name: as('nombre', text),
  description: as('descripcion', text),
  discountPercent: as('descuento', decimal),
  status: text,
  startsAt: as('inicio', instant),
  endsAt: as('fin', instant),
  image: as('imagen', maybe(text)),
}

export const promotion = record<Promotion>()(fields)

export const promotionWithProducts = record<PromotionWithProducts>()({ ...fields, products: as('productos', listOf(productSummary)) })
