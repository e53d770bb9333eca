import { HOME_SECTIONS } from '@shop/domain/home-sections'
import { expect, test } from 'vitest'
import { sectionRuns } from './section-runs.server.ts'

test('as the shop comes, all below the first screen sleeps together', () => {
  expect(sectionRuns()).toEqual([['slides'], ['by-vehicle'], HOME_SECTIONS.slice(2)])
})

test('any order is kept, and what is left out stays out', () => {
  expect(sectionRuns(['brands', 'new', 'by-vehicle', 'own', 'slides'])).toEqual([['brands', 'new'], ['by-vehicle'], ['own'], ['slides']])
  expect(sectionRuns([])).toEqual([])
})
