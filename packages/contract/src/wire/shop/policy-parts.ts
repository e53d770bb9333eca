import type { Holiday } from '@shop/domain/business-days'
import type { ShopLogo, ShopLooks } from '@shop/domain/shop-looks'
import { type OpeningHours, type ShopPolicies, WEEKDAYS, type Weekday } from '@shop/domain/shop-policies'
import * as z from 'zod/mini'
import { codec, listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, money, text, whole } from '../plain.ts'
import { words } from '../words.ts'

export const weekday = words<Weekday>()({
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miercoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sabado',
  sunday: 'domingo',
})

export const shippingPolicy = record<ShopPolicies['shipping']>()({
  freeOver: as('gratis_desde', money),
  standardCost: as('costo', money),
})

export const deliveryPolicy = record<ShopPolicies['delivery']>()({
  fewestDays: as('dias_minimo', whole),
  mostDays: as('dias_maximo', whole),
})

export const returnsPolicy = record<ShopPolicies['returns']>()({ days: as('dias', whole) })

export const quotationPolicy = record<ShopPolicies['quotation']>()({ minutes: as('minutos', whole) })

const weekdays = listOf(weekday)
const openDays = { ...weekdays, schema: weekdays.schema.check(z.maxLength(WEEKDAYS.length)) }
export const hoursPolicy = listOf(
  record<OpeningHours>()({ days: as('dias', openDays), opens: as('abre', text), closes: as('cierra', text) }),
)

export const holidaysPolicy = listOf(
  codec(
    z.object({ fecha: z.string(), nombre: z.string(), nombre_en: z.string() }),
    ({ day, names }: Holiday) => ({ fecha: day, nombre: names.es, nombre_en: names.en }),
    ({ fecha, nombre, nombre_en }) => ({ day: fecha, names: { es: nombre, en: nombre_en } }),
  ),
)

export const identityPolicy = record<ShopPolicies['identity']>()({
  name: as('nombre', text),
  legalName: as('razon_social', text),
  rfc: text,
  address: as('direccion', text),
  city: as('ciudad', text),
  position: as('posicion', text),
  phone: as('telefono', text),
  whatsapp: text,
  email: text,
})

const logo = record<ShopLogo>()({ picture: as('imagen', text), width: as('ancho', whole), height: as('alto', whole) })

export const looksPolicy = record<ShopLooks>()({ brand: as('color_marca', text), accent: as('color_acento', text), logo: maybe(logo) })
