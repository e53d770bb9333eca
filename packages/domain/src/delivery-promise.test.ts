import { expect, test } from 'vitest'
import { deliveryPromise } from './delivery-promise.ts'

const DAYS = { fewestDays: 3, mostDays: 5 }
const FRIDAY = new Date('2026-11-13T18:00:00Z')

test('a card and a transfer are there today, cash from OXXO on the next business day', () => {
  // 16 November 2026 is a holiday.
  expect(deliveryPromise(FRIDAY, 'card', DAYS, [])).toEqual({ from: '2026-11-19', to: '2026-11-23' })
  expect(deliveryPromise(FRIDAY, 'transfer', DAYS, [])).toEqual({ from: '2026-11-19', to: '2026-11-23' })
  expect(deliveryPromise(FRIDAY, 'oxxo', DAYS, [])).toEqual({ from: '2026-11-20', to: '2026-11-24' })
})

test('the shop’s own closed days move the money and the parcel', () => {
  const closed = [{ day: '2026-11-17', names: { es: 'Inventario', en: 'Inventory' } }]
  expect(deliveryPromise(FRIDAY, 'oxxo', DAYS, closed)).toEqual({ from: '2026-11-23', to: '2026-11-25' })
})

test('a late evening still counts for its day in Mexico', () => {
  expect(deliveryPromise(new Date('2026-11-14T05:30:00Z'), 'card', DAYS, [])).toEqual(deliveryPromise(FRIDAY, 'card', DAYS, []))
})
