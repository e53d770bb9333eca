import { checkoutEndpoints, demoEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './composition.ts'
import { answerProblems } from './http/answer-problems.ts'
import { serveReference } from './http/serve-reference.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { frontPageRoutes } from './modules/front-page/front-page.routes.ts'
import { mailboxRoutes } from './modules/messages/mailbox.routes.ts'
import { newsRoutes } from './modules/news/news.routes.ts'
import { sandboxRoutes } from './modules/payment-sandbox/sandbox.routes.ts'
import { checkoutRoutes, paymentFormRoutes } from './modules/payments/payments.routes.ts'
import { picturesRoutes } from './modules/pictures/pictures.routes.ts'
import { policiesRoutes } from './modules/policies/policies.routes.ts'
import { promotionsRoutes } from './modules/promotions/promotions.routes.ts'
import { vehiclesRoutes } from './modules/vehicles/vehicles.routes.ts'

/** The API at `/api`, the checkout host at `/checkout` and the pictures at `/images`, added to a server that may do more. */
export const serveApi = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const isDemo = deps.settings.mode === 'demo'
  await app.register(
    async (api) => {
      answerProblems(api)
      catalogueRoutes(api, deps)
      vehiclesRoutes(api, deps)
      promotionsRoutes(api, deps)
      newsRoutes(api, deps)
      frontPageRoutes(api, deps)
      policiesRoutes(api, deps)
      cartRoutes(api, deps)
      paymentFormRoutes(api, deps)
      if (isDemo) mailboxRoutes(api, deps)
      await serveReference(api, isDemo ? [...everyEndpoint, ...demoEndpoints] : everyEndpoint)
    },
    { prefix: '/api' },
  )
  await app.register(
    async (checkout) => {
      answerProblems(checkout)
      await checkoutRoutes(checkout, deps)
      await serveReference(checkout, checkoutEndpoints)
    },
    { prefix: '/checkout' },
  )
  const { sandbox } = deps
  if (sandbox) await app.register(async (pages) => sandboxRoutes(pages, sandbox))
  await app.register(async (pictures) => picturesRoutes(pictures, deps))
}
