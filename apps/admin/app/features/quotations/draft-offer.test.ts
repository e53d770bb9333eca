import { cents } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { answeredLine, emptyDraft, piecesOf, problemsOf, totalOf } from './draft-offer.ts'

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
