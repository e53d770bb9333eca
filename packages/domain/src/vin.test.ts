import { expect, test } from 'vitest'
import { likelyYear, readVin } from './vin.ts'

test('a number whose check digit is right tells make and year', () => {
  expect(readVin('1HGCM82633A004352', 2026)).toEqual({ make: 'Honda', years: [2003] })
  expect(readVin(' 1hg-cm826 33a004352', 2026)).toEqual({ make: 'Honda', years: [2003] })
})

test('a wrong length or a letter that no NIV has is told from a character that does not match', () => {
  for (const wrong of ['1HGCM82633A00435O', '1HGCM82633A00435Ñ2', '1HGCM82633A0043', '', 'ñ', 'QHGCM82633A004352'])
    expect([wrong, readVin(wrong, 2026)]).toEqual([wrong, 'shape'])
  expect(readVin('1HGCM82643A004352', 2026)).toBe('check-digit')
})

test('the letter of the year repeats: both years that are not in the future are possible, the later first', () => {
  expect(readVin('3N1EB31S1FK123456', 2026)).toEqual({ make: 'Nissan', years: [2015, 1985] })
  expect(readVin('KL1TD5669FB000000', 2026)).toEqual({ make: 'Chevrolet', years: [2015, 1985] })
  expect(readVin('KL1TD56698B000000', 2026)).toEqual({ make: 'Chevrolet', years: [2008] })
  expect(readVin('KL1TD5669VB000000', 2026)).toEqual({ make: 'Chevrolet', years: [2027, 1997] })
  expect(readVin('VF1LM1B0H36666155', 2026)).toMatchObject({ make: 'Renault' })
})

test('the year is one in which the car was sold; if both or none are, the later', () => {
  const vin = { make: 'Nissan', years: [2015, 1985] }
  expect(likelyYear(vin, [1985, 1986])).toBe(1985)
  expect(likelyYear(vin, [2014, 2015])).toBe(2015)
  expect(likelyYear(vin, [1985, 2015])).toBe(2015)
  expect(likelyYear(vin, [])).toBe(2015)
  expect(likelyYear({ make: 'Nissan', years: [] }, [2015])).toBeUndefined()
})

test('a maker the shop does not know is left open', () => {
  expect(readVin('ZZZTD5669FB000000', 2026)).toEqual({ make: undefined, years: [2015, 1985] })
})
