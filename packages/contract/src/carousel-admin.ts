import { cleanShopAddress, type StaffSlide, shopAddress } from '@shop/domain/staff-slide'
import * as z from 'zod/mini'
import { codec, listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, optionalField, textField } from './form.ts'
import { idField, idsField, pictureField } from './wire/content-fields.ts'
import { given } from './wire/given.ts'
import { versionField } from './wire/order-step-fields.ts'

const FOR_CONTENT = ['owner', 'content'] as const
const BASE = '/admin/carrusel'

const schema = z.object({
  _id: z.string(),
  titulo_es: z.string(),
  titulo_en: z.optional(z.string()),
  texto_es: z.string(),
  texto_en: z.optional(z.string()),
  enlace: z.string(),
  imagen_escritorio: z.string(),
  imagen_movil: z.string(),
  version: z.int(),
})
const staffSlide = codec<z.output<typeof schema>, StaffSlide>(
  schema,
  (inside) => ({
    _id: inside.id,
    titulo_es: inside.titleEs,
    ...given('titulo_en', inside.titleEn),
    texto_es: inside.textEs,
    ...given('texto_en', inside.textEn),
    enlace: inside.link,
    imagen_escritorio: inside.wideImage,
    imagen_movil: inside.narrowImage,
    version: inside.version,
  }),
  (wire) => ({
    id: wire._id,
    titleEs: wire.titulo_es,
    titleEn: wire.titulo_en,
    textEs: wire.texto_es,
    textEn: wire.texto_en,
    link: wire.enlace,
    wideImage: wire.imagen_escritorio,
    narrowImage: wire.imagen_movil,
    version: wire.version,
  }),
)

const title = textField([], { max: 60 })
const text = textField([], { max: 120 })
const fields = {
  titulo_es: title,
  titulo_en: optionalField(title),
  texto_es: text,
  texto_en: optionalField(text),
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
