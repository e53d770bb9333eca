import { expect, test } from 'vitest'
import { areLeft, refundOfPieces } from './cancellation.ts'
import { cents } from './money.ts'

const lines = [
  { place: 0, left: 3, unitPrice: cents(10_000) },
  { place: 1, left: 1, unitPrice: cents(25_000) },
]
const around = { status: 'paid', shipping: cents(12_000), refundable: cents(67_000) } as const
const all = [
  { place: 0, qty: 3 },
  { place: 1, qty: 1 },
]

test('pieces that are gone, more than there are and lines that do not exist are not left', () => {
  expect(areLeft(lines, [{ place: 0, qty: 3 }])).toBe(true)
  expect(areLeft(lines, [{ place: 0, qty: 4 }])).toBe(false)
  expect(areLeft(lines, [{ place: 2, qty: 1 }])).toBe(false)
})

test('what was paid for the pieces goes back, the shipping only with the last of them', () => {
  expect(refundOfPieces(lines, [{ place: 0, qty: 2 }], around)).toEqual({ amount: 20_000, shipping: 0 })
  expect(refundOfPieces(lines, all, around)).toEqual({ amount: 67_000, shipping: 12_000 })
})

test('the shipping of what was sent stays', () => {
  for (const status of ['shipped', 'delivered'] as const)
    expect(refundOfPieces(lines, all, { ...around, status })).toEqual({ amount: 55_000, shipping: 0 })
})

test('never more goes back than is left of the payment', () => {
  expect(refundOfPieces(lines, all, { ...around, refundable: cents(60_000) })).toEqual({ amount: 60_000, shipping: 12_000 })
})
