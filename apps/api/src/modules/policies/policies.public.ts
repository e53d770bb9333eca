export { readPolicies, readPolicyVersions, updatePolicy } from './policies.queries.ts'
