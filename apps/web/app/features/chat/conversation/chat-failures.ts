import { CallFailed } from '@shop/contract/client'

const GONE: readonly string[] = ['conversation_closed', 'conversation_not_found']

/** The conversation has ended, or nobody knows of it any more. */
export const isGone = (error: unknown): boolean => error instanceof CallFailed && GONE.includes(error.failure.code)

/** An answer that will be the same however often it is asked for. */
export const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status < 500 && error.status !== 429 && error.failure.code !== 'request_in_progress'
