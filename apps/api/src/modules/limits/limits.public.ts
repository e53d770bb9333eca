export { consumeRateLimit, isWithinRateLimit, refundRateLimit, resetRateLimits } from './consume-rate-limit.ts'
export { deleteOldTurns } from './limits.queries.ts'
export * as limits from './limits.ts'
