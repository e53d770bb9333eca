import { expect, test } from 'vitest'
import { checkPostalCode, isShippableAddress } from './address.ts'
import { findState, isPostalCodeOf, MEXICAN_STATES, stateOfPostalCode } from './mexican-states.ts'

test('each state’s prefixes are its own, and together they leave only 17 to 19 free', () => {
  expect(MEXICAN_STATES).toHaveLength(32)
  const owners = Array.from(
    { length: 100 },
    (_, prefix) => MEXICAN_STATES.filter((state) => isPostalCodeOf(`${String(prefix).padStart(2, '0')}000`, state)).length,
  )
  expect(owners.flatMap((count, prefix) => (count === 1 ? [] : [prefix]))).toEqual([17, 18, 19])
})

test.each([
  ['06600', 'CDMX', undefined],
  ['72000', 'puebla', undefined],
  ['25000', 'Coahuila', undefined],
  ['28000', 'Colima', undefined],
  ['97000', 'yucatan', undefined],
  ['72000', 'Jalisco', 'postal-code'],
  ['7200', 'Puebla', 'postal-code'],
  ['72000', '', undefined],
  ['', 'Puebla', 'required'],
])('%s in %s: %s', (code, state, rule) => {
  expect(checkPostalCode(code, state)).toBe(rule)
})

test('a postal code names its state once it is whole', () => {
  expect(stateOfPostalCode('44100')?.name).toBe('Jalisco')
  expect(stateOfPostalCode(' 01000 ')?.name).toBe('Ciudad de México')
  for (const none of ['', '44', '4410', '18000', '441000']) expect(stateOfPostalCode(none)).toBeUndefined()
})

test('states are known by the names that people use', () => {
  expect(findState('ESTADO DE MEXICO')?.name).toBe('México')
  expect(findState('Michoacan')?.name).toBe('Michoacán de Ocampo')
  expect(findState('Texas')).toBeUndefined()
})

test('six fields make a complete address', () => {
  const address = { street: 'Juárez', number: '1', suburb: 'La Paz', municipality: 'Puebla', state: 'Puebla', postalCode: '72160' }
  expect(isShippableAddress(address)).toBe(true)
  for (const field of Object.keys(address)) expect(isShippableAddress({ ...address, [field]: ' ' })).toBe(false)
  expect(isShippableAddress(undefined)).toBe(false)
  expect(isShippableAddress({ ...address, state: 'Jalisco' })).toBe(false)
})
