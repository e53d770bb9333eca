import { expect, test } from 'vitest'
import { beginsAWord } from './nameables.ts'

const meaningful = ['amortiguador', 'balata', 'balatas', 'balero', 'versa']

test.each([
  ['a', true],
  ['bal', true],
  ['balatas', true],
  ['balatass', false],
  ['balb', false],
  ['versa', true],
  ['vz', false],
  ['z', false],
  ['', true],
])('whether some word begins like "%s"', (beginning, expected) => {
  expect(beginsAWord({ meaningful }, beginning)).toBe(expected)
  expect(meaningful.some((word) => word.startsWith(beginning))).toBe(expected)
})

test('none where there are none', () => expect(beginsAWord({ meaningful: [] }, 'a')).toBe(false))
