import type { AnyEndpoint } from '@shop/contract/endpoint'
import { checkoutEndpoints, demoEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { composeGate } from './compose-gate.ts'
import type { Deps } from './composition.ts'
import { answerProblems } from './http/answer-problems.ts'
import { allowCors } from './http/cors.ts'
import type { CountedReads } from './http/count-reads.ts'
import { denyUndeclared } from './http/deny-undeclared.ts'
import type { Gate } from './http/gate.ts'
import { limitReads } from './http/limit-reads.ts'
import { serveReference } from './http/serve-reference.ts'
import { sharedReads } from './http/shared-reads.ts'
import { acceptUploads } from './http/uploads.ts'
import { keepDoor } from './keep-door.ts'
import { auditLogRoutes } from './modules/audit-log/audit-log.staff.routes.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { catalogueAuditStaffRoutes } from './modules/catalogue-audit/catalogue-audit.staff.routes.ts'
import { chatDeps } from './modules/chat/chat.public.ts'
import { chatRoutes } from './modules/chat/chat.routes.ts'
import { chatStaffRoutes } from './modules/chat/chat.staff.routes.ts'
import { startCheckoutRoutes } from './modules/checkout/checkout.routes.ts'
import { placeOrderRoutes } from './modules/checkout/place-order.routes.ts'
import { conditionRoutes } from './modules/condition/condition.routes.ts'
import { conditionStaffRoutes } from './modules/condition/condition.staff.routes.ts'
import { accountRoutes } from './modules/customers/account.routes.ts'
import { customerDeps } from './modules/customers/customers.public.ts'
import { customersStaffRoutes } from './modules/customers/customers.staff.routes.ts'
import { keptThingsRoutes } from './modules/customers/kept-things.routes.ts'
import { signInRoutes } from './modules/customers/sign-in.routes.ts'
import { disputesStaffRoutes } from './modules/disputes/disputes.staff.routes.ts'
import { frontPageRoutes } from './modules/front-page/front-page.routes.ts'
import { frontPageStaffRoutes } from './modules/front-page/front-page.staff.routes.ts'
import { importsStaffRoutes } from './modules/imports/imports.staff.routes.ts'
import { locationsRoutes } from './modules/locations/locations.routes.ts'
import { measuresRoutes } from './modules/measures/measures.routes.ts'
import { mailboxRoutes } from './modules/messages/mailbox.routes.ts'
import { moneyDeskStaffRoutes } from './modules/money-desk/money-desk.staff.routes.ts'
import { newsRoutes } from './modules/news/news.routes.ts'
import { newsStaffRoutes } from './modules/news/news.staff.routes.ts'
import { openingRoutes } from './modules/opening/opening.routes.ts'
import { openingStaffRoutes } from './modules/opening/opening.staff.routes.ts'
import { ordersRoutes } from './modules/orders/orders.routes.ts'
import { ordersStaffRoutes } from './modules/orders/orders.staff.routes.ts'
import { sandboxRoutes } from './modules/payment-sandbox/sandbox.routes.ts'
import { cancelOrderRoutes } from './modules/payments/cancel-order.routes.ts'
import { checkoutRoutes, paymentFormRoutes } from './modules/payments/payments.routes.ts'
import { personalDataRoutes } from './modules/personal-data/personal-data.routes.ts'
import { picturesRoutes } from './modules/pictures/pictures.routes.ts'
import { picturesStaffRoutes } from './modules/pictures/pictures.staff.routes.ts'
import { policiesRoutes } from './modules/policies/policies.routes.ts'
import { policyTextsRoutes } from './modules/policy-texts/policy-texts.routes.ts'
import { productsStaffRoutes } from './modules/products/products.staff.routes.ts'
import { promotionsRoutes } from './modules/promotions/promotions.routes.ts'
import { promotionsStaffRoutes } from './modules/promotions/promotions.staff.routes.ts'
import { quotationRoutes } from './modules/quotations/quotations.routes.ts'
import { quotationStaffRoutes } from './modules/quotations/quotations.staff.routes.ts'
import { reconciliationStaffRoutes } from './modules/reconciliation/reconciliation.staff.routes.ts'
import { refundsStaffRoutes } from './modules/refunds/refunds.staff.routes.ts'
import { returnsRoutes } from './modules/returns/returns.routes.ts'
import { returnsStaffRoutes } from './modules/returns/returns.staff.routes.ts'
import { searchDeskStaffRoutes } from './modules/search-desk/search-desk.staff.routes.ts'
import { searchEngineRoutes } from './modules/search-engines/search-engines.routes.ts'
import { shelvesStaffRoutes } from './modules/shelves/shelves.staff.routes.ts'
import { shopSettingsRoutes } from './modules/shop-settings/shop-settings.staff.routes.ts'
import { shopWindowStaffRoutes } from './modules/shop-window/shop-window.staff.routes.ts'
import { dutyStaffRoutes } from './modules/staff/duty.staff.routes.ts'
import { staffMembersRoutes } from './modules/staff/members.staff.routes.ts'
import { staffDeps } from './modules/staff/staff.public.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { todayRoutes } from './modules/today/today.routes.ts'
import { vehiclesRoutes } from './modules/vehicles/vehicles.routes.ts'
import { vehiclesStaffRoutes } from './modules/vehicles/vehicles.staff.routes.ts'
import { vouchersRoutes } from './modules/vouchers/vouchers.routes.ts'
import { waitingStaffRoutes } from './modules/waiting/waiting.staff.routes.ts'
import { workshopJobsStaffRoutes } from './modules/workshop-jobs/workshop-jobs.staff.routes.ts'

/** The API at `/api`, the checkout host at `/checkout` and the pictures at `/images`, added to a server that may do more. */
export async function serveApi(app: FastifyInstance, deps: Deps): Promise<void> {
  const isDemo = deps.settings.mode === 'demo'
  const gate = composeGate(deps)
  const reads = sharedReads(deps)
  app.addHook('onClose', reads.stop)
  const common = { deps, gate, reads }
  await app.register(
    async (api) => {
      await openHost(api, common, isDemo ? [...everyEndpoint, ...demoEndpoints] : everyEndpoint)
      // Before anything takes files: what readers of forms do with every request is not done where there are none.
      await api.register(async (window) => shopWindow(window, deps))
      await acceptUploads(api)
      await api.register(async (wishes) => {
        keepDoor(wishes, deps)
        quotationRoutes(wishes, deps)
      })
      policiesRoutes(api, deps)
      openingRoutes(api, deps)
      openingStaffRoutes(api, deps)
      conditionRoutes(api, deps)
      conditionStaffRoutes(api, deps)
      signInRoutes(api, customerDeps(deps))
      accountRoutes(api, customerDeps(deps))
      keptThingsRoutes(api, deps)
      personalDataRoutes(api, customerDeps(deps))
      customersStaffRoutes(api, deps)
      locationsRoutes(api, deps)
      staffRoutes(api, staffDeps(deps))
      paymentFormRoutes(api, deps)
      measuresRoutes(api, deps)
      ordersRoutes(api, deps)
      ordersStaffRoutes(api, deps)
      await api.register(async (orders) => {
        // What was frozen before the door was closed becomes its order all the same.
        keepDoor(orders, deps, isPaidAlready)
        placeOrderRoutes(orders, deps)
      })
      cancelOrderRoutes(api, deps)
      vouchersRoutes(api, deps)
      refundsStaffRoutes(api, deps)
      disputesStaffRoutes(api, deps)
      moneyDeskStaffRoutes(api, deps)
      reconciliationStaffRoutes(api, deps)
      returnsRoutes(api, deps)
      returnsStaffRoutes(api, deps)
      picturesStaffRoutes(api, deps)
      productsStaffRoutes(api, deps)
      todayRoutes(api, deps)
      waitingStaffRoutes(api, deps)
      quotationStaffRoutes(api, deps)
      const chat = chatDeps(deps)
      chatRoutes(api, chat)
      chatStaffRoutes(api, chat)
      staffMembersRoutes(api, staffDeps(deps))
      dutyStaffRoutes(api, staffDeps(deps))
      shopSettingsRoutes(api, deps)
      vehiclesStaffRoutes(api, deps)
      shelvesStaffRoutes(api, deps)
      searchDeskStaffRoutes(api, deps)
      workshopJobsStaffRoutes(api, deps)
      shopWindowStaffRoutes(api, deps)
      policyTextsRoutes(api, deps)
      auditLogRoutes(api, deps)
      promotionsStaffRoutes(api, deps)
      newsStaffRoutes(api, deps)
      frontPageStaffRoutes(api, deps)
      importsStaffRoutes(api, deps)
      catalogueAuditStaffRoutes(api, deps)
      if (isDemo) mailboxRoutes(api, deps)
    },
    { prefix: '/api' },
  )
  await app.register(
    async (checkout) => {
      await openHost(checkout, common, checkoutEndpoints)
      await acceptUploads(checkout)
      await checkoutRoutes(checkout, deps)
      await checkout.register(async (purchases) => {
        keepDoor(purchases, deps, ({ method }) => method === 'GET')
        startCheckoutRoutes(purchases, deps)
      })
    },
    { prefix: '/checkout' },
  )
  const { sandbox } = deps
  if (sandbox) await app.register(async (pages) => sandboxRoutes(pages, sandbox))
  await app.register(async (pictures) => picturesRoutes(pictures, deps, gate.isOwnPage))
  await app.register(async (files) => searchEngineRoutes(files, { ...deps, db: deps.readDb }))
}

/** What visitors see and ask for: behind the door, which the owner opens and closes. */
function shopWindow(app: FastifyInstance, deps: Deps): void {
  keepDoor(app, deps)
  const reading = { ...deps, db: deps.readDb }
  catalogueRoutes(app, deps)
  vehiclesRoutes(app, reading)
  promotionsRoutes(app, reading)
  newsRoutes(app, reading)
  frontPageRoutes(app, reading)
  cartRoutes(app, deps)
}

/** Only an order of a purchase that was begun before names one; blank is none, as the call itself reads it. */
function isPaidAlready({ body }: FastifyRequest): boolean {
  const { transaction_id: id } = (body ?? {}) as { transaction_id?: unknown }
  return typeof id === 'string' && id.trim() !== ''
}

type Common = { readonly deps: Deps; readonly gate: Gate; readonly reads: CountedReads }

/** What all of the API's addresses have in common. From here on a route that does not say who may call it stops the start. */
async function openHost(app: FastifyInstance, { deps, gate, reads }: Common, endpoints: readonly AnyEndpoint[]): Promise<void> {
  answerProblems(app)
  allowCors(app, deps.settings.pageOrigins)
  app.decorate('gate', gate)
  limitReads(app, reads)
  await serveReference(app, endpoints)
  denyUndeclared(app)
}
