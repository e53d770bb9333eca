import { expect, test } from 'vitest'
import { overlaps, readAlias, yearsText } from './model-alias.ts'

test.each([
  ['jetta a4 1999-2010', { name: 'jetta a4', years: { from: 1999, to: 2010 } }],
  ['Jetta A7 2019-', { name: 'Jetta A7', years: { from: 2019 } }],
  ['Golf A2 1988 – 1992', { name: 'Golf A2', years: { from: 1988, to: 1992 } }],
  ['lobo', { name: 'lobo' }],
  ['ram 2500-3500', { name: 'ram 2500-3500' }],
  ['2010-2012', { name: '2010-2012' }],
])('%s', (alias, expected) => {
  expect(readAlias(alias)).toEqual(expected)
})

test('years overlap when one of them is in both', () => {
  const a4 = { from: 1999, to: 2010 }
  expect([overlaps({ from: 2010, to: 2018 }, a4), overlaps({ from: 2011, to: 2018 }, a4), overlaps({ from: 1993, to: 1998 }, a4)]).toEqual([
    true,
    false,
    false,
  ])
  expect([overlaps({ from: 2019, to: 2026 }, { from: 2019 }), overlaps({ from: 2011, to: 2018 }, { from: 2019 })]).toEqual([true, false])
  expect([yearsText(a4), yearsText({ from: 2019 })]).toEqual(['1999–2010', '2019–'])
})
