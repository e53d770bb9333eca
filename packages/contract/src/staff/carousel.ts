import { cleanShopAddress, type StaffSlide, shopAddress } from '@shop/domain/staff-slide'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { idField, idsField, pictureField } from '../fields/content.ts'
import { versionField } from '../fields/order-steps.ts'
import { form, optionalField, textField } from '../form.ts'
import { as, record } from '../record.ts'
import { maybe, text, whole } from '../wire/plain.ts'

const FOR_CONTENT = ['owner', 'content'] as const
const BASE = '/admin/carrusel'

const staffSlide = record<StaffSlide>()({
  id: as('_id', text),
  titleEs: as('titulo_es', text),
  titleEn: as('titulo_en', maybe(text)),
  textEs: as('texto_es', text),
  textEn: as('texto_en', maybe(text)),
  link: as('enlace', text),
  wideImage: as('imagen_escritorio', text),
  narrowImage: as('imagen_movil', text),
  version: whole,
})

const titleField = textField([], { max: 60 })
const lineField = textField([], { max: 120 })
const fields = {
  titulo_es: titleField,
  titulo_en: optionalField(titleField),
  texto_es: lineField,
  texto_en: optionalField(lineField),
  enlace: textField([shopAddress], { max: 200, clean: cleanShopAddress }),
  imagen_escritorio: pictureField,
  imagen_movil: pictureField,
}
const names = {
  titulo_es: 'titleEs',
  titulo_en: 'titleEn',
  texto_es: 'textEs',
  texto_en: 'textEn',
  enlace: 'link',
  imagen_escritorio: 'wideImage',
  imagen_movil: 'narrowImage',
} as const
const byId = form({ id: idField })

export const listSlides = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'The slides of the home page’s carousel, in their order',
  data: listOf(staffSlide),
})

export const createSlide = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'A new slide, after the others; its pictures are those of POST /admin/imagenes',
  body: form(fields, names),
  data: listOf(staffSlide),
})

export const changeSlide = endpoint({
  method: 'PATCH',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Writes a slide anew; version is the one it was read with',
  params: byId,
  body: form({ ...fields, version: versionField }, names),
  data: listOf(staffSlide),
})

export const removeSlide = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Takes a slide out of the carousel',
  params: byId,
  data: listOf(staffSlide),
})

export const orderSlides = endpoint({
  method: 'POST',
  path: `${BASE}/orden`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Puts the slides into this order; all of them are named',
  body: form({ orden: idsField }, { orden: 'ids' }),
  data: listOf(staffSlide),
})
