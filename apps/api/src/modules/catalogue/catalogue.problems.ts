import { Problem } from '../../problem.ts'

export class ProductNotFound extends Problem {
  readonly status = 404
  readonly code = 'product_not_found'
}

export class ListNotFound extends Problem {
  readonly status = 404
  readonly code = 'not_found'
}
