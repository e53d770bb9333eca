import { Problem } from '../../problem.ts'

export class ProductNotFound extends Problem {
  readonly status = 404
  readonly code = 'product_not_found'
}
