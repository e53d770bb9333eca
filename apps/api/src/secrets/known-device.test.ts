import { expect, test } from 'vitest'
import { derivedKey } from './derived-key.ts'
import { isKnownDevice, markDevice } from './known-device.ts'

const key = derivedKey('a secret', 'customer-device')
const ana = { id: 7, passwordHash: '$argon2id$one' }
const NOW = Date.UTC(2026, 10, 16)
const DAY = 86_400_000
const mark = markDevice(key, ana, NOW)

test('the browser that somebody signed in with is known for half a year', () => {
  expect(isKnownDevice(key, ana, mark, NOW + 179 * DAY)).toBe(true)
  expect(isKnownDevice(key, ana, mark, NOW + 181 * DAY)).toBe(false)
})

test.each([
  ['of another account', key, { ...ana, id: 8 }, mark],
  ['from before another password', key, { ...ana, passwordHash: '$argon2id$two' }, mark],
  ['of staff', derivedKey('a secret', 'staff-device'), ana, mark],
  ['made younger', key, ana, `zzzzzz.${mark.split('.')[1]}`],
  ['without a signature', key, ana, mark.split('.')[0] ?? ''],
  ['of nothing', key, ana, ''],
])('a mark %s is a stranger’s', (_, by, owner, given) => {
  expect(isKnownDevice(by, owner, given, NOW)).toBe(false)
})
