import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 2, ['a', 'c', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('from place %i to place %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})
