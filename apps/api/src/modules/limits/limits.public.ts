export { deleteOldTurns } from './limits.queries.ts'
export * as limits from './limits.ts'
export { forgiveAll, forgiveLast, hasTurn, takeTurns } from './take-turns.ts'
