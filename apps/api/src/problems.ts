import type { FieldError, TokenFailure } from '@shop/contract/envelope'
import type { FieldRule } from '@shop/domain/field-rules'
import { Problem } from './problem.ts'

export class InvalidInput extends Problem {
  readonly status = 400
  readonly code = 'invalid_input'
  override readonly errors: readonly FieldError[]
  constructor(errors: readonly FieldError[]) {
    super('invalid input')
    this.errors = errors
  }
}

/** The shop takes transfers only: there is nobody to ask about cards and vouchers. */
export class NoPaymentProvider extends Problem {
  readonly status = 409
  readonly code = 'no_payment_provider'
}

export class MalformedRequest extends Problem {
  readonly status = 400
  readonly code = 'malformed_request'
}

export class RouteNotFound extends Problem {
  readonly status = 404
  readonly code = 'route_not_found'
}

/** A body that does not come in, or comes in drops. The framework reads the status by its own name. */
export class RequestTooSlow extends Problem {
  readonly status = 408
  readonly statusCode = 408
  readonly code = 'request_too_slow'
}

export class PayloadTooLarge extends Problem {
  readonly status = 413
  readonly code = 'payload_too_large'
}

export class UnsupportedMediaType extends Problem {
  readonly status = 415
  readonly code = 'unsupported_media_type'
}

/** A file that is not what this call takes, or that cannot be read. */
export class FileNotAccepted extends Problem {
  readonly status = 415
  readonly code = 'file_not_accepted'
}

/** More pixels than are unfolded; the file itself may be small. */
export class PictureTooLarge extends Problem {
  readonly status = 415
  readonly code = 'picture_too_large'
  /** In megapixels. */
  override readonly count: number
  constructor(mostPixels: number) {
    super('picture too large')
    this.count = Math.round(mostPixels / 1_000_000)
  }
}

/** Too many pictures wait to be drawn, or the process that draws was lost. */
export class PicturesBusy extends Problem {
  readonly status = 503
  readonly code = 'pictures_busy'
  override readonly retryAfterSeconds = 20
}

export class TooManyRequests extends Problem {
  readonly status = 429
  readonly code = 'too_many_requests'
  override readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too many requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No token, one that we did not sign, or one whose session was ended. */
export class SignInRequired extends Problem {
  readonly status = 401
  readonly code = 'sign_in_required'
  override readonly tokenFailure: TokenFailure = 'JsonWebTokenError'
}

export class SessionExpired extends Problem {
  readonly status = 401
  readonly code = 'session_expired'
  override readonly tokenFailure: TokenFailure = 'TokenExpiredError'
}

export class NotAllowed extends Problem {
  readonly status = 403
  readonly code = 'not_allowed'
}

/** Whoever is here was away for long: it may be somebody else. */
export class PasswordRequired extends Problem {
  readonly status = 403
  readonly code = 'password_required'
}

/** Too many failures on one account: whoever owns its mailbox gets in, nobody is locked out. */
export class ConfirmByEmail extends Problem {
  readonly status = 403
  readonly code = 'confirm_by_email'
}

export class AccountNotVerified extends Problem {
  readonly status = 403
  readonly code = 'cuenta_no_verificada'
}

export class SecondFactorRequired extends Problem {
  readonly status: 401 | 403
  readonly code = 'second_factor_required'
  constructor(status: 401 | 403) {
    super('second factor required')
    this.status = status
  }
}

export class ForeignOrigin extends Problem {
  readonly status = 403
  readonly code = 'foreign_origin'
}

export class KeyReused extends Problem {
  readonly status = 409
  readonly code = 'key_reused'
}

export class RequestInProgress extends Problem {
  readonly status = 409
  readonly code = 'request_in_progress'
  override readonly retryAfterSeconds = 2
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

/** A colleague saved something else since this was read. */
export class ChangedMeanwhile extends Problem {
  readonly status = 409
  readonly code = 'changed_meanwhile'
  override readonly isTransient = true
}

/** The same for an unknown e-mail and for a wrong password. */
export class WrongCredentials extends Problem {
  readonly status = 401
  readonly code = 'wrong_credentials'
}

export class LinkInvalid extends Problem {
  readonly status = 400
  readonly code = 'link_invalid'
}

export class SessionNotFound extends Problem {
  readonly status = 404
  readonly code = 'session_not_found'
}

/** The name of the file that came with a form, whatever the caller has to call it. */
export const UPLOADED = 'uploaded'

/** A field that only the shop can judge, by the code's own name; what the caller calls it is said at the edge (`http/serve.ts`). */
export class FieldRefused extends Problem {
  readonly status = 422
  readonly code = 'invalid_input'
  override readonly brokenRule: { readonly path: string; readonly rule: FieldRule }
  constructor(path: string, rule: FieldRule) {
    super(`${path} breaks ${rule}`)
    this.brokenRule = { path, rule }
  }
  calledBy(nameOf: (path: string) => string): FieldRefused {
    return new FieldRefused(nameOf(this.brokenRule.path), this.brokenRule.rule)
  }
}
