import { expect, test } from 'vitest'
import { parseTable } from '../read-table.ts'
import { LINE_HEADINGS, linesIn } from './read-spec.ts'

function lines(...rows: string[]) {
  return linesIn(parseTable('1-home.csv', ['number,says,file,test', ...rows].join('\n'), LINE_HEADINGS))
}

test('a line has its words once and a row for each of its tests', () => {
  expect(lines('1.1,it has a carousel,home.e2e.ts,moves', '1.1,,home.e2e.ts,stops', '1.2,it answers,home.e2e.ts,answers')).toEqual([
    {
      number: '1.1',
      says: 'it has a carousel',
      shownBy: [
        { file: 'home.e2e.ts', test: 'moves' },
        { file: 'home.e2e.ts', test: 'stops' },
      ],
    },
    { number: '1.2', says: 'it answers', shownBy: [{ file: 'home.e2e.ts', test: 'answers' }] },
  ])
})

test.each([
  ['1.2,it answers,home.e2e.ts,', 'number, file and test must not be empty'],
  ['1.2,,home.e2e.ts,answers', 'the first row of 1.2 has no words'],
  ['1.1,it answers,home.e2e.ts,answers', 'only the first row of 1.1 has words'],
])('the row %j is refused', (row, problem) => {
  expect(() => lines('1.1,it has a carousel,home.e2e.ts,moves', row)).toThrow(`1-home.csv:3: ${problem}`)
})
