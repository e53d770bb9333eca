import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { checkConfirmation, checkPassword } from './password-policy.ts'

test.each([
  ['', 'required'],
  ['1234567', 'password-short'],
  ['ñ'.repeat(8), undefined],
  ['😀'.repeat(7), 'password-short'],
  ['x'.repeat(129), 'password-long'],
  ['a b c d e', undefined],
])('%s: %s', (password, rule) => {
  expect(checkPassword(password)).toBe(rule)
})

test('a new password differs from the current one', () => {
  expect(checkPassword('la misma de siempre', { current: 'la misma de siempre' })).toBe('password-same')
})

test('what everybody chooses is refused', () => {
  for (const common of ['12345678', 'Contraseña1', 'PASSWORD', 'mexico2026', 'aaaaaaaaaa', 'Refaccionaria'])
    expect(checkPassword(common, { isCommon: isCommonPassword })).toBe('password-common')
  expect(checkPassword('Refaccion-2026', { isCommon: isCommonPassword })).toBeUndefined()
})

test('the confirmation has to match', () => {
  expect(checkConfirmation('una larga', 'una larga')).toBeUndefined()
  expect(checkConfirmation('una larga', 'otra')).toBe('confirmation')
  expect(checkConfirmation('una larga', '')).toBe('required')
})
