import { expect, test } from 'vitest'
import { addressOf, addressValuesOf, followingChanges, NO_ADDRESS } from './address-values.ts'

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

test('a postal code fills in its state, which follows it; one that was chosen stays', () => {
  expect(followingChanges(NO_ADDRESS, { postalCode: '44100' }, '')).toEqual({ postalCode: '44100', state: 'Jalisco' })
  expect(followingChanges(NO_ADDRESS, { postalCode: '4410' }, '')).toEqual({ postalCode: '4410' })
  const inPuebla = { ...NO_ADDRESS, postalCode: '0670', state: 'Puebla', municipality: 'Puebla' }
  expect(followingChanges(inPuebla, { postalCode: '06700' }, 'Puebla')).toEqual({
    postalCode: '06700',
    state: 'Ciudad de México',
    municipality: '',
    locality: '',
  })
  expect(followingChanges(inPuebla, { postalCode: '72000' }, 'Puebla')).toEqual({ postalCode: '72000' })
  const inColima = { ...NO_ADDRESS, state: 'Colima' }
  expect(followingChanges(inColima, { postalCode: '44100' }, '')).toEqual({ postalCode: '44100' })
})

test('another state has other places, another municipio other localidades', () => {
  const values = addressValuesOf(HOME)
  expect(followingChanges(values, { state: 'Colima' }, 'Jalisco')).toEqual({ state: 'Colima', municipality: '', locality: '' })
  expect(followingChanges(values, { municipality: 'Zapopan' }, 'Jalisco')).toEqual({ municipality: 'Zapopan', locality: '' })
  expect(followingChanges(values, { street: 'Otra' }, 'Jalisco')).toEqual({ street: 'Otra' })
})
