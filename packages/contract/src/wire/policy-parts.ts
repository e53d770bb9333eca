import type { Holiday } from '@shop/domain/business-days'
import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import { type OpeningHours, type ShopPolicies, WEEKDAYS, type Weekday } from '@shop/domain/shop-policies'
import * as z from 'zod/mini'
import { type Codec, codec, listOf } from '../codec.ts'
import { words } from './words.ts'

export const weekday = words<Weekday>()({
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miercoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sabado',
  sunday: 'domingo',
})

const shippingSchema = z.object({ gratis_desde: z.number(), costo: z.number() })
export const shippingPolicy: Codec<z.output<typeof shippingSchema>, ShopPolicies['shipping']> = codec(
  shippingSchema,
  ({ freeOver, standardCost }) => ({ gratis_desde: pesosFromCents(freeOver), costo: pesosFromCents(standardCost) }),
  ({ gratis_desde, costo }) => ({ freeOver: centsFromPesos(gratis_desde), standardCost: centsFromPesos(costo) }),
)

const deliverySchema = z.object({ dias_minimo: z.int(), dias_maximo: z.int() })
export const deliveryPolicy: Codec<z.output<typeof deliverySchema>, ShopPolicies['delivery']> = codec(
  deliverySchema,
  ({ fewestDays, mostDays }) => ({ dias_minimo: fewestDays, dias_maximo: mostDays }),
  ({ dias_minimo, dias_maximo }) => ({ fewestDays: dias_minimo, mostDays: dias_maximo }),
)

const returnsSchema = z.object({ dias: z.int() })
export const returnsPolicy: Codec<z.output<typeof returnsSchema>, ShopPolicies['returns']> = codec(
  returnsSchema,
  ({ days }) => ({ dias: days }),
  ({ dias }) => ({ days: dias }),
)

const quotationSchema = z.object({ minutos: z.int() })
export const quotationPolicy: Codec<z.output<typeof quotationSchema>, ShopPolicies['quotation']> = codec(
  quotationSchema,
  ({ minutes }) => ({ minutos: minutes }),
  ({ minutos }) => ({ minutes: minutos }),
)

const hoursSchema = z.object({
  dias: z.array(weekday.schema).check(z.maxLength(WEEKDAYS.length)),
  abre: z.string(),
  cierra: z.string(),
})
export const hoursPolicy = listOf<z.output<typeof hoursSchema>, OpeningHours>(
  codec(
    hoursSchema,
    ({ days, opens, closes }) => ({ dias: days.map(weekday.encode), abre: opens, cierra: closes }),
    ({ dias, abre, cierra }) => ({ days: dias.map(weekday.decode), opens: abre, closes: cierra }),
  ),
)

const holidaySchema = z.object({ fecha: z.string(), nombre: z.string(), nombre_en: z.string() })
export const holidaysPolicy = listOf<z.output<typeof holidaySchema>, Holiday>(
  codec(
    holidaySchema,
    ({ day, names }) => ({ fecha: day, nombre: names.es, nombre_en: names.en }),
    ({ fecha, nombre, nombre_en }) => ({ day: fecha, names: { es: nombre, en: nombre_en } }),
  ),
)

const identitySchema = z.object({
  nombre: z.string(),
  razon_social: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  whatsapp: z.string(),
  email: z.string(),
})
export const identityPolicy: Codec<z.output<typeof identitySchema>, ShopPolicies['identity']> = codec(
  identitySchema,
  ({ name, legalName, address, phone, whatsapp, email }) => ({
    nombre: name,
    razon_social: legalName,
    direccion: address,
    telefono: phone,
    whatsapp,
    email,
  }),
  ({ nombre, razon_social, direccion, telefono, whatsapp, email }) => ({
    name: nombre,
    legalName: razon_social,
    address: direccion,
    phone: telefono,
    whatsapp,
    email,
  }),
)
