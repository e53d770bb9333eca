import { cents } from '@shop/domain/money'
import { aProduct } from '@shop/domain/testing/a-product'
import { expect, test } from 'vitest'
import { keptTicket } from './kept-ticket.ts'
import { sinceThen } from './since-then.ts'
import { EMPTY_TICKET, type Ticket, totalOf, withPart, withPieces } from './ticket.ts'

function part(id: string, price: number, stock = 5) {
  return aProduct({ id, name: `Parte ${id}`, price: cents(price), finalPrice: cents(price), stock })
}
function current(...products: ReturnType<typeof part>[]) {
  return {
    lines: products.map((product) => ({
      ref: product.id,
      product,
      qty: 1,
      unitPrice: product.finalPrice,
      total: product.finalPrice,
      available: product.stock,
      missing: 0,
    })),
    unsold: [],
  }
}
const TICKET: Ticket = { ...withPieces(withPart(withPart(EMPTY_TICKET, part('a', 100)), part('b', 200)), 'a', 2), discountPercent: 10 }

test('a ticket is read as it was kept, with its cars', () => {
  const ticket = withPart(TICKET, part('c', 300), { model: 'Tsuru', year: 2005 })
  const read = keptTicket.read(JSON.parse(JSON.stringify(keptTicket.write(ticket))))
  expect(totalOf(read)).toBe(totalOf(ticket))
  expect(read.lines.map(({ product, pieces }) => [product.id, product.name, pieces])).toEqual(
    ticket.lines.map(({ product, pieces }) => [product.id, product.name, pieces]),
  )
  expect(read.lines[2]?.car).toMatchObject({ model: 'Tsuru', year: 2005 })
})

test('what stayed as it was is no news', () => {
  expect(sinceThen(TICKET, current(part('a', 100), part('b', 200)))).toEqual({ ticket: TICKET, changes: [] })
})

test('another price counts from now on, and is said; so does other stock', () => {
  const { ticket, changes } = sinceThen(TICKET, current(part('a', 120), part('b', 200, 0)))
  expect(changes).toEqual([{ kind: 'price', name: 'Parte a', before: 100, after: 120 }])
  expect(totalOf(ticket)).toBe(2 * 108 + 180)
  expect(ticket.lines[1]?.product.stock).toBe(0)
})

test('what is sold no more leaves the ticket, and is said', () => {
  const { ticket, changes } = sinceThen(TICKET, { ...current(part('b', 200)), unsold: [{ ref: 'a', qty: 2, reason: 'discontinued' }] })
  expect(changes).toEqual([{ kind: 'gone', name: 'Parte a' }])
  expect(ticket.lines.map(({ product }) => product.id)).toEqual(['b'])
})

test('a part that was added while the shop was asked stays', () => {
  expect(sinceThen(TICKET, current(part('a', 100))).ticket.lines).toHaveLength(2)
})
