import { expect, test } from 'vitest'
import { parseTable } from './read-table.ts'

function read(text: string) {
  return parseTable('a.csv', text, ['number', 'says'])
}

test('a row has its cells by their headings, and its line in the file', () => {
  expect(read('number,says\n1,"one, ""two"""\n2,\n')).toEqual([
    { at: 'a.csv:2', cells: { number: '1', says: 'one, "two"' } },
    { at: 'a.csv:3', cells: { number: '2', says: '' } },
  ])
})

test('the last line may end without a line break', () => {
  expect(read('number,says\n1,one').map(({ at }) => at)).toEqual(['a.csv:2'])
})

test.each([
  ['an unknown column', 'number,words\n', 'a.csv:1: unknown column "words"'],
  ['a missing column', 'number\n', 'a.csv:1: the columns are number, not number,says'],
  ['columns in another order', 'says,number\n', 'a.csv:1: the columns are says,number, not number,says'],
  ['an empty file', '', 'a.csv:1: the columns are , not number,says'],
  ['a row with too many cells', 'number,says\n1,one,two\n', 'a.csv: Invalid Record Length: expect 2, got 3 on line 2'],
  ['a quotation mark that is not closed', 'number,says\n1,"one\n', 'a.csv: Quote Not Closed'],
])('%s is refused', (_, text, problem) => {
  expect(() => read(text)).toThrow(problem)
})
