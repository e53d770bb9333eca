import { Problem } from '../../problem.ts'

export class RefundTooLarge extends Problem {
  readonly status = 409
  readonly code = 'refund_too_large'
}

export class RefundNotFound extends Problem {
  readonly status = 404
  readonly code = 'refund_not_found'
}

/** Somebody cancelled them first, or a customer asks to return them. */
export class PiecesNotLeft extends Problem {
  readonly status = 409
  readonly code = 'pieces_not_left'
  override readonly isTransient = true
}

export class AllowanceTooLarge extends Problem {
  readonly status = 409
  readonly code = 'allowance_too_large'
}

export class TrackingKeyMissing extends Problem {
  readonly status = 422
  readonly code = 'tracking_key_missing'
}

export class AuthorisationMissing extends Problem {
  readonly status = 422
  readonly code = 'authorisation_missing'
}
/** The bank has taken the money back, or is deciding about it: giving it back as well would be giving it twice. */
export class RefundDisputed extends Problem {
  readonly status = 409
  readonly code = 'refund_disputed'
  override readonly isTransient = true
}
