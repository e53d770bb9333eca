export { isKnownPostalCode } from './locations.queries.ts'
