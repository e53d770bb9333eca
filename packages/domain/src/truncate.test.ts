import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRUNCATED_LENGTH, truncated } from './truncate.ts'

test.each([
  ['Frenos', 'Frenos'],
  ['Frenos y suspensión.', 'Frenos y suspensión.'],
  ['  Frenos  ', 'Frenos'],
  ['Frenos y suspensiones', 'Frenos y…'],
  ['Frenos y suspension seguros', 'Frenos y suspension…'],
  ['Frenos, suspensiones y más', 'Frenos…'],
  ['Electroencefalografista', 'Electroencefalograf…'],
  ['', ''],
])('%j is shortened to %j', (text, short) => {
  expect(truncated(text)).toBe(short)
})

test('a promotion is described in 50 characters and a vehicle in 30', () => {
  const text = 'Cambia balatas y discos en el mismo servicio y ahorra en las dos piezas.'
  expect(truncated(text, TRUNCATED_LENGTH.promotionDescription)).toBe('Cambia balatas y discos en el mismo servicio y…')
  expect(truncated(text, TRUNCATED_LENGTH.vehicleDescription)).toBe('Cambia balatas y discos en el…')
})

test('it never exceeds the length and never breaks a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ñ', '🚗', ' ', ',', '\n') }), fc.integer({ min: 0, max: 60 }), (text, length) => {
      const short = truncated(text, length)
      return [...short].length <= length && short.isWellFormed()
    }),
  )
})

test('what is cut is cut after a whole word', () => {
  const words = fc.array(fc.stringMatching(/^[a-zñá]{1,8}$/), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(words, fc.integer({ min: 9, max: 40 }), (list, length) => {
      const text = list.join(' ')
      const short = truncated(text, length)
      return short === text || `${text} `.startsWith(`${short.slice(0, -1)} `)
    }),
  )
})
