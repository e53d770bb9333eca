import type { FieldError } from '@shop/contract/envelope'
import type { ProblemCode } from '@shop/domain/problem-code'

/** A "no" that the caller understands. Carries its status and code; anything else that is thrown is our fault, a 500. */
export abstract class Problem extends Error {
  abstract readonly status: number
  abstract readonly code: ProblemCode
  readonly errors?: readonly FieldError[]
  readonly retryAfterSeconds?: number
}
