import type { ProblemCode } from '@shop/domain/problem-code'

/** Every answer has `success`, `message`, `data`; a failure also says what kind it is. */
export type Success<Data> = { readonly success: true; readonly message: string; readonly data: Data }

export type FieldError = { readonly path: string; readonly message: string }

export type TokenFailure = 'TokenExpiredError' | 'JsonWebTokenError'

export type Failure = {
  readonly success: false
  readonly message: string
  /** Nothing, or what a program needs to go on: the new total, the parts that are missing, the provider's code. */
  readonly data: unknown
  readonly code: ProblemCode
  readonly errors?: readonly FieldError[]
  /** `TokenExpiredError` or `JsonWebTokenError`, for the session's sake. */
  readonly name?: TokenFailure
}

/** The header with the token that takes the place of the one a call was made with. */
export const RENEWED_TOKEN = 'token-nuevo'

export type Envelope<Data> = Success<Data> | Failure
