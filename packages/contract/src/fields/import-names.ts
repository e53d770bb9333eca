import { type DecidedName, MOST_DECIDED, NAME_DECISIONS, type NameDecision } from '@shop/domain/imports/import-names'
import * as z from 'zod/mini'
import { type FormField, form, groupField, optionalField } from '../form.ts'
import { nameDecision } from '../wire/shop/import-words.ts'
import { choiceField } from './products.ts'

const decisionField: FormField<NameDecision> = {
  schema: nameDecision.schema,
  read: (raw) => {
    const found = NAME_DECISIONS.find((one) => nameDecision.encode(one) === raw)
    return found ? { value: found } : { issues: [{ path: '', rule: 'choose' }] }
  },
  encode: nameDecision.encode,
}

const decided = groupField(
  form({ _id: choiceField, decision: decisionField, destino: optionalField(choiceField) }, { _id: 'id', destino: 'targetId' }, (good) =>
    good.decision === 'use' && good.targetId === undefined ? [{ path: 'destino', rule: 'choose' }] : [],
  ),
)

/** What was decided about each of some names. */
export const decidedNamesField: FormField<readonly DecidedName[]> = {
  schema: z.array(decided.schema),
  read: (raw = []) => {
    if (!Array.isArray(raw) || raw.length > MOST_DECIDED) return { issues: [{ path: '', rule: 'invalid' }] }
    const read = raw.map((one) => decided.read(one))
    const issues = read.flatMap((one, i) => ('issues' in one ? one.issues.map((issue) => ({ ...issue, path: `${i}.${issue.path}` })) : []))
    return issues.length > 0 ? { issues } : { value: read.flatMap((one) => ('value' in one ? [one.value] : [])) }
  },
  encode: (names) => names.map((one) => decided.encode(one)),
}
