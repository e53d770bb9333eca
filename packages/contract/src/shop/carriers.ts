import type { CarrierOffer } from '@shop/domain/carrier'
import * as z from 'zod/mini'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { as, record, sent } from '../record.ts'
import { pesos } from '../wire/numbers.ts'
import { deliveryDays, money, text } from '../wire/plain.ts'
import { shortText } from '../wire/text.ts'

const deliveriesByMethod = record<CarrierOffer['deliveries']>()({
  card: as('stripe', deliveryDays),
  oxxo: deliveryDays,
  transfer: as('transferencia', deliveryDays),
})
const offerNow = record<CarrierOffer>()(
  {
    key: as('clave', text),
    name: as('nombre', text),
    price: as('precio', money),
    surcharge: as('recargo', money),
    bulkySurcharge: as('recargo_pieza_voluminosa', money),
    deliveries: as('entregas', deliveriesByMethod),
  },
  {
    // What is paid at once arrives first.
    entrega: sent(deliveryDays.schema, ({ deliveries }) => deliveryDays.encode(deliveries.card)),
  },
)

type Told = Parameters<typeof offerNow.decode>[0]

/** An API of an earlier version, met while a shop is upgraded or set back, promises one date for all ways of paying. */
const offer = {
  ...offerNow,
  decode: (told: Told): CarrierOffer => {
    const { entrega } = told
    return offerNow.decode({
      ...told,
      entregas: (told.entregas as Told['entregas'] | undefined) ?? { stripe: entrega, oxxo: entrega, transferencia: entrega },
    })
  },
}

export const listCarriers = endpoint({
  method: 'GET',
  path: '/paqueterias',
  access: 'public',
  isLive: true,
  summary:
    'The carriers offered, with price and delivery dates: `entregas` by the way of paying, `entrega` for what is paid at once. With `refs` (products of the cart, separated by commas) a bulky part’s surcharge is in the price',
  query: input(
    { subtotal: pesos, codigo_postal: z.optional(z.string().check(z.regex(/^\d{5}$/))), refs: z.optional(shortText(4_000)) },
    { codigo_postal: 'postalCode' },
  ),
  data: listOf(offer),
})
