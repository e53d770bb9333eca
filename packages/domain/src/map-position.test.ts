import { expect, test } from 'vitest'
import { positionIn } from './map-position.ts'

test.each([
  ['19.0437, -98.198', { latitude: 19.0437, longitude: -98.198 }],
  [' 20.588820,-100.389880 ', { latitude: 20.58882, longitude: -100.38988 }],
  ['(32.5149 -117.0382)', { latitude: 32.5149, longitude: -117.0382 }],
  ['-98.198, 19.0437', undefined],
  ['40.4168, -3.7038', undefined],
  ['19, -98', undefined],
  ['Av. Juárez 12', undefined],
  ['', undefined],
])('%j is the place %j', (text, place) => {
  expect(positionIn(text)).toEqual(place)
})
