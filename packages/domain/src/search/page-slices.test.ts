import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTurn, pageSlices } from './page-slices.ts'

test('each group gives one in turn until it has no more', () => {
  expect(pageSlices([3, 10], { offset: 0, limit: 8 })).toEqual([
    { offset: 0, limit: 3 },
    { offset: 0, limit: 5 },
  ])
  expect(pageSlices([3, 10], { offset: 8, limit: 8 })).toEqual([
    { offset: 3, limit: 0 },
    { offset: 5, limit: 5 },
  ])
})

test('or several at once', () => {
  expect(pageSlices([10, 10], { offset: 0, limit: 5 }, 4).map(({ limit }) => limit)).toEqual([4, 1])
})

test('page after page shows everything once, and in the order of one long page', () => {
  const totals = fc.array(fc.nat(30), { maxLength: 5 })
  fc.assert(
    fc.property(totals, fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 5 }), (counts, limit, atOnce) => {
      const groups = counts.map((total, group) => Array.from({ length: total }, (_, i) => `${group}-${i}`))
      const all = groups.flat().length
      const pages = Array.from({ length: Math.ceil(all / limit) }, (_, page) => {
        const slices = pageSlices(counts, { offset: page * limit, limit }, atOnce)
        const own = groups.map((items, i) => items.slice(slices[i]?.offset, (slices[i]?.offset ?? 0) + (slices[i]?.limit ?? 0)))
        return inTurn(
          own,
          slices.map(({ offset }) => offset),
          atOnce,
        )
      })
      const whole = inTurn(
        groups,
        groups.map(() => 0),
        atOnce,
      )
      expect(pages.flat()).toEqual(whole)
      expect(pages.slice(0, -1).every((items) => items.length === limit)).toBe(true)
    }),
  )
})
