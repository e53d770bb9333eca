import { expect, test } from 'vitest'
import { type FitmentDraft, newFitments } from './new-fitments.ts'

const runs = [
  { model: 'Tsuru', engine: '1.6', yearFrom: 1992, yearTo: 2017 },
  { model: 'March', engine: '1.6', yearFrom: 2011, yearTo: 2020 },
  { model: 'March', engine: '1.2', yearFrom: 2013, yearTo: 2015 },
]
function draft(more: Partial<FitmentDraft>): FitmentDraft {
  return {
    make: 'Nissan',
    models: ['Tsuru', 'March'],
    yearFrom: undefined,
    yearTo: undefined,
    engine: '1.6',
    positionEs: 'Delantera',
    positionEn: 'Front',
    noteEs: undefined,
    noteEn: undefined,
    ...more,
  }
}

test('several models at once, each with its own years', () => {
  const made = newFitments(draft({}), runs, [])
  expect('rows' in made && made.rows.map(({ model, yearFrom, yearTo }) => [model, yearFrom, yearTo])).toEqual([
    ['Tsuru', 1992, 2017],
    ['March', 2011, 2020],
  ])
})

test('the first that cannot be is named', () => {
  expect(newFitments(draft({ yearFrom: 1995 }), runs, [])).toEqual({ car: 'Nissan March', rule: 'years-not-sold' })
  expect(newFitments(draft({ engine: '1.2' }), runs, [])).toEqual({ car: 'Nissan Tsuru', rule: 'engine-not-sold' })
})

test('what is on the list already is not added again', () => {
  const made = newFitments(draft({ models: ['March'] }), runs, [])
  const others = 'rows' in made ? made.rows : []
  expect(newFitments(draft({}), runs, others)).toEqual({ car: 'Nissan March 2011–2020 1.6', rule: 'duplicate' })
})
