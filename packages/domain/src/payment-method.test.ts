import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromPesos } from './money.ts'
import {
  canCarry,
  cardHold,
  cardHoldAfterTry,
  isNameForOxxo,
  transferHold,
  transferReferenceFrom,
  voucherExpiry,
  voucherHold,
} from './payment-method.ts'

function mexico(local: string) {
  return new Date(`${local}-06:00`)
}

test.each([
  [9.99, false],
  [10, true],
  [10_000, true],
  [10_000.01, false],
])('OXXO carries %d pesos: %s', (pesos, can) => {
  expect(canCarry('oxxo', centsFromPesos(pesos))).toBe(can)
})

test('a card carries from 10 pesos to eight digits, a transfer anything', () => {
  expect([9.99, 10, 999_999.99, 1_000_000].map((pesos) => canCarry('card', centsFromPesos(pesos)))).toEqual([false, true, true, false])
  expect([0, 0.01, 5_000_000].map((pesos) => canCarry('transfer', centsFromPesos(pesos)))).toEqual([false, true, true])
})

test.each([
  ['Ana López', true],
  ['  María  José  Ñúñez ', true],
  ['Ana', false],
  ['Ana L', false],
  ['A. López', false],
  ['', false],
])('OXXO prints the name %j: %s', (name, can) => {
  expect(isNameForOxxo(name)).toBe(can)
})

test('a voucher ends at 23:59 in Mexico City, whatever the hour it was made', () => {
  expect(voucherExpiry(mexico('2026-11-16T00:05:00'))).toEqual(mexico('2026-11-19T23:59:59'))
  expect(voucherExpiry(mexico('2026-11-16T23:55:00'))).toEqual(mexico('2026-11-19T23:59:59'))
  expect(voucherExpiry(mexico('2026-11-16T12:00:00'), 1)).toEqual(mexico('2026-11-17T23:59:59'))
})

test('stock waits two business days after the voucher: weekends and holidays do not count', () => {
  const own = [{ day: '2026-11-19', names: { es: 'Inventario', en: 'Stocktaking' } }]
  expect(voucherHold(mexico('2026-11-18T23:59:59'), own)).toEqual(mexico('2026-11-23T23:59:59'))
  expect(voucherHold(mexico('2026-11-18T23:59:59'), [])).toEqual(mexico('2026-11-20T23:59:59'))
  // Friday; the Monday after is the holiday of the Revolution.
  expect(voucherHold(mexico('2026-11-13T23:59:59'), [])).toEqual(mexico('2026-11-18T23:59:59'))
})

test('a card has half an hour, and a try never shortens it', () => {
  const now = mexico('2026-11-16T12:00:00')
  expect(cardHold(now)).toEqual(mexico('2026-11-16T12:30:00'))
  expect(cardHoldAfterTry(cardHold(now), mexico('2026-11-16T12:05:00'))).toEqual(mexico('2026-11-16T12:30:00'))
  expect(cardHoldAfterTry(cardHold(now), mexico('2026-11-16T12:28:00'))).toEqual(mexico('2026-11-16T12:43:00'))
})

test('a transfer has 72 hours', () => {
  expect(transferHold(mexico('2026-11-13T12:00:00'))).toEqual(mexico('2026-11-16T12:00:00'))
})

test('a transfer reference is seven digits without a leading zero', () => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (random) => /^[1-9]\d{6}$/.test(transferReferenceFrom(random))))
})
