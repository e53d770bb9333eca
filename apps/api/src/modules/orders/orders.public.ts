export { anonymiseEnded } from './due.queries.ts'
export { countOrderWork, listDaySales } from './order-work.queries.ts'
export { findStatuses } from './placed-orders.queries.ts'
export { listEveryOwnOrder } from './show-order.ts'
