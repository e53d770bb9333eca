import type { FieldRule } from '@shop/domain/field-rules'
import { phraseKey, SYMPTOM_KINDS, type SymptomKind } from '@shop/domain/symptom'
import type { FormField } from '../form.ts'
import { symptomKind } from '../wire/catalogue/staff-symptom.ts'
import { keysField } from './keys.ts'
import { wordsField } from './words.ts'

const MOST_PHRASES = 40
const MOST_PART_TYPES = 12

export const symptomKindField: FormField<SymptomKind> = {
  schema: symptomKind.schema,
  read: (raw) => {
    const found = SYMPTOM_KINDS.find((kind) => symptomKind.encode(kind) === raw)
    return found ? { value: found } : broken('choose')
  },
  encode: symptomKind.encode,
}

/** As people say it, one on a line. Signs alone say nothing. */
export const phrasesField: FormField<readonly string[]> = refusing(wordsField(MOST_PHRASES), (phrases) =>
  phrases.some((phrase) => phraseKey(phrase) === '') ? 'invalid' : undefined,
)

/** Without any the search would never meet it. */
export const somePhrasesField: FormField<readonly string[]> = refusing(phrasesField, (phrases) =>
  phrases.length === 0 ? 'no-phrase' : undefined,
)

/** Ids of part types, the likeliest first. */
export const partTypesField: FormField<readonly string[]> = refusing(keysField(MOST_PART_TYPES), (ids) =>
  ids.length === 0 ? 'no-part-type' : undefined,
)

function refusing<Value>(field: FormField<Value>, rule: (value: Value) => FieldRule | undefined): FormField<Value> {
  return {
    ...field,
    read: (raw) => {
      const read = field.read(raw)
      const issue = 'value' in read ? rule(read.value) : undefined
      return issue ? broken(issue) : read
    },
  }
}

function broken(rule: FieldRule) {
  return { issues: [{ path: '', rule }] }
}
