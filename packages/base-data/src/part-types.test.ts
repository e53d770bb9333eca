import { expect, test } from 'vitest'
import { brands, categories, everyPartType } from './base-data.ts'
import type { PartType } from './shapes.ts'

const subcategoryKeys = categories.flatMap(({ subcategories }) => subcategories.map(({ key }) => key))

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function keysWhere(isWrong: (type: PartType) => boolean) {
  return everyPartType.filter(isWrong).map(({ key }) => key)
}

test('the shop has a broad range', () => {
  expect(everyPartType.length).toBeGreaterThanOrEqual(120)
  expect(categories.length).toBeGreaterThanOrEqual(12)
  expect(brands.length).toBeGreaterThanOrEqual(31)
})

test('keys are unique', () => {
  expect(repeated(everyPartType.map(({ key }) => key))).toEqual([])
  expect(repeated(subcategoryKeys)).toEqual([])
  expect(repeated(categories.map(({ key }) => key))).toEqual([])
  expect(repeated(brands.map(({ key }) => key))).toEqual([])
})

test('each type lies in a subcategory that exists', () => {
  expect(keysWhere(({ subcategory }) => !subcategoryKeys.includes(subcategory))).toEqual([])
})

test('each subcategory has types', () => {
  expect(subcategoryKeys.filter((key) => !everyPartType.some(({ subcategory }) => subcategory === key))).toEqual([])
})

test('each type that shops have has brands, and they exist', () => {
  const brandKeys = brands.map(({ key }) => key)
  const unknown = everyPartType.flatMap((type) =>
    type.brands.filter((brand) => !brandKeys.includes(brand)).map((brand) => [type.key, brand]),
  )
  expect(unknown).toEqual([])
  expect(keysWhere((type) => (type.brands.length === 0) !== (type.isSeldomStocked ?? false) || repeated(type.brands).length > 0)).toEqual(
    [],
  )
})

test('price ranges are positive and ascending', () => {
  expect(keysWhere(({ price: [cheapest, dearest] }) => !(cheapest > 0 && cheapest < dearest))).toEqual([])
  expect(keysWhere(({ variants = [] }) => variants.some(({ priceFactor }) => !(priceFactor > 0)))).toEqual([])
})

test('names and descriptions are there in both languages', () => {
  expect(
    keysWhere(({ name, description }) => [name.es, name.en, description.es, description.en].some((text) => text.trim() === '')),
  ).toEqual([])
})

test('no synonym is the name of another type', () => {
  const clashes = everyPartType.flatMap((type) =>
    [...type.synonyms.es, ...type.synonyms.en].flatMap((synonym) =>
      everyPartType
        .filter(({ key, name }) => key !== type.key && [name.es, name.en].some((other) => other.toLowerCase() === synonym.toLowerCase()))
        .map((other) => `${type.key}: ${synonym} is ${other.key}`),
    ),
  )
  expect(clashes).toEqual([])
})
