export { CounterTotalChanged } from './counter.problems.ts'
export { priceAtCounter } from './price-at-counter.ts'
