import { Problem } from '../../problem.ts'

/** It is done, somebody threw it away, or it runs at this moment. */
export class JobNotFound extends Problem {
  readonly status = 404
  readonly code = 'job_not_found'
}

/** Money waits behind it. */
export class JobMovesMoney extends Problem {
  readonly status = 409
  readonly code = 'job_moves_money'
}
