import { expect, test } from 'vitest'
import {
  atMost,
  cleanEmail,
  cleanPhone,
  firstBroken,
  fiveDigits,
  lettersOnly,
  numbersOnly,
  required,
  validEmail,
  validPhone,
} from './field-rules.ts'

test.each(['María José', 'Ñandú', "O'Farrill", 'D’Angelo', 'Pérez-Gil', 'Ma. Luisa', 'Müller'])('%s is a name', (name) => {
  expect(lettersOnly(name)).toBeUndefined()
})
test.each(['R2D2', 'Ana_', 'a@b', '-', '<b>', '😀'])('%s is not', (name) => {
  expect(lettersOnly(name)).toBe('letters')
})

test.each([
  ['2225550101', '2225550101'],
  ['+52 222 555 0101', '2225550101'],
  ['+52 1 222 555 0101', '2225550101'],
  ['0052 2225550101', '2225550101'],
  ['52-222-555-0101', '2225550101'],
  ['(222) 555.0101', '2225550101'],
  // Ten digits that happen to begin like the country's code.
  ['5255501010', '5255501010'],
])('the phone %s is cleaned to %s', (typed, cleaned) => {
  expect(cleanPhone(typed)).toBe(cleaned)
  expect(validPhone(typed)).toBeUndefined()
})
test.each(['', '555 0101', '22255501012', '222555010a', '+1 222 555 0101', '0225550101'])('%s is no phone', (typed) => {
  expect(validPhone(typed)).toBe('phone')
})

test.each(['ana@example.mx', 'Ana.Lopez+tienda@sub.example.com.mx', " o'farrill@example.mx "])('%s is an e-mail', (email) => {
  expect(validEmail(email)).toBeUndefined()
})
test.each(['ana', 'ana@', '@example.mx', '@', ''])('%s is no e-mail', (email) => {
  expect(validEmail(email)).toBe('email')
})
test.each([
  'ana@example',
  'a b@example.mx',
  'ana@example..mx',
  'ana@-x.mx',
  '.ana@example.mx',
  'a..b@example.mx',
  'ana@exa_mple.mx',
  'a@b@c.mx',
])('%s was meant as an e-mail and is written wrong', (email) => {
  expect(validEmail(email)).toBe('email-format')
})

test('an e-mail has no case', () => {
  expect(cleanEmail(' Ana@Example.MX ')).toBe('ana@example.mx')
  expect(validEmail(`${'a'.repeat(250)}@example.mx`)).toBe('too-long')
})

test('numbers have no spaces, postal codes five digits', () => {
  expect([numbersOnly('123'), numbersOnly('1 2'), numbersOnly('')]).toEqual([undefined, 'numbers', 'numbers'])
  expect([fiveDigits('72000'), fiveDigits('7200'), fiveDigits('7200a')]).toEqual([undefined, 'postal-code', 'postal-code'])
})

test('the first broken rule is the one that is told', () => {
  expect(firstBroken('  ', [required, lettersOnly])).toBe('required')
  expect(firstBroken('123', [required, atMost(2), lettersOnly])).toBe('too-long')
  expect(firstBroken('Ana', [required, lettersOnly])).toBeUndefined()
})
