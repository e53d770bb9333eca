import { Problem } from '../../problem.ts'

export class ComparisonRunning extends Problem {
  readonly status = 409
  readonly code = 'comparison_running'
}

/** Backwards, in the future, or too many at once. */
export class DaysNotComparable extends Problem {
  readonly status = 422
  readonly code = 'days_not_comparable'
}

export class PayoutNotFound extends Problem {
  readonly status = 404
  readonly code = 'payout_not_found'
}
