import { priceCart as priceCartCall } from '@shop/contract/shop/cart'
import type { FastifyInstance } from 'fastify'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { catalogueDeps, judgeParts } from '../catalogue/catalogue.public.ts'
import { priceCart } from './price-cart.ts'

type Needed = { readonly db: Db; readonly readDb: Db; readonly changes: CatalogueChanges; readonly now: () => Date }

export function cartRoutes(app: FastifyInstance, { db, readDb, changes, now }: Needed): void {
  const catalogue = catalogueDeps({ db, readDb, changes, now })
  serve(app, priceCartCall, async ({ body, locale, caller }) => {
    // Nobody has to be known, and nobody is asked for but where it matters: an offer may be for one customer.
    const customer = body.lines.some(({ offer }) => offer !== undefined) ? await caller() : undefined
    const cart = await priceCart(db, locale, body.lines, { now: now(), buyer: { customerId: customer?.id } })
    const fits = await judgeParts(
      catalogue,
      locale,
      cart.lines.map(({ product, car }) => ({ productId: product.id, car })),
    )
    return { ...cart, lines: cart.lines.map((line, place) => ({ ...line, fit: fits[place] })) }
  })
}
