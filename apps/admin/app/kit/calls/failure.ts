import { CallFailed } from '@shop/contract/client'
import type { ProblemCode } from '@shop/domain/problem-code'
import { useTexts } from '../../language.tsx'

/** What went wrong, in the words of whoever reads it. */
export type Failure = { readonly message: string; readonly code?: ProblemCode }

/** An answer brings the server's own words; silence has ours. */
export function useFailure(error: unknown): Failure | undefined {
  const { noAnswer } = useTexts()
  return error === undefined ? undefined : failureOf(error, noAnswer)
}

/** Nothing has a field of its own here, so what is wrong with one is said with the rest. */
export function failureOf(error: unknown, noAnswer: string): Failure {
  if (!(error instanceof CallFailed)) return { message: noAnswer }
  const { message, code, errors = [] } = error.failure
  return { message: [message, ...errors.map((one) => one.message)].join(' '), code }
}
