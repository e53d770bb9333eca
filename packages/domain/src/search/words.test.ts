import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmptyWord, soundOf, stemOf, tokensOf, wordKey } from './words.ts'

function words(text: string) {
  return tokensOf(text).map(({ word }) => word)
}

test.each<[string, string[]]>([
  ['Balatas del Jetta 2.5', ['balatas', 'del', 'jetta', '2.5']],
  ['F-150', ['f150']],
  ['5W-30', ['5w30']],
  ['balatas,discos', ['balatas', 'discos']],
  ['¿bujías? ¡NGK!', ['bujias', 'ngk']],
  ['48510-59895', ['4851059895']],
  ['2014/2015', ['20142015']],
  ["O'Reilly", ['oreilly']],
  ['ñandú', ['nandu']],
  ['日本 🚗 --- ...', []],
  ['', []],
])('%j is read as %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('a token knows what was typed and where', () => {
  expect(tokensOf('  Bujía  NGK')).toEqual([
    { typed: 'Bujía', word: 'bujia', start: 2, end: 7 },
    { typed: 'NGK', word: 'ngk', start: 9, end: 12 },
  ])
})

test('of any text the tokens lie in it, in order, in lower-case letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      let last = 0
      for (const { typed, word, start, end } of tokensOf(text)) {
        expect(text.slice(start, end)).toBe(typed)
        expect(start).toBeGreaterThanOrEqual(last)
        expect(word).toMatch(/^[a-z0-9]+(\.[0-9]+)?$/)
        last = end
      }
    }),
  )
})

test('an endless sentence is read only so far', () => {
  expect(tokensOf('balata '.repeat(500))).toHaveLength(24)
})

test.each([
  ['balatas', 'balata'],
  ['delanteras', 'delantero'],
  ['brakes', 'brake'],
  ['bujias', 'bujia'],
  ['filtros', 'filtro'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

test.each([
  ['balata', 'marcha'],
  ['h4', 'h7'],
  ['gas', 'gato'],
])('%s and %s have not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

test.each([
  ['balata', 'valata'],
  ['trasero', 'tracero'],
  ['llanta', 'yanta'],
  ['bujia', 'buhjia'],
  ['aceite', 'aseite'],
  ['clutch', 'klutch'],
  ['cruce', 'cruse'],
])('%s and %s sound alike', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

test('words without meaning are known in both languages', () => {
  for (const word of ['de', 'para', 'necesito', 'the', 'for', 'carro']) expect(isEmptyWord(word)).toBe(true)
  for (const word of ['balatas', 'versa', 'brake', '']) expect(isEmptyWord(word)).toBe(false)
})

test('what is compared does not change by being read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(wordKey(wordKey(text))).toBe(wordKey(text))
    }),
  )
})
