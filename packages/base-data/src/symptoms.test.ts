import { contentWords } from '@shop/domain/search/part-names'
import { stemOf, withoutAccents } from '@shop/domain/search/words'
import { expect, test } from 'vitest'
import { everyPartType, tables } from './base-data.ts'
import type { Row } from './tables.ts'

const symptoms = tables.symptom
function phrasesOf({ values }: Row<'symptom'>) {
  return [...values.phrases_es, ...values.phrases_en]
}

/** As the search compares words: without "de", number and gender. */
function senseOf(phrase: string) {
  return contentWords(phrase).map(stemOf).toSorted().join(' ')
}

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
function keysWhere(isWrong: (values: Row<'symptom'>['values']) => boolean) {
  return symptoms.filter(({ values }) => isWrong(values)).map(({ key }) => key)
}

test('symptoms and jobs are many, and each has a key of its own', () => {
  expect(symptoms.filter(({ values }) => values.kind === 'symptom').length).toBeGreaterThanOrEqual(35)
  expect(symptoms.filter(({ values }) => values.kind === 'job').length).toBeGreaterThanOrEqual(12)
  expect(repeated(symptoms.map(({ key }) => key))).toEqual([])
})

test('each has three to eight phrases and an advice in both languages', () => {
  expect(keysWhere(({ phrases_es, phrases_en }) => [phrases_es, phrases_en].some(({ length }) => length < 3 || length > 8))).toEqual([])
  expect(keysWhere(({ advice_es, advice_en }) => [advice_es, advice_en].some((text) => !/^.{40,320}[.]$/.test(text)))).toEqual([])
})

test('phrases are written as they are compared: lower case, no accents, no signs', () => {
  const wrong = symptoms
    .flatMap(phrasesOf)
    .filter((phrase) => withoutAccents(phrase) !== phrase || !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase))
  expect(wrong).toEqual([])
})

test('a phrase says something, and of one symptom only', () => {
  const senses = symptoms.flatMap((symptom) => [...new Set(phrasesOf(symptom).map(senseOf))].map((sense) => ({ sense, key: symptom.key })))
  expect(senses.filter(({ sense }) => sense === '')).toEqual([])
  const shared = senses.filter(({ sense, key }) => senses.some((other) => other.sense === sense && other.key !== key))
  expect(shared).toEqual([])
  expect(symptoms.flatMap((symptom) => repeated(phrasesOf(symptom)))).toEqual([])
})

test('no phrase is the name of a part', () => {
  const names = new Map(
    everyPartType.flatMap(({ key, name, synonyms }) =>
      [name.es, name.en, ...synonyms.es, ...synonyms.en].map((one) => [senseOf(one), key] as const),
    ),
  )
  const clashes = symptoms.flatMap((symptom) =>
    phrasesOf(symptom).flatMap((phrase) =>
      names.has(senseOf(phrase)) ? [`${symptom.key}: ${phrase} is ${names.get(senseOf(phrase))}`] : [],
    ),
  )
  expect(clashes).toEqual([])
})

test('each names two to six parts that exist, and the likeliest is one that shops have', () => {
  const types = new Map(everyPartType.map((type) => [type.key, type]))
  expect(symptoms.flatMap(({ key, values }) => values.part_types.filter((type) => !types.has(type)).map((type) => [key, type]))).toEqual([])
  expect(keysWhere(({ part_types }) => part_types.length < 2 || part_types.length > 6 || repeated(part_types).length > 0)).toEqual([])
  expect(keysWhere(({ part_types }) => types.get(part_types[0] ?? '')?.isSeldomStocked === true)).toEqual([])
})
