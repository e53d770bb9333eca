import type { FieldError, TokenFailure } from '@shop/contract/envelope'
import type { FieldRule } from '@shop/domain/field-rules'
import type { ProblemCode } from '@shop/domain/problem-code'

/** A "no" that the caller understands. Carries its status and code; anything else that is thrown is our fault, a 500. */
export abstract class Problem extends Error {
  abstract readonly status: number
  abstract readonly code: ProblemCode
  readonly errors?: readonly FieldError[]
  /** A field that only the server can judge, and the rule it breaks; its sentence is found when it is answered. */
  readonly brokenRule?: { readonly path: string; readonly rule: FieldRule }
  readonly retryAfterSeconds?: number
  /** How many of something stand in the way; its sentence has a place for it. */
  readonly count?: number
  readonly tokenFailure?: TokenFailure
  /** Nothing is wrong, although the status says so: nobody has to look. */
  readonly isExpected?: boolean
  /** Somebody has to look: it is logged as an error although the answer is a plain no. */
  readonly isAlarming?: boolean
  /** The same question may get a better answer in a moment, so this one is not kept under its key. */
  readonly isTransient?: boolean
  /** What a program needs to go on, as it travels: the new total, the parts that are missing. */
  readonly details?: unknown
}
