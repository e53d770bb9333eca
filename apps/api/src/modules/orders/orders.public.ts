export type { Finding } from './audit.queries.ts'
export { countUnpaid, findBuyer } from './buyers.queries.ts'
export { type CancelledPieces, findCancellation, findShippingLeft, insertCancellation, listCancellable } from './cancellations.queries.ts'
export { deleteLines, type FrozenLine, listHeldOf, listProductsOf } from './checkout-lines.queries.ts'
export {
  type ChangedMethod,
  type Checkout,
  extendHold,
  findCheckout,
  insertCheckout,
  lockCheckout,
  updateCheckoutStatus,
  updateMethod,
  updateQuote,
} from './checkouts.queries.ts'
export { nowOf, type OrderDeps } from './order-deps.ts'
export { listDisputesOfPayment } from './order-disputes.queries.ts'
export { listFolios, readOrderFigures } from './order-figures.queries.ts'
export {
  findOwnPayment,
  findPayment,
  findPaymentById,
  findPaymentOfAttempt,
  insertCounterPayment,
  insertPayment,
  leftOf,
  listPaymentsOf,
  type Payment,
  updatePaid,
  updateWeakStatus,
} from './order-payments.queries.ts'
export { orderView } from './order-view.ts'
export { findOrderRow } from './order-views.queries.ts'
export { countOrderWork, listDaySales } from './order-work.queries.ts'
export { OrderMoved, OrderNotFound, TrackingKeyUsed } from './orders.problems.ts'
export { updateAccepted, updateDecided } from './payment-decisions.queries.ts'
export {
  findOrderByFolio,
  findOrderOf,
  findStatuses,
  insertOrder,
  insertOrderEvent,
  type Move,
  type PlacedOrder,
  updateOrderStatus,
} from './placed-orders.queries.ts'
export { orderMailKey, queueOrderMail } from './queue-order-mail.ts'
export { listEveryOwnOrder, showOrder, showOwnOrder } from './show-order.ts'
export { folioTyped, showStaffOrder } from './show-staff-order.ts'
export {
  byProduct,
  holdAgain,
  type LineStock,
  lockLineStock,
  lockStock,
  putBack,
  releaseHeld,
  reserveLines,
  sell,
} from './stock.queries.ts'
export { freeTransferReference, insertTransferReceipt, sumTransfers, updateTransferReceived } from './transfers.queries.ts'
