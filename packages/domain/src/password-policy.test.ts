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

test.each([
  'tsuru2010',
  'Jetta-2014',
  'NP300 2019!',
  '¡Aveo 2012!',
  '2015.Versa',
  'Nissan Tsuru',
  'nissan_tsuru_98',
  'Mazda3 2010',
  'mi Vocho 74',
  'F-150 2018',
  'Chevrolet2020',
  'jetta1234',
  'Cherokee',
])('in a shop for car parts everybody thinks of a car: %s', (password) => {
  expect(checkPassword(password, { isCommon: isCommonPassword })).toBe('password-common')
})

test.each([
  'mi tsuru rojo sube cerros',
  'Jetta verde con 3 rayones',
  'tsuru2010-Kp9x',
  'Cigüeñal 5 tiempos',
  'Golfista de domingo',
  'Refaccion-2026',
])('a passphrase may speak of one: %s', (password) => {
  expect(checkPassword(password, { isCommon: isCommonPassword })).toBeUndefined()
})

test('the confirmation has to match', () => {
  expect(checkConfirmation('una larga', 'una larga')).toBeUndefined()
  expect(checkConfirmation('una larga', 'otra')).toBe('confirmation')
  expect(checkConfirmation('una larga', '')).toBe('required')
})
