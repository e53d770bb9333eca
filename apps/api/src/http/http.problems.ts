import type { FieldError } from '@shop/contract/envelope'
import { Problem } from '../problem.ts'

export class InvalidInput extends Problem {
  readonly status = 400
  readonly code = 'invalid_input'
  override readonly errors: readonly FieldError[]
  constructor(errors: readonly FieldError[]) {
    super('invalid input')
    this.errors = errors
  }
}

export class MalformedRequest extends Problem {
  readonly status = 400
  readonly code = 'malformed_request'
}

export class RouteNotFound extends Problem {
  readonly status = 404
  readonly code = 'route_not_found'
}

export class PayloadTooLarge extends Problem {
  readonly status = 413
  readonly code = 'payload_too_large'
}

export class UnsupportedMediaType extends Problem {
  readonly status = 415
  readonly code = 'unsupported_media_type'
}

/** The database or another service that the answer needs does not answer itself. */
export class Unavailable extends Problem {
  readonly status = 503
  readonly code = 'unavailable'
  override readonly retryAfterSeconds = 5
}

export class InternalError extends Problem {
  readonly status = 500
  readonly code = 'internal_error'
}
