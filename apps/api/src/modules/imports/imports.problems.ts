import type { FieldError } from '@shop/contract/envelope'
import { Problem } from '../../problem.ts'

export class ImportNotFound extends Problem {
  readonly status = 404
  readonly code = 'import_not_found'
}

/** It is being worked on, or was already applied or undone. */
export class ImportMoved extends Problem {
  readonly status = 409
  readonly code = 'import_moved'
  override readonly isTransient = true
}

export class ImportWithoutIdentity extends Problem {
  readonly status = 422
  readonly code = 'import_without_identity'
}

export class ImportHasErrors extends Problem {
  readonly status = 409
  readonly code = 'import_has_errors'
  override readonly isTransient = true
}

/** A file that is not read; the sentence says why. */
export class ImportFileRefused extends Problem {
  readonly status = 415
  readonly code = 'file_not_accepted'
  override readonly errors: readonly FieldError[]
  constructor(message: string) {
    super(message)
    this.errors = [{ path: 'archivo', message }]
  }
}
