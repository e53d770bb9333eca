export { anonymiseEnded } from './due.queries.ts'
export { listEveryOwnOrder } from './show-order.ts'
