import type { PromotionIntake, PromotionPhase, StaffPromotion } from '@shop/domain/staff-promotion'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { decimal, instant, maybe, text, texts, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const promotionPhase = words<PromotionPhase>()({ running: 'vigente', upcoming: 'proxima', over: 'terminada', off: 'apagada' })

export const staffPromotion = record<StaffPromotion>()({
  id: as('_id', text),
  nameEs: as('nombre_es', text),
  nameEn: as('nombre_en', text),
  descriptionEs: as('descripcion_es', text),
  descriptionEn: as('descripcion_en', text),
  discountPercent: as('descuento', decimal),
  isOn: as('activa', yesNo),
  startsAt: as('inicio', instant),
  endsAt: as('fin', instant),
  phase: as('estado', promotionPhase),
  productCount: as('productos', whole),
  image: as('imagen', maybe(text)),
  version: whole,
})

const left = record<PromotionIntake['leaving'][number]>()({
  name: as('promocion', text),
  phase: as('estado', promotionPhase),
  products: as('productos', whole),
})
export const promotionIntake = record<PromotionIntake>()({
  found: as('encontrados', whole),
  already: as('ya_estaban', whole),
  leaving: as('dejan', listOf(left)),
  unknown: as('desconocidos', texts),
})
