export { countAskedReturns } from './returns.queries.ts'
