import fc from 'fast-check'
import { stdnum } from 'stdnum'
import { expect, test } from 'vitest'
import { formatClabe, isClabe } from './clabe.ts'

test('a CLABE has 18 digits and the right last one', () => {
  expect(isClabe('999180012345678909')).toBe(true)
  expect(isClabe('032180000118359719')).toBe(true)
  expect(isClabe('032 180 00011835971 9')).toBe(true)
  expect(isClabe('032180000118359718')).toBe(false)
  expect(isClabe('03218000011835971')).toBe(false)
  expect(isClabe('')).toBe(false)
})

test('one wrong digit is always noticed', () => {
  const clabe = '032180000118359719'
  for (let at = 0; at < clabe.length; at++)
    for (const digit of '0123456789') if (digit !== clabe[at]) expect(isClabe(clabe.slice(0, at) + digit + clabe.slice(at + 1))).toBe(false)
})

test('an independent library finds the same check digits', () => {
  const account = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }).map((digits) => `002180${digits.join('')}`)
  fc.assert(fc.property(account, (clabe) => isClabe(clabe) === stdnum.MX?.clabe?.validate(clabe).isValid))
})

test('a CLABE is shown in the groups banks print', () => {
  expect(formatClabe('999180012345678909')).toBe('999 180 01234567890 9')
})
