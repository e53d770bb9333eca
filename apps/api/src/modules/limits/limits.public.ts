export { deleteOldTurns } from './limits.queries.ts'
export * as limits from './limits.ts'
export { resetRateLimits, refundRateLimit, isWithinRateLimit, consumeRateLimit } from './consume-rate-limit.ts'
