import type { FieldRule } from '@shop/domain/field-rules'
import { Problem } from '../../problem.ts'

/** The same for an unknown e-mail and for a wrong password. */
export class WrongCredentials extends Problem {
  readonly status = 401
  readonly code = 'wrong_credentials'
}

export class EmailRegistered extends Problem {
  readonly status = 409
  readonly code = 'email_registrado'
}

/** Too many failures on one account: whoever owns its mailbox gets in, nobody is locked out. */
export class ConfirmByEmail extends Problem {
  readonly status = 403
  readonly code = 'confirm_by_email'
}

export class LinkInvalid extends Problem {
  readonly status = 400
  readonly code = 'link_invalid'
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

export class SessionNotFound extends Problem {
  readonly status = 404
  readonly code = 'session_not_found'
}

export class CustomerNotFound extends Problem {
  readonly status = 404
  readonly code = 'customer_not_found'
}

/** A field that only the server can judge. */
export class FieldRefused extends Problem {
  readonly status = 422
  readonly code = 'invalid_input'
  override readonly brokenRule: { readonly path: string; readonly rule: FieldRule }
  constructor(path: string, rule: FieldRule) {
    super(`${path} breaks ${rule}`)
    this.brokenRule = { path, rule }
  }
}
