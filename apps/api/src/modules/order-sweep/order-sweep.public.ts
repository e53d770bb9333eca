export { anonymiseEnded, resetCheck } from './due.queries.ts'
export { sweepOrders } from './sweep-orders.ts'
