import { contentWords } from '@shop/domain/search/part-names'
import { stemOf } from '@shop/domain/search/words'
import { expect, test } from 'vitest'
import { categories, everyPartType } from './base-data.ts'
import type { PartType } from './shapes.ts'

const seldomStocked = everyPartType.filter(({ isSeldomStocked }) => isSeldomStocked)
function namesOf({ name, synonyms }: PartType) {
  return [name.es, name.en, ...synonyms.es, ...synonyms.en]
}

/** As the search compares them: without "de", number, gender and order. */
function senseOf(name: string) {
  return contentWords(name).map(stemOf).toSorted().join(' ')
}

test('people ask for more than a shop has', () => {
  expect(seldomStocked.length).toBeGreaterThanOrEqual(100)
})

test('no name of what is seldom stocked is said of what is', () => {
  const shelves = categories.flatMap(({ name, subcategories }) => [name, ...subcategories.map((one) => one.name)])
  const stocked = new Map([
    ...shelves.flatMap((name) => [name.es, name.en]).map((name) => [senseOf(name), 'a shelf'] as const),
    ...everyPartType
      .filter(({ isSeldomStocked }) => !isSeldomStocked)
      .flatMap((type) => namesOf(type).map((name) => [senseOf(name), type.key] as const)),
  ])
  const clashes = seldomStocked.flatMap((type) =>
    namesOf(type).flatMap((name) => (stocked.has(senseOf(name)) ? [`${type.key}: ${name} is ${stocked.get(senseOf(name))}`] : [])),
  )
  expect(clashes).toEqual([])
})

test('two of them share no name', () => {
  const senses = seldomStocked.flatMap((type) => [...new Set(namesOf(type).map(senseOf))].map((sense) => ({ sense, key: type.key })))
  const shared = senses.filter(({ sense }, i) => senses.findIndex((other) => other.sense === sense) !== i)
  expect(shared).toEqual([])
})

test('every name says something', () => {
  expect(seldomStocked.flatMap(namesOf).filter((name) => senseOf(name) === '')).toEqual([])
})
