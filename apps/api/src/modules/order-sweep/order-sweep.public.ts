export { anonymiseEnded } from './due.queries.ts'
export { sweepOrders } from './sweep-orders.ts'
