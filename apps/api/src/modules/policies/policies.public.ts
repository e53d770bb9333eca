export { readPolicies } from './policies.queries.ts'
