import { expect, test } from 'vitest'
import { correctedText, isPersonalText, searchedText } from './searched-text.ts'

test('case, accents and blanks make no other text, and a long one is cut', () => {
  expect(searchedText('  Balatas\t TSURÚ  2010\n')).toBe('balatas tsuru 2010')
  expect(searchedText('a\u0000b')).toBe('a b')
  expect(searchedText('x'.repeat(300))).toHaveLength(120)
  expect(searchedText(`${'x'.repeat(119)}😀😀`).isWellFormed()).toBe(true)
})

test('a corrected text says what its words were taken for', () => {
  expect(correctedText('valatas de tsuru', [{ from: 'Valatas', to: 'Balatas' }])).toBe('balatas de tsuru')
})

test.each([
  'ana@example.mx',
  'balatas ana lopez@correo',
  'llamame al 2225550102',
  '222 555 0102',
  '(222) 555-0102',
  '55-12-34-56-78',
  '+52 1 222 555 01 02',
  '4111 1111 1111 1111',
  'lopa800101ab1',
  'lopa800101mdfrrn09',
  '3vwsw31c96m412345',
])('%s may name somebody', (text) => {
  expect(isPersonalText(text, [])).toBe(true)
})

test.each([
  'balatas tsuru 2010',
  'jetta 1.8 2010 2015',
  'bkr5e-11',
  'llanta 195/65 r15 2015',
  'aceite 5w-30 4 litros',
  '026144308',
  'bujia abc123456def',
])('%s names nobody', (text) => {
  expect(isPersonalText(text, [])).toBe(false)
})

test('a number that the shop has a part by is kept', () => {
  expect(isPersonalText('48510-59895', [])).toBe(false)
  expect(isPersonalText('4851059895', [])).toBe(true)
  expect(isPersonalText('amortiguador 4851059895', ['4851059895'])).toBe(false)
  expect(isPersonalText('4851059895 2012', ['4851059895'])).toBe(false)
  expect(isPersonalText('4851059895 2225550102', ['4851059895'])).toBe(true)
})
