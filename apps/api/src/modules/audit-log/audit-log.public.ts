export { recordChange } from './record-change.queries.ts'
