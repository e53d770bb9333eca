import { Problem } from '../../problem.ts'

export class PromotionNotFound extends Problem {
  readonly status = 404
  readonly code = 'promotion_not_found'
}

/** What is over, to come or switched off cannot be ended. */
export class PromotionNotRunning extends Problem {
  readonly status = 409
  readonly code = 'promotion_not_running'
  override readonly isTransient = true
}
