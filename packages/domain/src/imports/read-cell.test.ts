import { expect, test } from 'vitest'
import { guarded, unguarded } from './formula-guard.ts'
import { guessDecimalSign, readNumbers, readPrice, readStock, readWhole, writeNumbers } from './read-cell.ts'

test.each([
  ['1,234.50', '.', 123_450],
  ['$ 1234.5', '.', 123_450],
  ['MXN 99', '.', 9_900],
  ['1.234,50', ',', 123_450],
  ['1234,5 M.N.', ',', 123_450],
  ['12,34.50', '.', undefined],
  ['1.234,50', '.', undefined],
  ['1,234.50', ',', undefined],
  ['-5', '.', undefined],
  ['gratis', '.', undefined],
  ['USD 100', '.', undefined],
  ['1.234', '.', undefined],
  ['1,234', '.', 123_400],
  ['1,234', ',', undefined],
  ['99999999999', '.', undefined],
] as const)('the price %s with %s is %s centavos', (text, sign, cents) => {
  expect(readPrice(text, sign)).toBe(cents)
})

test('pieces are whole', () => {
  expect(['12', '1,200', '12.0', '1.5', '-1', '>50', ''].map((text) => readWhole(text))).toEqual([
    12,
    1_200,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('the decimal sign is told by how most prices end', () => {
  expect(guessDecimalSign(['1.234,50', '99,9', '12'])).toBe(',')
  expect(guessDecimalSign(['1,234.50', '1,234'])).toBe('.')
})

test.each([[['A', 'B']], [['A,1']], [['A,1', 'B;2']], [[]]])('the numbers %s come back as they went', (numbers) => {
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers)
})

test.each(['=1', '+1', '-1', '@x', '\tx', '\rx', "'=1", "''-x", ' =1', 'x', "'x", ''])('%j comes back from behind its guard', (text) => {
  expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/)
  expect(unguarded(guarded(text))).toBe(text)
})

test.each([
  ['12', 12],
  ['+50', 50],
  ['>50', 50],
  ['50+', 50],
  ['Más de 100', 100],
  ['AGOTADO', 0],
  ['No', 0],
  ['Sin existencia', 0],
  ['SÍ', 'some'],
  ['Disponible', 'some'],
  ['pronto', undefined],
  ['1.5', undefined],
  ['+', undefined],
] as const)('stock of %s is %s', (text, pieces) => {
  expect(readStock(text)).toBe(pieces)
})
