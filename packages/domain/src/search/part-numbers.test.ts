import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isYear, numberCandidates, numberKey, type Sense } from './part-numbers.ts'
import { tokensOf } from './words.ts'

test.each([
  ['48510-59895', '4851059895'],
  ['0 261.443/084', '0261443084'],
  ['bkr6e-11', 'BKR6E11'],
  ['RO-62O', 'R0620'],
  ['I-10', '110'],
  ['--', ''],
  ['ñ', ''],
])('%s is compared as %s', (number, key) => {
  expect(numberKey(number)).toBe(key)
})

const plain = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/)

test('separators, case, O for 0 and I for 1 make no difference', () => {
  fc.assert(
    fc.property(plain, fc.array(fc.tuple(fc.nat(20), fc.constantFrom('-', ' ', '.', '/', '_'))), (number, separators) => {
      const key = numberKey(number)
      const separated = separators.reduce((text, [at, separator]) => text.slice(0, at) + separator + text.slice(at), number)
      for (const typed of [separated, number.toLowerCase(), number.replace(/[oO]/g, '0'), number.replace(/1/g, 'I'), key])
        expect(numberKey(typed)).toBe(key)
    }),
  )
})

test('no key has anything but digits and letters that nobody mixes up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(numberKey(text)).toMatch(/^[A-HJ-NP-Z0-9]*$/)
    }),
  )
})

const SHELF = new Set(['marcha', 'balatas', 'delanteras', 'versa', 'jetta', 'bosch', 'bujia', 'h7', 'de'])
function senseOf(word: string): Sense {
  return SHELF.has(word) ? 'shelf' : word === 'ceramicas' || word === 'bkr5e' ? 'product-name' : undefined
}
function keys(text: string) {
  return numberCandidates(tokensOf(text), senseOf).map(({ key }) => key)
}

test('a number may be said in pieces', () => {
  expect(keys('marcha 0 261 443 084 bosch')).toContain('0261443084')
  expect(keys('48510-59895')).toEqual(['4851059895'])
})

test('years, sizes and words that mean something are no numbers by themselves', () => {
  expect(keys('2014')).toEqual([])
  expect(keys('jetta 2.5')).toEqual(['JETTA25'])
  expect(keys('versa 15')).toEqual(['VERSA15'])
  expect(keys('balatas delanteras versa')).toEqual([])
  expect(keys('balatas ceramicas')).toEqual([])
  expect(keys('h7')).toEqual([])
})

test('a number may have few digits or none, and may be short where nothing else was said', () => {
  expect(keys('bkr5e')).toEqual(['BKR5E'])
  expect(keys('bujia bkr5e')).toContain('BKR5E')
  expect(keys('qwxy 5')).toContain('QWXY5')
  expect(keys('QWXYZ-B')).toEqual(['QWXYZB'])
  expect(keys('impseis balatas')).toContain('1MPSE1S')
  expect(keys('ceramicas')).toEqual(['CERAM1CAS'])
  expect(keys('123')).toEqual(['123'])
})

test('of any text the candidates are runs of its tokens', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const tokens = tokensOf(text)
      for (const { key, first, last } of numberCandidates(tokens, senseOf)) {
        expect(last - first).toBeLessThan(5)
        expect(key).not.toBe('')
        const typed = tokens.slice(first, last + 1).map((token) => token.typed)
        expect(numberKey(typed.join(''))).toBe(key)
      }
    }),
  )
})

test('model years are years', () => {
  for (const year of ['1950', '1998', '2014', '2039']) expect(isYear(year)).toBe(true)
  for (const other of ['1949', '2040', '98', '20145', '2.5', '']) expect(isYear(other)).toBe(false)
})
