import { expect, test } from 'vitest'
import { fitInto, kindsInOrder, typedPart } from './suggestion-order.ts'

const first = (typed: string, ...names: string[]) => kindsInOrder(typed, { categories: names.map((name) => ({ name, slug: name })) })[0]

test('a number comes first where one is typed, a shelf where its name is, and sentences otherwise', () => {
  expect(first('48510')).toBe('numbers')
  expect(first('balatas BKR50')).toBe('numbers')
  expect(first('bal', 'Balatas')).toBe('categories')
  expect(first('bujia', 'Bujía')).toBe('categories')
  expect(first('past', 'Balatas')).toBe('searches')
  expect(first('balatas ver')).toBe('searches')
  expect(first('balatas versa 2016')).toBe('searches')
  expect(kindsInOrder('ba', { categories: [] })).toEqual(['searches', 'categories', 'vehicles', 'numbers', 'products'])
})

test('what is typed already is counted without its accents', () => {
  expect(typedPart('BUJI', 'bujía Versa')).toBe(4)
  expect(typedPart('balatas v', 'balatas Versa')).toBe(9)
  expect(typedPart('valat', 'balatas')).toBe(0)
})

test('the longest list gives way first', () => {
  const lists = { numbers: [1], vehicles: [1, 2, 3], categories: [1, 2, 3], searches: [1, 2, 3, 4] }
  expect(fitInto(8, lists)).toEqual({ numbers: [1], vehicles: [1, 2, 3], categories: [1, 2], searches: [1, 2] })
  expect(fitInto(20, lists)).toEqual(lists)
})
