import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { keysField } from '../fields/keys.ts'
import { amountField, versionField, wholeField } from '../fields/numbers.ts'
import { form, optionalField, textField, tickedField } from '../form.ts'
import { carrierSetting } from '../wire/shop/shop-settings.ts'

const may = { access: 'staff', roles: ['owner'] } as const
const BASE = '/admin/paqueterias'
const MOST_PESOS = 100_000
const MOST_CARRIERS = 30
const byKey = form({ clave: textField([], { max: 60 }) }, { clave: 'key' })
const carriers = listOf(carrierSetting)
const nameField = textField([], { max: 60 })

const fields = {
  nombre: nameField,
  nombre_en: nameField,
  precio: amountField(MOST_PESOS),
  recargo: amountField(MOST_PESOS),
  dias_minimo: optionalField(wholeField(0, 60)),
  dias_maximo: optionalField(wholeField(1, 90)),
}
const names = {
  nombre: 'nameEs',
  nombre_en: 'nameEn',
  precio: 'price',
  recargo: 'bulkySurcharge',
  dias_minimo: 'fewestDays',
  dias_maximo: 'mostDays',
} as const

/** Both or neither: without days of its own a carrier takes as long as the standard delivery. */
function daysOf({ fewestDays, mostDays }: { readonly fewestDays?: number | undefined; readonly mostDays?: number | undefined }) {
  if ((fewestDays === undefined) !== (mostDays === undefined))
    return [{ path: fewestDays === undefined ? 'dias_minimo' : 'dias_maximo', rule: 'required' as const }]
  return fewestDays !== undefined && mostDays !== undefined && mostDays < fewestDays
    ? [{ path: 'dias_maximo', rule: 'most-below-least' as const }]
    : []
}

export const listCarrierSettings = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Every carrier that shoppers are or were offered, in the order they see them',
  data: carriers,
})

export const addCarrier = endpoint({
  method: 'POST',
  path: BASE,
  ...may,
  summary: 'A carrier more, offered from now on',
  body: form(fields, names, daysOf),
  data: carriers,
})

export const changeCarrier = endpoint({
  method: 'POST',
  path: `${BASE}/:clave`,
  ...may,
  summary: 'Names, price, days of a carrier, and whether it is offered. The standard one costs what the shipping policy says',
  params: byKey,
  body: form({ ...fields, activa: tickedField, version: versionField }, { ...names, activa: 'isActive' }, daysOf),
  data: carriers,
})

export const removeCarrier = endpoint({
  method: 'DELETE',
  path: `${BASE}/:clave`,
  ...may,
  summary: 'Takes a carrier off the list that no purchase ever used; others are switched off',
  params: byKey,
  data: carriers,
})

export const orderCarriers = endpoint({
  method: 'POST',
  path: `${BASE}/orden`,
  ...may,
  summary: 'The order in which shoppers see the carriers: all of their keys',
  body: form({ claves: keysField(MOST_CARRIERS) }, { claves: 'keys' }),
  data: carriers,
})
