import { expect, test } from 'vitest'
import { type Carrier, offerOf } from './carrier.ts'
import { cents } from './money.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'

const standard: Carrier = {
  key: 'estandar',
  name: 'Estándar',
  isStandard: true,
  price: cents(99_900),
  bulkySurcharge: cents(0),
  days: undefined,
}
const express: Carrier = {
  key: 'expres',
  name: 'Exprés',
  isStandard: false,
  price: cents(19_900),
  bulkySurcharge: cents(15_000),
  days: { fewestDays: 1, mostDays: 2 },
}
function offer(carrier: Carrier, subtotal: number, hasBulkyPart = false) {
  return offerOf(carrier, { subtotal: cents(subtotal), hasBulkyPart, now: new Date('2026-11-13T18:00:00Z') }, DEFAULT_POLICIES)
}

test('the standard carrier is free strictly over 300 pesos and follows the shop’s policy', () => {
  expect([offer(standard, 30_000).price, offer(standard, 30_001).price]).toEqual([12_000, 0])
  // 16 November 2026 is a holiday.
  expect(offer(standard, 30_001).deliveries).toEqual({
    card: { from: '2026-11-19', to: '2026-11-23' },
    transfer: { from: '2026-11-19', to: '2026-11-23' },
    oxxo: { from: '2026-11-20', to: '2026-11-24' },
  })
})

test('others cost what they cost, and a bulky part adds its surcharge once', () => {
  expect([offer(express, 90_000).price, offer(express, 90_000, true).price]).toEqual([19_900, 34_900])
  expect(offer(express, 90_000)).toMatchObject({ surcharge: 0, bulkySurcharge: 15_000 })
})
