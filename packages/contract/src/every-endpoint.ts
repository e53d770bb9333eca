import type { AnyEndpoint } from './endpoint.ts'
import * as account from './shop/account.ts'
import * as carriers from './shop/carriers.ts'
import * as cart from './shop/cart.ts'
import * as catalogue from './shop/catalogue.ts'
import * as catalogueVersion from './shop/catalogue-version.ts'
import * as chat from './shop/chat.ts'
import * as checkout from './shop/checkout.ts'
import * as door from './shop/door.ts'
import * as frontPage from './shop/front-page.ts'
import * as garage from './shop/garage.ts'
import * as invoiceData from './shop/invoice-data.ts'
import * as locations from './shop/locations.ts'
import * as mailbox from './shop/mailbox.ts'
import * as news from './shop/news.ts'
import * as orders from './shop/orders.ts'
import * as ownAddresses from './shop/own-addresses.ts'
import * as ownData from './shop/own-data.ts'
import * as ownQuotations from './shop/own-quotations.ts'
import * as pageMeasures from './shop/page-measures.ts'
import * as partsByCar from './shop/parts-by-car.ts'
import * as paymentGuide from './shop/payment-guide.ts'
import * as payments from './shop/payments.ts'
import * as placeOrder from './shop/place-order.ts'
import * as policies from './shop/policies.ts'
import * as policyTexts from './shop/policy-texts.ts'
import * as product from './shop/product.ts'
import * as promotions from './shop/promotions.ts'
import * as quotations from './shop/quotations.ts'
import * as returns from './shop/returns.ts'
import * as session from './shop/session.ts'
import * as signIn from './shop/sign-in.ts'
import * as vehicles from './shop/vehicles.ts'
import * as webHeartbeat from './shop/web-heartbeat.ts'
import * as staff from './staff/access.ts'
import * as auditLog from './staff/audit-log.ts'
import * as brandsStaff from './staff/brands.ts'
import * as carouselStaff from './staff/carousel.ts'
import * as carriersStaff from './staff/carriers.ts'
import * as catalogueAuditStaff from './staff/catalogue-audit.ts'
import * as chatStaff from './staff/chat.ts'
import * as conditionStaff from './staff/condition.ts'
import * as counter from './staff/counter.ts'
import * as customersStaff from './staff/customers.ts'
import * as homeSectionsStaff from './staff/home-sections.ts'
import * as importPicturesStaff from './staff/import-pictures.ts'
import * as importsStaff from './staff/imports.ts'
import * as staffMembersCalls from './staff/members.ts'
import * as moneyCases from './staff/money-cases.ts'
import * as newsStaff from './staff/news.ts'
import * as openingStaff from './staff/opening.ts'
import * as ordersStaff from './staff/orders.ts'
import * as picturesStaff from './staff/pictures.ts'
import * as policyTextsStaff from './staff/policy-texts.ts'
import * as productsStaff from './staff/products.ts'
import * as promotionsStaff from './staff/promotions.ts'
import * as quotationsStaff from './staff/quotations.ts'
import * as reconciliationStaff from './staff/reconciliation.ts'
import * as refunds from './staff/refunds.ts'
import * as returnsStaff from './staff/returns.ts'
import * as searchReportStaff from './staff/search-report.ts'
import * as settingsStaff from './staff/settings.ts'
import * as shelvesStaff from './staff/shelves.ts'
import * as shopWindowStaff from './staff/shop-window.ts'
import * as symptomsStaff from './staff/symptoms.ts'
import * as today from './staff/today.ts'
import * as vehiclesStaff from './staff/vehicles.ts'
import * as waitingStaff from './staff/waiting.ts'
import * as workshopJobsStaff from './staff/workshop-jobs.ts'

/** Served in every mode. */
export const everyEndpoint: readonly AnyEndpoint[] = [
  ...Object.values(catalogue),
  ...Object.values(product),
  ...Object.values(partsByCar),
  ...Object.values(vehicles),
  ...Object.values(promotions),
  ...Object.values(news),
  ...Object.values(frontPage),
  ...Object.values(policies),
  ...Object.values(door),
  ...Object.values(webHeartbeat),
  ...Object.values(catalogueVersion),
  ...Object.values(cart),
  ...Object.values(signIn),
  ...Object.values(account),
  ...Object.values(session),
  ...Object.values(garage),
  ...Object.values(invoiceData),
  ...Object.values(ownQuotations),
  ...Object.values(ownAddresses),
  ...Object.values(ownData),
  ...Object.values(locations),
  ...Object.values(staff),
  ...Object.values(payments),
  ...Object.values(pageMeasures),
  ...Object.values(carriers),
  ...Object.values(placeOrder),
  ...Object.values(orders),
  ...Object.values(ordersStaff),
  ...Object.values(refunds),
  ...Object.values(reconciliationStaff),
  ...Object.values(returns),
  ...Object.values(returnsStaff),
  ...Object.values(moneyCases),
  ...Object.values(picturesStaff),
  ...Object.values(productsStaff),
  ...Object.values(today),
  ...Object.values(waitingStaff),
  ...Object.values(quotations),
  ...Object.values(quotationsStaff),
  ...Object.values(counter),
  ...Object.values(customersStaff),
  ...Object.values(chat),
  ...Object.values(chatStaff),
  ...Object.values(staffMembersCalls),
  ...Object.values(settingsStaff),
  ...Object.values(openingStaff),
  ...Object.values(conditionStaff),
  ...Object.values(carriersStaff),
  ...Object.values(vehiclesStaff),
  ...Object.values(shelvesStaff),
  ...Object.values(symptomsStaff),
  ...Object.values(workshopJobsStaff),
  ...Object.values(shopWindowStaff),
  ...Object.values(homeSectionsStaff),
  ...Object.values(searchReportStaff),
  ...Object.values(policyTexts),
  ...Object.values(policyTextsStaff),
  ...Object.values(auditLog),
  ...Object.values(promotionsStaff),
  ...Object.values(newsStaff),
  ...Object.values(carouselStaff),
  ...Object.values(brandsStaff),
  ...Object.values(importsStaff),
  ...Object.values(importPicturesStaff),
  ...Object.values(catalogueAuditStaff),
]

/** Served in demo mode beside the others. */
export const demoEndpoints: readonly AnyEndpoint[] = Object.values(mailbox)

/** Served by the checkout host, at `/checkout`. */
export const checkoutEndpoints: readonly AnyEndpoint[] = [...Object.values(checkout), ...Object.values(paymentGuide)]
