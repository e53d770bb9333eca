import { expect, test } from 'vitest'
import { cleanColour, contrastRatio, isColour, mixed } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#213d91', '#ffffff', 9.81],
  ['#ff0000', '#0000ff', 2.15],
])('%s and %s are %d to 1, whichever is the text', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
})

test('a colour is understood as people paste it', () => {
  expect(['#213d91', '213d91', ' #0af ', 'rojo'].map(cleanColour)).toEqual(['#213d91', '#213d91', '#00aaff', '#rojo'])
  expect(['#213d91', '#rojo', '#21', '#213d91ff'].map(isColour)).toEqual([true, false, false, false])
})

test('half-transparent white on black is grey', () => {
  expect(mixed('#ffffff', '#000000', 0.5)).toBe('#808080')
})
