import { expect, test } from 'vitest'
import { fitInto, kindsInOrder, typedIn } from './suggestion-order.ts'

function first(typed: string, ...names: string[]) {
  return kindsInOrder(typed, { categories: names.map((name) => ({ name, slug: name })) })[0]
}

test('a number comes first where one is typed, a shelf where its name is, and sentences otherwise', () => {
  expect(first('48510')).toBe('numbers')
  expect(first('balatas BKR50')).toBe('numbers')
  expect(first('bal', 'Balatas')).toBe('categories')
  expect(first('bujia', 'Bujía')).toBe('categories')
  // An o is no zero, nor an i a one.
  expect(first('amortiguador', 'Amortiguador')).toBe('categories')
  expect(first('past', 'Balatas')).toBe('searches')
  expect(first('balatas ver')).toBe('searches')
  expect(first('balatas versa 2016')).toBe('searches')
  expect(kindsInOrder('ba', { categories: [] })).toEqual(['searches', 'categories', 'vehicles', 'numbers', 'products'])
})

test('what is typed already is found without its accents, at the beginning of a word', () => {
  expect(typedIn('BUJI', 'bujía Versa')).toEqual({ from: 0, to: 4 })
  expect(typedIn('balatas v', 'balatas Versa')).toEqual({ from: 0, to: 9 })
  expect(typedIn('bal', 'maza con balero')).toEqual({ from: 9, to: 12 })
  expect(typedIn('valat', 'balatas')).toBeUndefined()
  expect(typedIn('tas', 'balatas')).toBeUndefined()
})

test('the longest list gives way first', () => {
  const lists = { numbers: [1], vehicles: [1, 2, 3], categories: [1, 2, 3], searches: [1, 2, 3, 4] }
  expect(fitInto(8, lists)).toEqual({ numbers: [1], vehicles: [1, 2, 3], categories: [1, 2], searches: [1, 2] })
  expect(fitInto(20, lists)).toEqual(lists)
})
