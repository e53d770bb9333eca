import { CallFailed } from '@shop/contract/client'

const GONE: readonly string[] = ['conversation_closed', 'conversation_not_found']

/** The conversation has ended, or nobody knows of it any more. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailed && GONE.includes(error.failure.code)
}

/** An answer that will be the same however often it is asked for. */
export function isRefusal(error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.status < 500 && error.status !== 429 && error.failure.code !== 'request_in_progress'
}
