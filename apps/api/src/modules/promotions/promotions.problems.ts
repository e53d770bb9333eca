import { Problem } from '../../problem.ts'

export class PromotionNotFound extends Problem {
  readonly status = 404
  readonly code = 'promotion_not_found'
}
