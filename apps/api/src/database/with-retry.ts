import { setTimeout as sleep } from 'node:timers/promises'

const MOST_RETRIES = 3
const FIRST_PAUSE_MS = 40

/** The database ended one of two transactions that waited for each other (deadlock), or could not order them (serialization failure). */
export function isTransactionConflict(error: unknown): boolean {
  return /^(40P01|40001)$/.test((error as { readonly code?: string } | undefined)?.code ?? '')
}

/** Runs a transaction again that the database rolled back because of another one. The pauses differ, so that two do not meet again. */
export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let retry = 0; ; retry++) {
    try {
      return await work()
    } catch (error) {
      if (retry === MOST_RETRIES || !isTransactionConflict(error)) throw error
    }
    await sleep(FIRST_PAUSE_MS * 2 ** retry * (0.5 + Math.random()))
  }
}
