import { expect, test } from 'vitest'
import { readVin } from './vin.ts'

test('a number whose check digit is right tells make and year', () => {
  expect(readVin('1HGCM82633A004352', 2026)).toEqual({ make: 'Honda', year: 2003 })
  expect(readVin(' 1hg-cm826 33a004352', 2026)).toEqual({ make: 'Honda', year: 2003 })
})

test('a wrong check digit, a forbidden letter or a wrong length is no NIV', () => {
  for (const wrong of ['1HGCM82643A004352', '1HGCM82633A00435O', '1HGCM82633A0043', '', 'ñ']) expect(readVin(wrong, 2026)).toBeUndefined()
})

test('the letter of the year repeats: outside North America the latest possible year counts', () => {
  expect(readVin('VF1LM1B0H36666155', 2026)?.make).toBe('Renault')
  expect(readVin('KL1TD5669FB000000', 2026)).toEqual({ make: 'Chevrolet', year: 2015 })
  expect(readVin('KL1TD56698B000000', 2026)).toEqual({ make: 'Chevrolet', year: 2008 })
})

test('a maker the shop does not know is left open', () => {
  expect(readVin('ZZZTD5669FB000000', 2026)).toEqual({ make: undefined, year: 2015 })
})
