import type { PageSpeed } from '@shop/domain/page-measures'
import { expect, test } from 'vitest'
import { speedsOfDevice } from './speeds-of-device.ts'

const SPEEDS: readonly PageSpeed[] = [
  { route: 'part', device: 'phone', measure: 'LCP', p75: 2_300, samples: 20 },
  { route: 'part', device: 'phone', measure: 'INP', p75: 90, samples: 7 },
  { route: 'home', device: 'phone', measure: 'CLS', p75: 0.02, samples: 3 },
  { route: 'home', device: 'computer', measure: 'LCP', p75: 900, samples: 5 },
]

test('a page has one row on each kind of device, in the order of the shop', () => {
  expect(speedsOfDevice(SPEEDS, 'phone')).toEqual([
    { route: 'home', p75: { CLS: 0.02 }, visits: 3 },
    { route: 'part', p75: { LCP: 2_300, INP: 90 }, visits: 20 },
  ])
  expect(speedsOfDevice(SPEEDS, 'tablet')).toEqual([])
})
