import { MOST_UPLOAD_BYTES, PICTURE_TYPES } from '@shop/domain/upload'
import { endpoint } from '../endpoint.ts'
import { emailField, nameField, phoneField, secretField } from '../fields/people.ts'
import { form, optionalField, paragraphsField, textField, tickedField } from '../form.ts'
import { openedOffer, receivedQuotation } from '../wire/people/quotation.ts'

const asked = form(
  {
    armadora: textField([], { max: 60 }),
    modelo: textField([], { max: 60 }),
    anio: textField([(text) => (/^(19|20)\d{2}$/.test(text.trim()) ? undefined : 'year')], { max: 10 }),
    cilindraje: textField([], { max: 60 }),
    autoparte: textField([], { max: 200 }),
    nombre: nameField,
    email: emailField,
    telefono: phoneField,
    comentarios: optionalField(paragraphsField()),
    aviso_sms: tickedField,
    // No person sees this field; whoever fills it in is a program.
    sitio_web: optionalField(textField([], { max: 500 })),
  },
  {
    armadora: 'make',
    modelo: 'model',
    anio: 'year',
    cilindraje: 'engine',
    autoparte: 'part',
    nombre: 'name',
    telefono: 'phone',
    comentarios: 'comments',
    aviso_sms: 'wantsSms',
    sitio_web: 'trap',
  },
)

export const requestQuotation = endpoint({
  method: 'POST',
  path: '/cotizacion',
  access: 'public',
  upload: { field: 'imagen', maxBytes: MOST_UPLOAD_BYTES, types: PICTURE_TYPES },
  summary: 'Asks for the price of a part. Answers a number and when the reply will come, counted in opening hours',
  says: 'quotation_received',
  body: asked,
  data: receivedQuotation,
})

export const getOffer = endpoint({
  method: 'GET',
  path: '/cotizacion/oferta/:token',
  access: 'public',
  isLive: true,
  summary: 'The offer that a mail’s link leads to. Its token goes with each line of a cart as `oferta`',
  params: form({ token: secretField }),
  data: openedOffer,
})
