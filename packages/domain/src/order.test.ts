import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { canCustomerCancel, canUploadVoucher, nextStepOf, type OrderVoucher } from './order.ts'

const now = new Date('2026-11-14T12:00:00Z')
function voucherUntil(time: string) {
  return { number: '1', url: 'x', expiresAt: new Date(time) }
}
const sent: OrderVoucher = { id: '1', status: 'received', mediaType: 'image/webp', uploadedAt: now, rejectReason: undefined }
const order = {
  status: 'pending',
  paymentMethod: 'transfer',
  voucher: undefined,
  vouchers: [],
  lacksStock: false,
  received: undefined,
  isInReview: false,
  isOwed: false,
  lines: [{ qty: 2, cancelled: 0 }],
} as const

test('a shopper who owes money is told how to pay it, and who has sent a voucher may wait', () => {
  expect(nextStepOf(order, now)).toBe('transfer')
  expect(nextStepOf({ ...order, vouchers: [sent] }, now)).toBe('voucher-in-review')
  expect(nextStepOf({ ...order, vouchers: [{ ...sent, status: 'rejected' }] }, now)).toBe('transfer')
  expect(nextStepOf({ ...order, paymentMethod: 'oxxo', voucher: voucherUntil('2026-11-15T05:59:59Z') }, now)).toBe('pay-voucher')
  expect(nextStepOf({ ...order, paymentMethod: 'oxxo', voucher: voucherUntil('2026-11-14T05:59:59Z') }, now)).toBe('voucher-expired')
})

test('a paid order is prepared, unless its parts are gone', () => {
  expect(nextStepOf({ ...order, status: 'paid' }, now)).toBe('prepare')
  expect(nextStepOf({ ...order, status: 'paid', lacksStock: true }, now)).toBe('refund')
  expect(nextStepOf({ ...order, status: 'shipped' }, now)).toBe('receive')
})

test('nothing more comes of an order all of whose pieces were cancelled', () => {
  const some = { ...order, lines: [{ qty: 2, cancelled: 1 }] }
  const none = { ...order, lines: [{ qty: 2, cancelled: 2 }] }
  expect(nextStepOf({ ...some, status: 'processing' }, now)).toBe('ship')
  for (const status of ['paid', 'processing', 'shipped'] as const) expect(nextStepOf({ ...none, status }, now)).toBe('pieces-cancelled')
  expect(nextStepOf({ ...none, status: 'refunded' }, now)).toBe('buy-again')
})

test('a voucher that can still be paid is not called off; a transfer is', () => {
  expect([canCustomerCancel(order), canCustomerCancel({ ...order, paymentMethod: 'oxxo' })]).toEqual([true, false])
  expect(canCustomerCancel({ ...order, status: 'paid' })).toBe(false)
})

test('vouchers are taken while money is missing, five at most', () => {
  expect(canUploadVoucher(order)).toBe(true)
  expect(canUploadVoucher({ ...order, vouchers: [sent, sent, sent, sent, sent] })).toBe(false)
  expect(canUploadVoucher({ ...order, paymentMethod: 'card' })).toBe(false)
  expect(canUploadVoucher({ ...order, status: 'paid' })).toBe(false)
})

test('who paid and is looked at pays nothing more; who paid a part pays the rest', () => {
  expect(nextStepOf({ ...order, isInReview: true }, now)).toBe('payment-in-review')
  expect(nextStepOf({ ...order, received: cents(100) }, now)).toBe('transfer-rest')
  expect(canCustomerCancel({ ...order, received: cents(100) })).toBe(false)
})

test('a refund that came back is still owed', () => {
  expect(nextStepOf({ ...order, status: 'refunded' }, now)).toBe('buy-again')
  expect(nextStepOf({ ...order, status: 'refunded', isOwed: true }, now)).toBe('refund-owed')
})
