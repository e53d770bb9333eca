import type { AnyEndpoint } from './endpoint.ts'
import * as account from './shop/account.ts'
import * as carriers from './shop/carriers.ts'
import * as cart from './shop/cart.ts'
import * as catalogue from './shop/catalogue.ts'
import * as chat from './shop/chat.ts'
import * as checkout from './shop/checkout.ts'
import * as frontPage from './shop/front-page.ts'
import * as locations from './shop/locations.ts'
import * as mailbox from './shop/mailbox.ts'
import * as news from './shop/news.ts'
import * as orders from './shop/orders.ts'
import * as ownData from './shop/own-data.ts'
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
import * as staff from './staff/access.ts'
import * as auditLog from './staff/audit-log.ts'
import * as brandsAdmin from './staff/brands.ts'
import * as carouselAdmin from './staff/carousel.ts'
import * as carriersAdmin from './staff/carriers.ts'
import * as chatAdmin from './staff/chat.ts'
import * as counter from './staff/counter.ts'
import * as customersAdmin from './staff/customers.ts'
import * as importsAdmin from './staff/imports.ts'
import * as staffAdmin from './staff/members.ts'
import * as newsAdmin from './staff/news.ts'
import * as ordersAdmin from './staff/orders.ts'
import * as picturesAdmin from './staff/pictures.ts'
import * as policyTextsAdmin from './staff/policy-texts.ts'
import * as productsAdmin from './staff/products.ts'
import * as promotionsAdmin from './staff/promotions.ts'
import * as quotationsAdmin from './staff/quotations.ts'
import * as returnsAdmin from './staff/returns.ts'
import * as settingsAdmin from './staff/settings.ts'
import * as shelvesAdmin from './staff/shelves.ts'
import * as today from './staff/today.ts'
import * as vehiclesAdmin from './staff/vehicles.ts'

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
  ...Object.values(cart),
  ...Object.values(signIn),
  ...Object.values(account),
  ...Object.values(session),
  ...Object.values(ownData),
  ...Object.values(locations),
  ...Object.values(staff),
  ...Object.values(payments),
  ...Object.values(pageMeasures),
  ...Object.values(carriers),
  ...Object.values(placeOrder),
  ...Object.values(orders),
  ...Object.values(ordersAdmin),
  ...Object.values(returns),
  ...Object.values(returnsAdmin),
  ...Object.values(picturesAdmin),
  ...Object.values(productsAdmin),
  ...Object.values(today),
  ...Object.values(quotations),
  ...Object.values(quotationsAdmin),
  ...Object.values(counter),
  ...Object.values(customersAdmin),
  ...Object.values(chat),
  ...Object.values(chatAdmin),
  ...Object.values(staffAdmin),
  ...Object.values(settingsAdmin),
  ...Object.values(carriersAdmin),
  ...Object.values(vehiclesAdmin),
  ...Object.values(shelvesAdmin),
  ...Object.values(policyTexts),
  ...Object.values(policyTextsAdmin),
  ...Object.values(auditLog),
  ...Object.values(promotionsAdmin),
  ...Object.values(newsAdmin),
  ...Object.values(carouselAdmin),
  ...Object.values(brandsAdmin),
  ...Object.values(importsAdmin),
]

/** Served in demo mode beside the others. */
export const demoEndpoints: readonly AnyEndpoint[] = Object.values(mailbox)

/** Served by the checkout host, at `/checkout`. */
export const checkoutEndpoints: readonly AnyEndpoint[] = [...Object.values(checkout), ...Object.values(paymentGuide)]
