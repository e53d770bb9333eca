import { cents } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { answeredLine, emptyDraft, piecesOf, priceOf, problemsOf, totalOf } from './draft-offer.ts'

test.each([
  ['349.50', 34_950],
  ['$1,349.5', 134_950],
  [' 20 ', 2_000],
])('%j is a price', (typed, price) => {
  expect(priceOf(typed)).toBe(price)
})

test.each(['', '0', '0.00', '-5', '1.555', 'veinte', '1e3', '99999999'])('%j is no price', (typed) => {
  expect(priceOf(typed)).toBeUndefined()
})

test.each(['', '0', '100', '1.5', 'dos'])('%j is no number of pieces', (typed) => {
  expect(piecesOf(typed)).toBeUndefined()
})

test('a line says what is missing and is sent only when nothing is', () => {
  const line = emptyDraft()
  expect(problemsOf(line)).toEqual({ name: true, price: true })
  expect(answeredLine(line)).toBeUndefined()
  const filled = { ...line, name: ' Cremallera ', price: '2,350', pieces: '2' }
  expect(answeredLine(filled)).toEqual({
    kind: 'on-order',
    name: 'Cremallera',
    brand: undefined,
    partNumber: undefined,
    price: cents(235_000),
    pieces: 2,
  })
  expect(totalOf([filled, line])).toBe(470_000)
})
