import { expect, test } from 'vitest'
import { circlesAmong } from './circles.ts'

test('what leads on and never back is no circle', () => {
  expect(circlesAmong([])).toEqual([])
  expect(
    circlesAmong([
      ['orders', 'cart'],
      ['cart', 'offers'],
      ['orders', 'offers'],
    ]),
  ).toEqual([])
})

test('a circle is named once, however long it is', () => {
  expect(
    circlesAmong([
      ['today', 'orders'],
      ['orders', 'counter'],
      ['counter', 'cart'],
      ['cart', 'orders'],
      ['cart', 'offers'],
      ['staff', 'chat'],
      ['chat', 'staff'],
    ]),
  ).toEqual([
    ['cart', 'counter', 'orders'],
    ['chat', 'staff'],
  ])
})
