import { Problem } from '../../problem.ts'

export class ReturnNotFound extends Problem {
  readonly status = 404
  readonly code = 'return_not_found'
}

/** What was not delivered, or was given back whole, cannot be returned. */
export class ReturnNotOpen extends Problem {
  readonly status = 409
  readonly code = 'return_not_open'
}

export class ReturnTooLate extends Problem {
  readonly status = 409
  readonly code = 'return_too_late'
}

export class TooManyPieces extends Problem {
  readonly status = 409
  readonly code = 'too_many_pieces'
  override readonly isTransient = true
}

export class TooManyPhotos extends Problem {
  readonly status = 409
  readonly code = 'too_many_photos'
}

/** Somebody else was first, or the return cannot go there from where it is. */
export class ReturnMoved extends Problem {
  readonly status = 409
  readonly code = 'return_moved'
  override readonly isTransient = true
}

export class FitmentReviewNotFound extends Problem {
  readonly status = 404
  readonly code = 'fitment_review_not_found'
}
