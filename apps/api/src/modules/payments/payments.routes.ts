import { checkConnection, getPaymentGuide } from '@shop/contract/shop/payment-guide'
import { listPaymentForms } from '@shop/contract/shop/payments'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { NoPaymentProvider } from '../../problems.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { offeredForms, offeredMethods } from './offered-forms.ts'
import { paymentGuide } from './payment-guide.ts'
import { PaymentNotConnected } from './payments.problems.ts'
import { webhookRoute } from './webhook.route.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue; readonly payments: PaymentProvider }

/** At the API's address. */
export function paymentFormRoutes(app: FastifyInstance, { db, payments }: Deps): void {
  serve(app, listPaymentForms, async ({ locale }) => offeredForms(payments, await readPolicies(db), locale))
}

/** At the checkout host's address. */
export async function checkoutRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { payments } = deps
  // With real money, how we are connected is nobody's business but staff's.
  const access = payments.isLive ? ('staff' as const) : ('public' as const)
  serve(app, { ...checkConnection, access }, async () => {
    const { name } = payments
    if (name === 'none') throw new NoPaymentProvider()
    const { apiVersion, isLive } = await payments.proveConnection().catch((error: unknown) => {
      app.log.error({ err: error }, 'the payment provider is not connected')
      throw new PaymentNotConnected()
    })
    return { provider: name, isLive, apiVersion }
  })
  serve(app, { ...getPaymentGuide, access }, async ({ locale }) =>
    paymentGuide(payments.isLive, offeredMethods(payments, await readPolicies(deps.db)), locale),
  )
  if (payments.name !== 'none') await app.register(async (webhook) => webhookRoute(webhook, deps))
}
