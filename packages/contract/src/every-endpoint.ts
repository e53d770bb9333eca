import * as account from './account.ts'
import * as auditLog from './audit-log.ts'
import * as brandsAdmin from './brands-admin.ts'
import * as carouselAdmin from './carousel-admin.ts'
import * as carriers from './carriers.ts'
import * as carriersAdmin from './carriers-admin.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as chat from './chat.ts'
import * as chatAdmin from './chat-admin.ts'
import * as checkout from './checkout.ts'
import * as counter from './counter.ts'
import * as customersAdmin from './customers-admin.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as frontPage from './front-page.ts'
import * as importsAdmin from './imports-admin.ts'
import * as locations from './locations.ts'
import * as mailbox from './mailbox.ts'
import * as news from './news.ts'
import * as newsAdmin from './news-admin.ts'
import * as orders from './orders.ts'
import * as ordersAdmin from './orders-admin.ts'
import * as ownData from './own-data.ts'
import * as pageMeasures from './page-measures.ts'
import * as partsByCar from './parts-by-car.ts'
import * as paymentGuide from './payment-guide.ts'
import * as payments from './payments.ts'
import * as picturesAdmin from './pictures-admin.ts'
import * as placeOrder from './place-order.ts'
import * as policies from './policies.ts'
import * as policyTexts from './policy-texts.ts'
import * as policyTextsAdmin from './policy-texts-admin.ts'
import * as product from './product.ts'
import * as productsAdmin from './products-admin.ts'
import * as promotions from './promotions.ts'
import * as promotionsAdmin from './promotions-admin.ts'
import * as quotations from './quotations.ts'
import * as quotationsAdmin from './quotations-admin.ts'
import * as returns from './returns.ts'
import * as returnsAdmin from './returns-admin.ts'
import * as session from './session.ts'
import * as settingsAdmin from './settings-admin.ts'
import * as shelvesAdmin from './shelves-admin.ts'
import * as signIn from './sign-in.ts'
import * as staff from './staff.ts'
import * as staffAdmin from './staff-admin.ts'
import * as today from './today.ts'
import * as vehicles from './vehicles.ts'
import * as vehiclesAdmin from './vehicles-admin.ts'

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
