import { Problem } from '../../problem.ts'

/** It was lifted, or settled itself. */
export class HoldNotFound extends Problem {
  readonly status = 404
  readonly code = 'hold_not_found'
}
