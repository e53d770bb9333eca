import { expect, test } from 'vitest'
import { momentTyped, typedMoment } from './typed-moment.ts'

test('what is typed is the time in Mexico City, there and back', () => {
  expect(momentTyped('2026-11-20T09:30').toISOString()).toBe('2026-11-20T15:30:00.000Z')
  expect(typedMoment(new Date('2026-11-20T05:59:59Z'))).toBe('2026-11-19T23:59')
})

test.each(['', 'mañana', '2026-02-30T10:00', '2026-11-20', '2026-11-20T24:00', '2026-13-01T10:00'])('%j is no moment', (text) => {
  expect(momentTyped(text).getTime()).toBeNaN()
})
