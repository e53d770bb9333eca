import { Problem } from '../../problem.ts'

export class SlideNotFound extends Problem {
  readonly status = 404
  readonly code = 'slide_not_found'
}

export class BrandNotFound extends Problem {
  readonly status = 404
  readonly code = 'brand_not_found'
}
