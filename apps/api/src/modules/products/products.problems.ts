import { Problem } from '../../problem.ts'

export class ProductNotFound extends Problem {
  readonly status = 404
  readonly code = 'product_not_found'
}

/** Pieces were sold or counted since the shelf was looked at. */
export class StockChanged extends Problem {
  readonly status = 409
  readonly code = 'stock_changed'
}
