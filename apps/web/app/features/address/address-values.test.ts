import { expect, test } from 'vitest'
import { ADDRESS_RULES, addressOf, addressValuesOf, followingChanges, NO_ADDRESS } from './address-values.ts'

const HOME = {
  street: 'Av. Juárez',
  number: '12',
  interior: undefined,
  suburb: 'Centro',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  locality: 'Guadalajara',
  postalCode: '44100',
  directions: 'Portón azul',
}

test('an address comes out of the form as it went in', () => {
  expect(addressOf(addressValuesOf(HOME))).toEqual(HOME)
  expect(addressOf(addressValuesOf({ ...HOME, interior: '3 B' })).interior).toBe('3 B')
  expect(addressValuesOf(undefined)).toBe(NO_ADDRESS)
})

test('a postal code fills in its state, and leaves one that was chosen', () => {
  expect(followingChanges(NO_ADDRESS, { postalCode: '44100' })).toEqual({ postalCode: '44100', state: 'Jalisco' })
  expect(followingChanges(NO_ADDRESS, { postalCode: '4410' })).toEqual({ postalCode: '4410' })
  const inColima = { ...NO_ADDRESS, state: 'Colima' }
  expect(followingChanges(inColima, { postalCode: '44100' })).toEqual({ postalCode: '44100' })
  expect(ADDRESS_RULES.postalCode('44100', inColima)).toBe('postal-code')
})

test('another state has other places, another municipio other localidades', () => {
  const values = addressValuesOf(HOME)
  expect(followingChanges(values, { state: 'Colima' })).toEqual({ state: 'Colima', municipality: '', locality: '' })
  expect(followingChanges(values, { municipality: 'Zapopan' })).toEqual({ municipality: 'Zapopan', locality: '' })
  expect(followingChanges(values, { street: 'Otra' })).toEqual({ street: 'Otra' })
})
