import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { versionField } from '../fields/numbers.ts'
import { partTypesField, phrasesField, somePhrasesField, symptomKindField } from '../fields/symptoms.ts'
import { form, paragraphsField, tickedField } from '../form.ts'
import { input } from '../input.ts'
import { staffSymptom } from '../wire/catalogue/staff-symptom.ts'
import { wholeNumber } from '../wire/numbers.ts'

const may = { access: 'staff', roles: ['owner', 'content'] } as const
const BASE = '/admin/sintomas'
const LONGEST_ADVICE = 400
const byId = input({ id: wholeNumber(1, 999_999_999) })
const data = listOf(staffSymptom)

const adviceField = paragraphsField({ max: LONGEST_ADVICE })
const fields = {
  clase: symptomKindField,
  frases: somePhrasesField,
  frases_en: phrasesField,
  consejo: adviceField,
  consejo_en: adviceField,
  tipos: partTypesField,
  activo: tickedField,
}
const names = {
  clase: 'kind',
  frases: 'phrasesEs',
  frases_en: 'phrasesEn',
  consejo: 'adviceEs',
  consejo_en: 'adviceEn',
  tipos: 'partTypeIds',
  activo: 'isActive',
} as const

export const listStaffSymptoms = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Every symptom and job with its phrases, its advice and its part types, the likeliest first',
  data,
})

export const addSymptom = endpoint({
  method: 'POST',
  path: BASE,
  ...may,
  summary: 'A symptom or job more; its phrases belong to no other',
  body: form(fields, names),
  data,
})

export const changeSymptom = endpoint({
  method: 'POST',
  path: `${BASE}/:id`,
  ...may,
  summary: 'Writes a symptom or job anew; one that is not active is not understood by the search',
  params: byId,
  body: form({ ...fields, version: versionField }, names),
  data,
})

export const removeSymptom = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id`,
  ...may,
  summary: 'Removes a symptom or job; its part types stay',
  params: byId,
  data,
})
