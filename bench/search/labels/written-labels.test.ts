import { expect, test } from 'vitest'
import { parseTable } from '../../../tools/read-table.ts'
import { GROUP_HEADINGS, LABEL_HEADINGS, labelsIn, writtenLabels } from './written-labels.ts'

const groups = parseTable('part-groups.csv', 'group,type\nbrakes,brake-pads\nbrakes,brake-disc\n', GROUP_HEADINGS)

/** The label of one row with these cells, all others empty. */
function labelOf(cells: Partial<Record<(typeof LABEL_HEADINGS)[number], string>>) {
  const row = LABEL_HEADINGS.map((heading) => ({ class: 'x', query: 'frenos', ...cells })[heading] ?? '')
  return labelsIn(parseTable('labels.csv', `${LABEL_HEADINGS}\n${row}\n`, LABEL_HEADINGS), groups)[0]
}
const plain = { query: 'frenos', locale: 'es', class: 'x' }

test('part types are alternatives, a group, or several parts that must all appear', () => {
  expect(labelOf({ parts: 'horn or @brakes', also: 'relay' })).toEqual({
    ...plain,
    types: ['horn', 'brake-pads', 'brake-disc'],
    also: ['relay'],
  })
  expect(labelOf({ parts: '@brakes | horn' })).toEqual({ ...plain, parts: [['brake-pads', 'brake-disc'], ['horn']] })
})

test('a car has a year or years, and one engine or several', () => {
  const nissan = { make: 'Nissan', model: 'Versa' }
  expect(labelOf(nissan)).toEqual({ ...plain, car: nissan })
  expect(labelOf({ ...nissan, years: '2014', engine: '1.6' })).toEqual({ ...plain, car: { ...nissan, year: 2014, engine: '1.6' } })
  expect(labelOf({ ...nissan, years: '2012-2019', engine: '1.6 or 2.0' })).toEqual({
    ...plain,
    car: { ...nissan, years: [2012, 2019], engine: ['1.6', '2.0'] },
  })
})

test('a name contains one word, one of two, or both', () => {
  expect(labelOf({ brand: 'bosch', name_contains: 'traser' })).toEqual({ ...plain, brand: 'bosch', nameContains: 'traser' })
  expect(labelOf({ brand: 'bosch', name_contains: 'izquierd or derech' })).toMatchObject({ nameContains: 'izquierd|derech' })
  expect(labelOf({ brand: 'bosch', name_contains: 'traser | derech' })).toMatchObject({ nameContains: ['traser', 'derech'] })
})

test('an empty result is right, or right as well', () => {
  expect(labelOf({ empty: 'must', locale: 'en' })).toEqual({ ...plain, locale: 'en', isEmpty: true })
  expect(labelOf({ parts: 'horn', empty: 'may' })).toEqual({ ...plain, types: ['horn'], mayBeEmpty: true })
})

test.each([
  [{ query: ' ', parts: 'horn' }, 'the query is empty'],
  [{ class: '', parts: 'horn' }, 'the class is empty'],
  [{ parts: 'horn', locale: 'fr' }, 'unknown locale "fr"'],
  [{ parts: 'horn relay' }, 'bad part type "horn relay"'],
  [{ parts: '@horns' }, 'unknown group "@horns"'],
  [{ make: 'Nissan' }, 'a car needs make and model'],
  [{ parts: 'horn', years: '2014' }, 'years and engine need a car'],
  [{ make: 'Nissan', model: 'Versa', years: '214' }, 'bad years "214"'],
  [{ make: 'Nissan', model: 'Versa', years: '2014-2012' }, 'bad years "2014-2012"'],
  [{ parts: 'horn', empty: 'yes' }, 'empty is "yes", not must or may'],
  [{}, 'nothing is expected of the results'],
])('the row %j is refused', (cells, problem) => {
  expect(() => labelOf(cells)).toThrow(`labels.csv:2: ${problem}`)
})

test('no sentence is labelled twice', () => {
  expect(new Set(writtenLabels.map(({ query }) => query)).size).toBe(writtenLabels.length)
})
