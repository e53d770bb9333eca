import { Problem } from '../../problem.ts'

export class SectionNotFound extends Problem {
  readonly status = 404
  readonly code = 'section_not_found'
}
