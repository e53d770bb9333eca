import { expect, test } from 'vitest'
import { bucketOf, bucketValue, PAGE_MEASURES, ratingOf, thirdQuartile } from './page-measures.ts'

test('a value comes back from its bucket within five percent', () => {
  for (const measure of PAGE_MEASURES)
    for (const value of measure === 'CLS' ? [0, 0.05, 0.1, 0.25, 1] : [0, 80, 200, 800, 2_500, 4_000, 60_000]) {
      const again = bucketValue(measure, bucketOf(measure, value))
      expect(Math.abs(again - value)).toBeLessThanOrEqual(Math.max(value * 0.05, measure === 'CLS' ? 0.001 : 1))
    }
})

test('the third quartile is what a quarter of visits exceed', () => {
  const buckets = Array.from({ length: 100 }, (_, i) => ({ bucket: bucketOf('LCP', (i + 1) * 40), count: 1 }))
  const p75 = bucketValue('LCP', thirdQuartile(buckets))
  expect(Math.abs(p75 - 3_000) / 3_000).toBeLessThan(0.05)
  expect(thirdQuartile([{ bucket: 7, count: 1 }])).toBe(7)
  expect(thirdQuartile([])).toBe(0)
})

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 4_000, 'fair'],
  ['LCP', 4_001, 'poor'],
  ['INP', 201, 'fair'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['TTFB', 801, 'fair'],
] as const)('%s of %d is %s', (measure, value, rating) => {
  expect(ratingOf(measure, value)).toBe(rating)
})
