import { Problem } from '../../problem.ts'

export class EmailRegistered extends Problem {
  readonly status = 409
  readonly code = 'email_registrado'
}

/** It was ours, and its time is over. */
export class LinkExpired extends Problem {
  readonly status = 400
  readonly code = 'link_expired'
}

/** Wrong, used up, expired or never sent: which of them is nobody's business. */
export class CodeInvalid extends Problem {
  readonly status = 422
  readonly code = 'code_invalid'
}

export class CustomerNotFound extends Problem {
  readonly status = 404
  readonly code = 'customer_not_found'
}
