import { Problem } from '../../problem.ts'

export class QuotationNotFound extends Problem {
  readonly status = 404
  readonly code = 'quotation_not_found'
}

/** Somebody answered or refused it already. */
export class QuotationClosed extends Problem {
  readonly status = 409
  readonly code = 'quotation_closed'
}

export class OfferNotFound extends Problem {
  readonly status = 404
  readonly code = 'offer_not_found'
}

export class PictureNotFound extends Problem {
  readonly status = 404
  readonly code = 'file_not_found'
}

/** The product that staff named is not there, or is not one that can be offered. */
export class OfferedProductNotFound extends Problem {
  readonly status = 404
  readonly code = 'product_not_found'
}
