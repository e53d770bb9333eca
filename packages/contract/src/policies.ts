import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import { type PublicPolicies, WEEKDAYS, type Weekday } from '@shop/domain/shop-policies'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { words } from './wire/words.ts'

const day = words<Weekday>()({
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miercoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sabado',
  sunday: 'domingo',
})

const schema = z.object({
  envio: z.object({ gratis_desde: z.number(), costo: z.number() }),
  entrega: z.object({ dias_minimo: z.int(), dias_maximo: z.int() }),
  devoluciones: z.object({ dias: z.int() }),
  cotizacion: z.object({ minutos: z.int() }),
  horario: z.array(z.object({ dias: z.array(day.schema).check(z.maxLength(WEEKDAYS.length)), abre: z.string(), cierra: z.string() })),
  dias_inhabiles: z.array(z.object({ fecha: z.string(), nombre: z.string(), nombre_en: z.string() })),
  tienda: z.object({
    nombre: z.string(),
    razon_social: z.string(),
    direccion: z.string(),
    telefono: z.string(),
    whatsapp: z.string(),
    email: z.string(),
  }),
})

const policies = codec<z.output<typeof schema>, PublicPolicies>(
  schema,
  ({ shipping, delivery, returns, quotation, hours, holidays, identity }) => ({
    envio: { gratis_desde: pesosFromCents(shipping.freeOver), costo: pesosFromCents(shipping.standardCost) },
    entrega: { dias_minimo: delivery.fewestDays, dias_maximo: delivery.mostDays },
    devoluciones: { dias: returns.days },
    cotizacion: { minutos: quotation.minutes },
    horario: hours.map(({ days, opens, closes }) => ({ dias: days.map(day.encode), abre: opens, cierra: closes })),
    dias_inhabiles: holidays.map(({ day: fecha, names }) => ({ fecha, nombre: names.es, nombre_en: names.en })),
    tienda: {
      nombre: identity.name,
      razon_social: identity.legalName,
      direccion: identity.address,
      telefono: identity.phone,
      whatsapp: identity.whatsapp,
      email: identity.email,
    },
  }),
  (wire) => ({
    shipping: { freeOver: centsFromPesos(wire.envio.gratis_desde), standardCost: centsFromPesos(wire.envio.costo) },
    delivery: { fewestDays: wire.entrega.dias_minimo, mostDays: wire.entrega.dias_maximo },
    returns: { days: wire.devoluciones.dias },
    quotation: { minutes: wire.cotizacion.minutos },
    hours: wire.horario.map(({ dias, abre, cierra }) => ({ days: dias.map(day.decode), opens: abre, closes: cierra })),
    holidays: wire.dias_inhabiles.map(({ fecha, nombre, nombre_en }) => ({ day: fecha, names: { es: nombre, en: nombre_en } })),
    identity: {
      name: wire.tienda.nombre,
      legalName: wire.tienda.razon_social,
      address: wire.tienda.direccion,
      phone: wire.tienda.telefono,
      whatsapp: wire.tienda.whatsapp,
      email: wire.tienda.email,
    },
  }),
)

export const getPolicies = endpoint({
  method: 'GET',
  path: '/politicas',
  access: 'public',
  summary: 'What the shop promises and who it is: shipping, delivery, returns, hours, address',
  data: policies,
})
