import { MOST_JOB_PARTS, MOST_JOB_PIECES } from '@shop/domain/workshop-job'
import { type FormField, form, optionalField, tickedField } from '../form.ts'
import type { Issue } from '../input.ts'
import { idField } from './content.ts'
import { wholeField } from './numbers.ts'
import { rowsField } from './rows.ts'

export type JobPartInput = {
  readonly typeId: string
  readonly begins: boolean
  readonly pieces: number | undefined
  readonly isExtra: boolean
}

const part = form(
  { tipo: idField, inicia: tickedField, cantidad: optionalField(wholeField(1, MOST_JOB_PIECES)), opcional: tickedField },
  { tipo: 'typeId', inicia: 'begins', cantidad: 'pieces', opcional: 'isExtra' },
)

/** Kinds of parts in the order in which they are offered; some of them begin the job. */
export const jobPartsField: FormField<readonly JobPartInput[]> = rowsField<JobPartInput>(part, MOST_JOB_PARTS, (parts): Issue[] => {
  if (new Set(parts.map(({ typeId }) => typeId)).size < parts.length) return [{ path: '', rule: 'invalid' }]
  if (parts.length < 2) return [{ path: '', rule: 'no-companion' }]
  return parts.some(({ begins }) => begins) ? [] : [{ path: '', rule: 'no-beginning' }]
})
