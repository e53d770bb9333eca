import { expect, test } from 'vitest'
import { fromMexicanTime, mexicanTime } from './mexican-time.ts'

test('times of payment are those of Mexico City, to the second and back', () => {
  const time = new Date('2026-11-15T05:59:59Z')
  expect(mexicanTime(time)).toBe('2026-11-14 23:59:59')
  expect(fromMexicanTime(mexicanTime(time))).toEqual(time)
  expect(mexicanTime(new Date('2026-11-15T06:00:00Z'))).toBe('2026-11-15 00:00:00')
  expect([mexicanTime(undefined), fromMexicanTime('')]).toEqual(['', undefined])
})
