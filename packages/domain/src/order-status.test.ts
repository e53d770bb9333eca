import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBeMovedBy, canMove, isPaid, NEXT_STATUSES, ORDER_STATUSES, statusAtBirth, TIMELINE } from './order-status.ts'

const status = fc.constantFrom(...ORDER_STATUSES)

test('there are ten moves, and no status leads to itself', () => {
  expect(Object.values(NEXT_STATUSES).flat()).toHaveLength(10)
  for (const one of ORDER_STATUSES) expect(canMove(one, one)).toBe(false)
})

test('an order that goes well walks the timeline', () => {
  for (const [i, next] of TIMELINE.slice(1).entries()) expect(canMove(TIMELINE[i] ?? 'refunded', next)).toBe(true)
})

test('no walk reaches the parcel without money', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 12 }), (wishes) => {
      const walked = ['pending' as (typeof ORDER_STATUSES)[number]]
      for (const to of wishes) if (canMove(walked.at(-1) ?? 'refunded', to)) walked.push(to)
      const shippedAt = walked.indexOf('shipped')
      return shippedAt < 0 || walked.slice(0, shippedAt).includes('paid')
    }),
  )
})

test('late money revives a cancelled order, nothing else does', () => {
  expect(NEXT_STATUSES.cancelled).toEqual(['paid'])
  expect(NEXT_STATUSES.refunded).toEqual([])
})

test('a customer can cancel what is not paid, and do nothing else', () => {
  fc.assert(fc.property(status, status, (from, to) => canBeMovedBy('customer', from, to) === (from === 'pending' && to === 'cancelled')))
})

test('only the provider or staff say that money came', () => {
  expect(canBeMovedBy('provider', 'pending', 'paid')).toBe(true)
  expect(canBeMovedBy('staff', 'pending', 'paid')).toBe(true)
  expect(canBeMovedBy('clock', 'pending', 'paid')).toBe(false)
})

test('a card order is born paid, the others wait', () => {
  expect([statusAtBirth('card'), statusAtBirth('oxxo'), statusAtBirth('transfer')]).toEqual(['paid', 'pending', 'pending'])
  expect(ORDER_STATUSES.filter(isPaid)).toEqual(['paid', 'processing', 'shipped', 'delivered'])
})
