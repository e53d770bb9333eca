import { Problem } from '../../problem.ts'

export class MoneyCaseNotFound extends Problem {
  readonly status = 404
  readonly code = 'money_case_not_found'
}

export class MoneyCaseSettled extends Problem {
  readonly status = 409
  readonly code = 'money_case_settled'
}

export class MoneyCaseStepNotPossible extends Problem {
  readonly status = 409
  readonly code = 'money_case_step_not_possible'
}
