import { expect, test } from 'vitest'
import { allowance } from './allowance.ts'

function world() {
  const clock = { now: 0 }
  return { clock, take: allowance({ most: 10, aMinute: 60 }, () => clock.now) }
}

test('so many at once, and then as many as come back', () => {
  const { clock, take } = world()
  expect(Array.from({ length: 12 }, () => take('a'))).toEqual([...Array(10).fill(0), 1, 1])
  clock.now = 2_500
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1])
  clock.now = 3_600_000
  expect(Array.from({ length: 11 }, () => take('a')).filter(Boolean)).toHaveLength(1)
})

test('nobody pays for another', () => {
  const { take } = world()
  for (let i = 0; i < 50; i++) take('a')
  expect(take('b')).toBe(0)
})
