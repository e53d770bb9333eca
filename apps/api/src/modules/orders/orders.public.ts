export { anonymiseEnded } from './due.queries.ts'
export { findStatuses } from './placed-orders.queries.ts'
export { listEveryOwnOrder } from './show-order.ts'
