import { expect, test } from 'vitest'
import { fitmentText, repeatedFitment, wrongInFitment, yearsSold } from './fitment-rules.ts'
import type { StaffFitment } from './staff-product.ts'

const runs = [
  { model: 'Tsuru', engine: '1.6', yearFrom: 1992, yearTo: 2004 },
  { model: 'Tsuru', engine: '1.6', yearFrom: 2008, yearTo: 2017 },
  { model: 'Tsuru', engine: '2.0', yearFrom: 1994, yearTo: 1998 },
]
function row(yearFrom: number, yearTo: number, engine = '') {
  return { yearFrom, yearTo, engine }
}

test.each([
  [row(1992, 2017), undefined],
  [row(1994, 1998, '2.0'), undefined],
  [row(1991, 2017), { field: 'yearFrom', rule: 'years-not-sold' }],
  [row(1992, 2018), { field: 'yearTo', rule: 'years-not-sold' }],
  [row(2005, 2017), { field: 'yearFrom', rule: 'years-not-sold' }],
  [row(2017, 1992), { field: 'yearTo', rule: 'years-not-sold' }],
  [row(1994, 1999, '2.0'), { field: 'yearTo', rule: 'years-not-sold' }],
  [row(1994, 1998, '3.0'), { field: 'engine', rule: 'engine-not-sold' }],
])('of %o is wrong: %o', (asked, wrong) => {
  expect(wrongInFitment(asked, runs)).toEqual(wrong)
})

test('a model that was never sold is no car', () => {
  expect(wrongInFitment(row(2000, 2001), [])).toEqual({ field: 'model', rule: 'unknown-car' })
})

function said(more: Partial<StaffFitment> = {}): StaffFitment {
  return {
    make: 'Nissan',
    model: 'Tsuru',
    yearFrom: 1992,
    yearTo: 2017,
    engine: '',
    positionEs: undefined,
    positionEn: undefined,
    noteEs: undefined,
    noteEn: undefined,
    ...more,
  }
}

test('the same row twice is found, another position is another row', () => {
  expect(repeatedFitment([said(), said({ positionEs: 'Delantera' })])).toBeUndefined()
  expect(repeatedFitment([said(), said({ engine: '1.6' }), said({ make: 'NISSAN' })])).toBe(2)
})

test('a row in words, and the years of an engine', () => {
  expect(fitmentText(said({ engine: '1.6' }))).toBe('Nissan Tsuru 1992–2017 1.6')
  expect(fitmentText(said({ yearTo: 1992 }))).toBe('Nissan Tsuru 1992')
  expect(yearsSold(runs, '')).toEqual({ first: 1992, last: 2017 })
  expect(yearsSold(runs, '2.0')).toEqual({ first: 1994, last: 1998 })
  expect(yearsSold(runs, '9.9')).toBeUndefined()
})
