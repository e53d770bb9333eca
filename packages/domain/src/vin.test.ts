import { expect, test } from 'vitest'
import { likelyYear, readVin } from './vin.ts'

test('a number whose check digit is right tells make and year', () => {
  expect(readVin('1HGCM82633A004352', 2026)).toEqual({ make: 'Honda', model: 'Accord', years: [2003] })
  expect(readVin(' 1hg-cm826 33a004352', 2026)).toEqual({ make: 'Honda', model: 'Accord', years: [2003] })
})

test('a wrong length or a letter that no NIV has is told from a character that does not match', () => {
  for (const wrong of ['1HGCM82633A00435O', '1HGCM82633A00435Ñ2', '1HGCM82633A0043', '', 'ñ', 'QHGCM82633A004352'])
    expect([wrong, readVin(wrong, 2026)]).toEqual([wrong, 'shape'])
  expect(readVin('1HGCM82643A004352', 2026)).toBe('check-digit')
})

test('the letter of the year repeats: both years that are not in the future are possible, the later first', () => {
  expect(readVin('3N1EB31S1FK123456', 2026)).toEqual({ make: 'Nissan', model: 'Tsuru', years: [2015, 1985] })
  expect(readVin('KL1TD5669FB000000', 2026)).toEqual({ make: 'Chevrolet', model: 'Aveo', years: [2015, 1985] })
  expect(readVin('KL1TD56698B000000', 2026)).toEqual({ make: 'Chevrolet', model: 'Aveo', years: [2008] })
  expect(readVin('KL1TD5669VB000000', 2026)).toEqual({ make: 'Chevrolet', model: 'Aveo', years: [2027, 1997] })
  expect(readVin('VF1LM1B0H36666155', 2026)).toMatchObject({ make: 'Renault' })
})

test('the year is one in which the car was sold; if both or none are, the later', () => {
  const vin = { years: [2015, 1985] }
  expect(likelyYear(vin, [1985, 1986])).toBe(1985)
  expect(likelyYear(vin, [2014, 2015])).toBe(2015)
  expect(likelyYear(vin, [1985, 2015])).toBe(2015)
  expect(likelyYear(vin, [])).toBe(2015)
  expect(likelyYear({ years: [] }, [2015])).toBeUndefined()
})

test('a maker the shop does not know is left open', () => {
  expect(readVin('ZZZTD5669FB000000', 2026)).toEqual({ make: undefined, model: undefined, years: [2015, 1985] })
})

/** With the check digit that its other characters ask for. */
function numberOf(begin: string, year: string): string {
  const numbers = [...'0123456789X'].map((digit) => `${begin.padEnd(8, '1')}${digit}${year}K123456`)
  return numbers.find((vin) => readVin(vin, 2026) !== 'check-digit') ?? ''
}

test.each([
  ['3N1CN7AP', 'G', 'Nissan', 'Versa'],
  ['3N1CN7AD', 'L', 'Nissan', 'V-Drive'],
  ['3G1TA5AF', 'D', 'Chevrolet', 'Aveo'],
  ['3VW2K7AJ', 'E', 'Volkswagen', 'Jetta'],
  ['3VWSK69M', '3', 'Volkswagen', 'Jetta'],
  ['3VWSV49M', 'D', 'Volkswagen', 'Jetta Clásico'],
  // The same maker's code for two makes.
  ['3KPC24A3', 'J', 'Hyundai', 'Accent'],
  ['3KPA24AC', 'J', 'Kia', 'Rio'],
  ['3C4PDCAB', 'D', 'Dodge', 'Journey'],
  // Sold under two names: the model is asked for.
  ['3N6AD33A', 'G', 'Nissan', undefined],
])('%s of %s is a %s %s', (begin, year, make, model) => {
  expect(readVin(numberOf(begin, year), 2026)).toMatchObject({ make, model })
})
