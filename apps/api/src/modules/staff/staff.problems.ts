import { Problem } from '../../problem.ts'

export class SecondFactorWrong extends Problem {
  readonly status = 401
  readonly code = 'second_factor_wrong'
}
