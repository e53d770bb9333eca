import { type AskedLine, MOST_LINES, MOST_PIECES } from '@shop/domain/cart'
import * as z from 'zod/mini'
import { asIs } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { type Input, input } from '../input.ts'
import { as, record } from '../record.ts'
import { lineCar } from '../wire/orders/line-car.ts'
import { pricedCart } from '../wire/orders/priced-cart.ts'
import { maybe } from '../wire/plain.ts'
import { shortText } from '../wire/text.ts'

const { schema, decode, encode } = record<AskedLine>()({
  ref: asIs(shortText(80)),
  qty: asIs(z.int().check(z.minimum(1), z.maximum(MOST_PIECES))),
  offer: as('oferta', maybe(asIs(shortText(80)))),
  car: as('auto', maybe(lineCar)),
})
const line = z.codec(schema, z.custom<AskedLine>(), { decode, encode })
const asked = input({ productos: z.array(line).check(z.minLength(1), z.maxLength(MOST_LINES)) }, { productos: 'lines' })

/** What is wrong with a line is said of its field, and once, however many lines have it. */
function byField<Inside>(declared: Input<Inside>): Input<Inside> {
  return {
    ...declared,
    decode: (raw) => {
      const result = declared.decode(raw)
      if ('value' in result) return result
      const fields = result.issues.map(({ path }) => path.match(/[a-z]+$/)?.[0] ?? 'productos')
      return { issues: [...new Set(fields)].map((path) => ({ path })) }
    },
  }
}

export const priceCart = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/carrito/cotizar',
  access: 'public',
  isLive: true,
  summary: 'Prices a cart as the shop would sell it now: lines, discounts, stock, shipping, IVA included, delivery dates',
  body: byField(asked),
  data: pricedCart,
})
