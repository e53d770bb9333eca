import { useState } from 'react'
import type { Failure } from '../calls/failure.ts'

type FieldProblem = {
  readonly problem: string | undefined
  /** Somebody changed the field: what was wrong with it is no longer known. */
  readonly onMend: () => void
}

/** What the last save found wrong with a field, until the field is changed. */
export const useFieldProblem = (name: string, failure: Failure | undefined): FieldProblem => {
  const [mended, setMended] = useState<Failure>()
  return { problem: failure === mended ? undefined : failure?.fields[name], onMend: () => setMended(failure) }
}
