import { Problem } from '../../problem.ts'

export class WorkshopJobNotFound extends Problem {
  readonly status = 404
  readonly code = 'workshop_job_not_found'
}
