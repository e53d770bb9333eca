import { expect, test } from 'vitest'
import { returnDaysLeft } from './return.ts'

const delivered = new Date('2026-03-10T22:00:00-06:00')

test('days are counted on the calendar of the shop, the last one to its midnight', () => {
  expect(returnDaysLeft(delivered, 365, new Date('2026-03-10T23:59:00-06:00'))).toBe(365)
  expect(returnDaysLeft(delivered, 365, new Date('2026-03-11T00:01:00-06:00'))).toBe(364)
  expect(returnDaysLeft(delivered, 365, new Date('2027-03-10T23:59:59-06:00'))).toBe(0)
  expect(returnDaysLeft(delivered, 365, new Date('2027-03-11T00:00:00-06:00'))).toBeUndefined()
})
