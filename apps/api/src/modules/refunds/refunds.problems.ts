import { Problem } from '../../problem.ts'

export class RefundTooLarge extends Problem {
  readonly status = 409
  readonly code = 'refund_too_large'
}

export class RefundNotFound extends Problem {
  readonly status = 404
  readonly code = 'refund_not_found'
}
