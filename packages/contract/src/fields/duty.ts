import { ARRIVAL_KINDS, type ArrivalKind } from '@shop/domain/arrival'
import * as z from 'zod/mini'
import { type FormField, form, tickedField } from '../form.ts'
import { arrivalKind } from '../wire/people/waiting.ts'

const kinds = z.array(arrivalKind.schema)

/** Each kind once, in one order, however they were sent. */
const kindsField: FormField<readonly ArrivalKind[]> = {
  schema: kinds,
  read: (raw) => {
    const read = kinds.safeParse(raw)
    if (!read.success) return { issues: [{ path: '', rule: 'invalid' }] }
    const sent = new Set(read.data.map(arrivalKind.decode))
    return { value: ARRIVAL_KINDS.filter((kind) => sent.has(kind)) }
  },
  encode: (chosen) => chosen.map(arrivalKind.encode),
}

export const dutyForm = form({ de_guardia: tickedField, avisos: kindsField }, { de_guardia: 'isOnDuty', avisos: 'toldOf' })
