import { digitsOf, isClabe } from '@shop/domain/clabe'
import { cleanColour, isColour, LEAST_CONTRAST } from '@shop/domain/contrast'
import type { FieldRule, Rule } from '@shop/domain/field-rules'
import { positionIn } from '@shop/domain/map-position'
import { normalRfc, taxpayerOf } from '@shop/domain/rfc'
import { accentContrast, brandContrast, STANDARD_LOOKS } from '@shop/domain/shop-looks'
import { endpoint } from '../endpoint.ts'
import { pictureField } from '../fields/content.ts'
import { amountField, versionField, wholeField } from '../fields/numbers.ts'
import { emailField, knownPasswordField, phoneField } from '../fields/people.ts'
import { holidaysField, hoursField } from '../fields/timetable.ts'
import { form, optionalField, textField } from '../form.ts'
import type { Issue } from '../input.ts'
import { shopSettings } from '../wire/shop/shop-settings.ts'

/** What the shop promises, and where its money goes, is the owner's business alone. */
const may = { access: 'staff', roles: ['owner'] } as const
const BASE = '/admin/ajustes'
const MOST_PESOS = 100_000
const data = shopSettings

const aColour: Rule = (text) => (isColour(cleanColour(text)) ? undefined : 'colour')
const colourField = textField([aColour], { max: 20, clean: cleanColour })
const aClabe: Rule = (text) => (isClabe(text) ? undefined : 'clabe')
const aPosition: Rule = (text) => (positionIn(text) ? undefined : 'position')
const aCompanyRfc: Rule = (text) => (['person', 'company'].includes(taxpayerOf(text) ?? '') ? undefined : 'rfc')
const aWhatsapp: Rule = (text) => (/^52[1-9]\d{9}$/.test(digitsOnly(text)) ? undefined : 'whatsapp')
function digitsOnly(text: string): string {
  return text.replace(/[\s().+-]/g, '').replace(/^521(?=\d{10}$)/, '52')
}

export const readSettings = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Every setting of the shop with the number of its last change',
  data,
})

export const changeShipping = endpoint({
  method: 'POST',
  path: `${BASE}/envio`,
  ...may,
  summary: 'What shipping costs, and the subtotal over which it is free',
  body: form(
    { gratis_desde: amountField(MOST_PESOS), costo: amountField(MOST_PESOS), version: versionField },
    { gratis_desde: 'freeOver', costo: 'standardCost' },
  ),
  data,
})

export const changeDelivery = endpoint({
  method: 'POST',
  path: `${BASE}/entrega`,
  ...may,
  summary: 'How many business days the standard delivery takes',
  body: form(
    { dias_minimo: wholeField(0, 60), dias_maximo: wholeField(1, 90), version: versionField },
    { dias_minimo: 'fewestDays', dias_maximo: 'mostDays' },
    ({ fewestDays = 0, mostDays = fewestDays }) => (mostDays < fewestDays ? [{ path: 'dias_maximo', rule: 'most-below-least' }] : []),
  ),
  data,
})

export const changeReturns = endpoint({
  method: 'POST',
  path: `${BASE}/devoluciones`,
  ...may,
  summary: 'For how many days after the delivery a part can be returned',
  body: form({ dias: wholeField(5, 3_650), version: versionField }, { dias: 'days' }),
  data,
})

export const changeQuotation = endpoint({
  method: 'POST',
  path: `${BASE}/cotizacion`,
  ...may,
  summary: 'Within how many minutes of opening hours a quotation is answered',
  body: form({ minutos: wholeField(1, 2_880), version: versionField }, { minutos: 'minutes' }),
  data,
})

export const changeUnpaidOrders = endpoint({
  method: 'POST',
  path: `${BASE}/pedidos-sin-pagar`,
  ...may,
  summary: 'How many orders by voucher or transfer a customer may owe for at once',
  body: form({ maximo: wholeField(1, 100), version: versionField }, { maximo: 'mostUnpaid' }),
  data,
})

export const changeHours = endpoint({
  method: 'POST',
  path: `${BASE}/horario`,
  ...may,
  summary: 'The opening hours of the week; days of no row are closed',
  body: form({ horario: hoursField, version: versionField }, { horario: 'hours' }),
  data,
})

export const changeHolidays = endpoint({
  method: 'POST',
  path: `${BASE}/dias-inhabiles`,
  ...may,
  summary: 'Days on which the shop stays closed, beside the rest days of the law',
  body: form({ dias: holidaysField, version: versionField }, { dias: 'holidays' }),
  data,
})

export const changeBankAccount = endpoint({
  method: 'POST',
  path: `${BASE}/cuenta`,
  ...may,
  movesMoney: true,
  summary: 'Where transfers go. Asks for the password once more, and every owner is told by mail',
  body: form(
    {
      banco: textField([], { max: 60 }),
      clabe: textField([aClabe], { max: 30, clean: digitsOf }),
      titular: textField([], { max: 120 }),
      password_actual: knownPasswordField,
      version: versionField,
    },
    { banco: 'bank', titular: 'holder', password_actual: 'currentPassword' },
  ),
  data,
})

export const changeIdentity = endpoint({
  method: 'POST',
  path: `${BASE}/tienda`,
  ...may,
  summary: 'The names of the shop, its RFC, its address and place on the map, and every way to reach it',
  body: form(
    {
      nombre: textField([], { max: 60 }),
      razon_social: textField([], { max: 120 }),
      rfc: textField([aCompanyRfc], { max: 16, clean: normalRfc }),
      direccion: textField([], { max: 200 }),
      ciudad: textField([], { max: 60 }),
      posicion: textField([aPosition], { max: 60 }),
      telefono: phoneField,
      whatsapp: textField([aWhatsapp], { max: 30, clean: digitsOnly }),
      email: emailField,
      version: versionField,
    },
    { nombre: 'name', razon_social: 'legalName', direccion: 'address', ciudad: 'city', posicion: 'position', telefono: 'phone' },
  ),
  data,
})

export const changeLooks = endpoint({
  method: 'POST',
  path: `${BASE}/apariencia`,
  ...may,
  summary: 'The colours of the shop and its logo, a picture of POST /admin/imagenes; a colour on which words are hard to read is refused',
  body: form(
    { color_marca: colourField, color_acento: colourField, logo: optionalField(pictureField), version: versionField },
    { color_marca: 'brand', color_acento: 'accent' },
    ({ brand, accent }) => [
      ...(brand ? needs('color_marca', 'brand-contrast', brandContrast(brand)) : []),
      // Against a brand that is refused itself it need not hold.
      ...(accent ? needs('color_acento', 'accent-contrast', accentContrast(accent, bearable(brand))) : []),
    ],
  ),
  data,
})

function bearable(brand = STANDARD_LOOKS.brand): string {
  return brandContrast(brand) >= LEAST_CONTRAST ? brand : STANDARD_LOOKS.brand
}

/** Rounded down: a ratio that is refused never reads as if it were enough. */
function needs(path: string, rule: FieldRule, ratio: number): Issue[] {
  return ratio >= LEAST_CONTRAST ? [] : [{ path, rule, figure: (Math.floor(ratio * 100) / 100).toFixed(2) }]
}
