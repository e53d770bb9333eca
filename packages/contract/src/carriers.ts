import type { CarrierOffer } from '@shop/domain/carrier'
import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'
import { codec, listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { input } from './input.ts'
import { pesos } from './wire/numbers.ts'
import { shortText } from './wire/text.ts'

const schema = z.object({
  clave: z.string(),
  nombre: z.string(),
  precio: z.number(),
  recargo: z.number(),
  recargo_pieza_voluminosa: z.number(),
  entrega: z.object({ desde: z.string(), hasta: z.string() }),
})

const offer = codec<z.output<typeof schema>, CarrierOffer>(
  schema,
  ({ key, name, price, surcharge, bulkySurcharge, delivery }) => ({
    clave: key,
    nombre: name,
    precio: pesosFromCents(price),
    recargo: pesosFromCents(surcharge),
    recargo_pieza_voluminosa: pesosFromCents(bulkySurcharge),
    entrega: { desde: delivery.from, hasta: delivery.to },
  }),
  (wire) => ({
    key: wire.clave,
    name: wire.nombre,
    price: centsFromPesos(wire.precio),
    surcharge: centsFromPesos(wire.recargo),
    bulkySurcharge: centsFromPesos(wire.recargo_pieza_voluminosa),
    delivery: { from: wire.entrega.desde, to: wire.entrega.hasta },
  }),
)

export const listCarriers = endpoint({
  method: 'GET',
  path: '/paqueterias',
  access: 'public',
  isLive: true,
  summary:
    'The carriers offered, with price and delivery dates. With `refs` (products of the cart, separated by commas) a bulky part’s surcharge is in the price',
  query: input(
    { subtotal: pesos, codigo_postal: z.optional(z.string().check(z.regex(/^\d{5}$/))), refs: z.optional(shortText(4_000)) },
    { codigo_postal: 'postalCode' },
  ),
  data: listOf(offer),
})
