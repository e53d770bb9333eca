import { CallFailed } from '@shop/contract/client'
import type { ProblemCode } from '@shop/domain/problem-code'
import { useTexts } from '../../language.tsx'

/** What went wrong, in the words of whoever reads it; fields by the names they have on the wire. */
export type Failure = {
  readonly message: string
  readonly code?: ProblemCode
  readonly fields: Readonly<Record<string, string>>
}

/** An answer brings the server's own words; silence has ours. */
export const useFailure = (error: unknown): Failure | undefined => {
  const { noAnswer } = useTexts()
  return error === undefined ? undefined : failureOf(error, noAnswer)
}

export const failureOf = (error: unknown, noAnswer: string): Failure => {
  if (!(error instanceof CallFailed)) return { message: noAnswer, fields: {} }
  const { message, code, errors = [] } = error.failure
  return { message, code, fields: Object.fromEntries(errors.map(({ path, message: text }) => [path, text])) }
}
