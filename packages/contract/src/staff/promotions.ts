import { PROMOTION_PHASES } from '@shop/domain/staff-promotion'
import * as z from 'zod/mini'
import { pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { idField, momentField, numbersField, promotionDiscountField } from '../fields/content.ts'
import { flagField, versionField } from '../fields/order-steps.ts'
import { form, optionalField, textField } from '../form.ts'
import { input } from '../input.ts'
import { productSummary } from '../wire/catalogue/product.ts'
import { promotionIntake, promotionPhase, staffPromotion } from '../wire/catalogue/staff-promotion.ts'
import { paging } from '../wire/paging.ts'

const FOR_CONTENT = ['owner', 'content'] as const
const BASE = '/admin/promociones'

const phaseWord = z.codec(promotionPhase.schema, z.enum(PROMOTION_PHASES), { decode: promotionPhase.decode, encode: promotionPhase.encode })
const byId = form({ id: idField })

const fields = {
  nombre_es: textField([], { max: 80 }),
  nombre_en: textField([], { max: 80 }),
  descripcion_es: textField([], { max: 400 }),
  descripcion_en: textField([], { max: 400 }),
  descuento: promotionDiscountField,
  activa: flagField,
  inicio: momentField,
  fin: momentField,
}
const names = {
  nombre_es: 'nameEs',
  nombre_en: 'nameEn',
  descripcion_es: 'descriptionEs',
  descripcion_en: 'descriptionEn',
  descuento: 'discountPercent',
  activa: 'isOn',
  inicio: 'startsAt',
  fin: 'endsAt',
} as const
function endsLater({ startsAt, endsAt }: { readonly startsAt?: Date; readonly endsAt?: Date }) {
  return startsAt && endsAt && endsAt <= startsAt ? [{ path: 'fin', rule: 'ends-too-early' as const }] : []
}

export const listStaffPromotions = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Promotions, running, to come, over or switched off; without an estado all, newest first',
  query: input({ page: paging.page, limit: paging.limit, estado: z.optional(phaseWord) }, { estado: 'phase' }),
  data: pageOf(staffPromotion),
})

export const showStaffPromotion = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'A promotion in both languages',
  params: byId,
  data: staffPromotion,
})

export const createPromotion = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  movesMoney: true,
  summary: 'A new promotion, without products yet',
  body: form(fields, names, endsLater),
  data: staffPromotion,
})

export const changePromotion = endpoint({
  method: 'PATCH',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CONTENT,
  movesMoney: true,
  summary: 'Writes a promotion anew; version is the one it was read with',
  params: byId,
  body: form({ ...fields, version: versionField }, names, endsLater),
  data: staffPromotion,
})

export const endPromotion = endpoint({
  method: 'POST',
  path: `${BASE}/:id/terminar`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'A running promotion ends now: its products cost their full price again',
  params: byId,
  data: staffPromotion,
})

export const switchPromotion = endpoint({
  method: 'POST',
  path: `${BASE}/:id/activa`,
  access: 'staff',
  roles: FOR_CONTENT,
  movesMoney: true,
  summary: 'Switches a promotion on or off; its dates stay',
  params: byId,
  body: form({ activa: flagField }, { activa: 'isOn' }),
  data: staffPromotion,
})

export const listPromotionParts = endpoint({
  method: 'GET',
  path: `${BASE}/:id/productos`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'The products of a promotion, by name',
  params: byId,
  query: input({ page: paging.page, limit: paging.limit }),
  data: pageOf(productSummary),
})

const shelf = textField([], { max: 120 })
const selection = form(
  { numeros: optionalField(numbersField), marca: optionalField(shelf), categoria: optionalField(shelf), tipo: optionalField(shelf) },
  { numeros: 'numbers', marca: 'brand', categoria: 'category', tipo: 'partType' },
  ({ numbers, brand, category, partType }) => (numbers || brand || category || partType ? [] : [{ path: 'numeros', rule: 'required' }]),
)

export const previewIntake = endpoint({
  method: 'POST',
  isQuestion: true,
  path: `${BASE}/:id/productos/previo`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'What would become of these products: how many there are, and which promotions they would leave',
  params: byId,
  body: selection,
  data: promotionIntake,
})

export const addPromotionParts = endpoint({
  method: 'POST',
  path: `${BASE}/:id/productos`,
  access: 'staff',
  roles: FOR_CONTENT,
  movesMoney: true,
  summary: 'Puts products into a promotion: by number, or all of a brand, a category, a part type, or of several of these at once',
  params: byId,
  body: selection,
  data: promotionIntake,
})

export const removePromotionParts = endpoint({
  method: 'POST',
  path: `${BASE}/:id/productos/quitar`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Takes products out of a promotion; without numeros all of them',
  params: byId,
  body: form({ numeros: optionalField(numbersField) }, { numeros: 'numbers' }),
  data: staffPromotion,
})
