import { demoEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import type { FastifyInstance } from 'fastify'
import { composeGate } from './compose-gate.ts'
import type { Deps } from './composition.ts'
import { allowOrigins } from './http/allow-origins.ts'
import { answerProblems } from './http/answer-problems.ts'
import { denyUndeclared } from './http/deny-undeclared.ts'
import { limitReads } from './http/limit-reads.ts'
import { serveReference } from './http/serve-reference.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { accountRoutes } from './modules/customers/account.routes.ts'
import { customerDeps } from './modules/customers/customers.public.ts'
import { signInRoutes } from './modules/customers/sign-in.routes.ts'
import { frontPageRoutes } from './modules/front-page/front-page.routes.ts'
import { locationsRoutes } from './modules/locations/locations.routes.ts'
import { mailboxRoutes } from './modules/messages/mailbox.routes.ts'
import { newsRoutes } from './modules/news/news.routes.ts'
import { picturesRoutes } from './modules/pictures/pictures.routes.ts'
import { policiesRoutes } from './modules/policies/policies.routes.ts'
import { promotionsRoutes } from './modules/promotions/promotions.routes.ts'
import { staffDeps } from './modules/staff/staff.public.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { vehiclesRoutes } from './modules/vehicles/vehicles.routes.ts'

/** The API at `/api` and the pictures at `/images`, added to a server that may do more. */
export const serveApi = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const isDemo = deps.settings.mode === 'demo'
  await app.register(
    async (api) => {
      answerProblems(api)
      allowOrigins(api, deps.settings.pageOrigins)
      api.decorate('gate', composeGate(deps))
      limitReads(api)
      await serveReference(api, isDemo ? [...everyEndpoint, ...demoEndpoints] : everyEndpoint)
      denyUndeclared(api)
      catalogueRoutes(api, deps)
      vehiclesRoutes(api, deps)
      promotionsRoutes(api, deps)
      newsRoutes(api, deps)
      frontPageRoutes(api, deps)
      policiesRoutes(api, deps)
      cartRoutes(api, deps)
      signInRoutes(api, customerDeps(deps))
      accountRoutes(api, customerDeps(deps))
      locationsRoutes(api, deps)
      staffRoutes(api, staffDeps(deps))
      if (isDemo) mailboxRoutes(api, deps)
    },
    { prefix: '/api' },
  )
  await app.register(async (pictures) => picturesRoutes(pictures, deps))
}
