import { cents } from '@shop/domain/money'
import type { StaffOrder } from '@shop/domain/staff-order'
import { expect, test } from 'vitest'
import { newRefund, type RefundDraft, refundBody, sumOf, withPieces, wouldHold } from './refund-draft.ts'

const lines = [
  { place: 0, qty: 3, cancelled: 1, unitPrice: cents(5_000) },
  { place: 1, qty: 1, cancelled: 0, unitPrice: cents(10_000) },
]
const seen = {
  order: { status: 'paid', paymentMethod: 'card', lines, refunds: [] },
  refundable: cents(32_000),
  shippingLeft: cents(12_000),
  cancellable: [
    { place: 0, qty: 2 },
    { place: 1, qty: 1 },
  ],
} as unknown as StaffOrder
const draft: RefundDraft = { ...newRefund(seen), reason: 'x' }

test('pieces come first, and those that never left go back to the shelf', () => {
  expect(newRefund(seen)).toMatchObject({ mode: 'pieces', returnsStock: true })
  expect(newRefund({ ...seen, cancellable: [] })).toMatchObject({ mode: 'all' })
  expect(newRefund({ ...seen, order: { ...seen.order, status: 'shipped' } })).toMatchObject({ returnsStock: false })
  expect(newRefund({ ...seen, order: { ...seen.order, status: 'delivered', paymentMethod: 'cash' } })).toMatchObject({ returnsStock: true })
})

test('what would go back is said before it is sent', () => {
  const one = { ...draft, pieces: [{ place: 0, qty: 1 }] }
  const every = { ...draft, pieces: seen.cancellable }
  expect(sumOf(seen, one)).toEqual({ amount: 5_000, shipping: 0 })
  expect(sumOf(seen, every)).toEqual({ amount: 32_000, shipping: 12_000 })
  expect(sumOf(seen, { ...draft, mode: 'all' }).amount).toBe(32_000)
  expect(sumOf(seen, { ...draft, mode: 'amount', amount: '99.50' }).amount).toBe(9_950)
})

test('only what was chosen is sent', () => {
  const filled = { ...draft, pieces: [{ place: 0, qty: 1 }], amount: '10', isAllowance: true }
  expect(refundBody(filled)).toEqual({ pieces: filled.pieces, amount: undefined, reason: 'x', returnsStock: true, isAllowance: undefined })
  expect(refundBody({ ...filled, mode: 'all' })).toMatchObject({ pieces: undefined, amount: undefined, returnsStock: true })
  expect(refundBody({ ...filled, mode: 'amount' })).toMatchObject({
    pieces: undefined,
    amount: 1_000,
    returnsStock: undefined,
    isAllowance: true,
  })
})

test('an amount that would keep the pieces in the house is told before', () => {
  const amount = { ...draft, mode: 'amount', amount: '120' } as const
  expect(wouldHold(seen, amount)).toBe(false)
  expect(wouldHold(seen, { ...amount, amount: '120.01' })).toBe(true)
  expect(wouldHold(seen, { ...amount, amount: '120.01', isAllowance: true })).toBe(false)
})

test('a discount that was given before is not missing; one that failed was never given', () => {
  const amount = { ...draft, mode: 'amount', amount: '120' } as const
  const given = { amount: cents(5_000), status: 'succeeded', way: 'provider', isAllowance: true, at: new Date(0) } as const
  const after = (...refunds: StaffOrder['order']['refunds']): StaffOrder => ({
    ...seen,
    refundable: cents(27_000),
    order: { ...seen.order, refunds },
  })
  expect(wouldHold(after(given), amount)).toBe(false)
  expect(wouldHold(after(given), { ...amount, amount: '120.01' })).toBe(true)
  expect(wouldHold(after({ ...given, isAllowance: false }), amount)).toBe(true)
  expect(wouldHold(after({ ...given, status: 'failed' }), amount)).toBe(true)
})

test('a line stands once, and not at all without pieces', () => {
  expect(withPieces(withPieces([], 1, 1), 0, 2)).toEqual([
    { place: 0, qty: 2 },
    { place: 1, qty: 1 },
  ])
  expect(withPieces([{ place: 0, qty: 2 }], 0, 0)).toEqual([])
})
