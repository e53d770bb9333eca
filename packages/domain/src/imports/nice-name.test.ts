import { expect, test } from 'vitest'
import { niceBrand, niceName } from './nice-name.ts'

test('what lists shout is said; what they say is left alone', () => {
  expect(['FRENOS  Y  BALATAS', 'Filtros de aire', 'ÁRBOL'].map(niceName)).toEqual(['Frenos y balatas', 'Filtros de aire', 'Árbol'])
  expect(['BOSCH', 'TRW', 'LUK CLUTCH', 'ACDelco'].map(niceBrand)).toEqual(['Bosch', 'TRW', 'LUK Clutch', 'ACDelco'])
})
