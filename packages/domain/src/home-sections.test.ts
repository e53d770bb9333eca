import { expect, test } from 'vitest'
import { HOME_SECTIONS, placedSections } from './home-sections.ts'

test('without an order Home is as the shop comes', () => {
  expect(placedSections([], [])).toEqual(HOME_SECTIONS.map((section) => ({ section, isShown: true })))
})

test('an order is kept, what it does not name stands at the end, what it should not name is left out', () => {
  const placed = placedSections(['brands', 'radio', 'slides'], ['slides'])
  expect(placed.slice(0, 2)).toEqual([
    { section: 'brands', isShown: true },
    { section: 'slides', isShown: false },
  ])
  expect(placed.map(({ section }) => section).toSorted()).toEqual(HOME_SECTIONS.toSorted())
})
