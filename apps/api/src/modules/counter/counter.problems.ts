import { Problem } from '../../problem.ts'

/** More than this role may take off. */
export class DiscountTooLarge extends Problem {
  readonly status = 422
  readonly code = 'discount_too_large'
}

/** What the screen showed is not what it costs now. */
export class CounterTotalChanged extends Problem {
  readonly status = 409
  readonly code = 'total_cambiado'
  override readonly isTransient = true
}

/** A part that was named is not there, or is not sold any more. */
export class CounterPartNotFound extends Problem {
  readonly status = 404
  readonly code = 'product_not_found'
}
