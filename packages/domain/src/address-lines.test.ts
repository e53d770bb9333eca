import { expect, test } from 'vitest'
import { addressLines, placesOf } from './address-lines.ts'

const WORDS = { interior: (number: string) => `int. ${number}`, postalCode: (code: string) => `C.P. ${code}` }
const HOME = {
  street: 'Hidalgo',
  number: '12',
  interior: undefined,
  suburb: 'Centro',
  postalCode: '45900',
  locality: 'Ajijic',
  municipality: 'Chapala',
  state: 'Jalisco',
}

test('an address names the locality that was chosen, and an interior number if there is one', () => {
  expect(addressLines(HOME, WORDS)).toEqual(['Hidalgo 12, Centro', 'C.P. 45900, Ajijic, Chapala, Jalisco'])
  expect(addressLines({ ...HOME, interior: '3 B' }, WORDS)[0]).toBe('Hidalgo 12, int. 3 B, Centro')
})

test.each([
  ['Puebla', 'Puebla', 'Puebla', ['Puebla']],
  ['Zapopan', 'Zapopan', 'Jalisco', ['Zapopan', 'Jalisco']],
  ['Ciudad de México', 'Cuauhtémoc', 'Ciudad de México', ['Cuauhtémoc', 'Ciudad de México']],
  ['', 'Chapala', 'Jalisco', ['Chapala', 'Jalisco']],
])('%s in %s, %s is written with each place once', (locality, municipality, state, expected) => {
  expect(placesOf({ locality, municipality, state })).toEqual(expected)
})
