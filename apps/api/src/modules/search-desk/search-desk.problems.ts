import { Problem } from '../../problem.ts'

export class SymptomNotFound extends Problem {
  readonly status = 404
  readonly code = 'symptom_not_found'
}
