import { cents } from '@shop/domain/money'
import { aProduct } from '@shop/domain/testing/a-product'
import { expect, test } from 'vitest'
import { askedLines, EMPTY_TICKET, totalOf, withoutPart, withPart, withPieces } from './ticket.ts'

function part(id: string, price: number) {
  return aProduct({ id, price: cents(price), finalPrice: cents(price) })
}

test('the same part again is one piece more', () => {
  const ticket = [part('a', 100), part('b', 200), part('a', 100)].reduce((before, one) => withPart(before, one), EMPTY_TICKET)
  expect(askedLines(ticket)).toEqual([
    { ref: 'a', qty: 2 },
    { ref: 'b', qty: 1 },
  ])
  expect(totalOf(ticket)).toBe(400)
  expect(askedLines(withoutPart(ticket, 'a'))).toEqual([{ ref: 'b', qty: 1 }])
})

test('a part is sold for the car that was named when it was added, unless another was named for it too', () => {
  const [aveo, tsuru] = [{ model: 'Aveo', year: 2013 }, { model: 'Tsuru' }]
  const first = withPart(withPart(EMPTY_TICKET, part('a', 100), aveo), part('b', 100), tsuru)
  expect(askedLines(withPart(first, part('a', 100), aveo))).toMatchObject([{ qty: 2, car: aveo }, { car: tsuru }])
  expect(askedLines(withPart(first, part('a', 100), tsuru))[0]?.car).toBeUndefined()
})

test.each([
  [0, 1],
  [Number.NaN, 1],
  [2.7, 2],
  [500, 99],
])('%d pieces are %d', (typed, pieces) => {
  expect(askedLines(withPieces(withPart(EMPTY_TICKET, part('a', 100)), 'a', typed))).toEqual([{ ref: 'a', qty: pieces }])
})

test('the discount is rounded once per piece, as the server does', () => {
  const ticket = withPieces({ ...withPart(EMPTY_TICKET, part('a', 33_33)), discountPercent: 10 }, 'a', 3)
  expect(totalOf(ticket)).toBe(3 * 3_000)
})
