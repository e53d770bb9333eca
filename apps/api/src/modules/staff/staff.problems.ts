import { Problem } from '../../problem.ts'

export class SecondFactorWrong extends Problem {
  readonly status = 401
  readonly code = 'second_factor_wrong'
}

export class StaffNotFound extends Problem {
  readonly status = 404
  readonly code = 'staff_not_found'
}

export class InvitationNotFound extends Problem {
  readonly status = 404
  readonly code = 'invitation_not_found'
}

/** Somebody with that e-mail works here, or did. */
export class StaffKnown extends Problem {
  readonly status = 409
  readonly code = 'staff_known'
}

export class AlreadyInvited extends Problem {
  readonly status = 409
  readonly code = 'already_invited'
}

/** Nobody takes away the own rights: so there is always an owner left. */
export class NotOneself extends Problem {
  readonly status = 409
  readonly code = 'not_oneself'
}
