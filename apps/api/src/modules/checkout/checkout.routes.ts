import { getCheckoutState, startCheckout as startCheckoutCall } from '@shop/contract/shop/checkout'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { checkOnCheckout } from './check-on-checkout.ts'
import { startCheckout } from './start-checkout.ts'

/** At the checkout host's address. */
export function startCheckoutRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, startCheckoutCall, ({ body, customer, locale }) => startCheckout(deps, { customerId: customer.id, locale }, body))
  serve(app, getCheckoutState, ({ params, customer }) => checkOnCheckout(deps, customer.id, params.id))
}
