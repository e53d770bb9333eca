import { expect, test } from 'vitest'
import { isNamedBy, titlesIn } from './test-titles.ts'

/** As it stands in a source. */
const PLACE = '$'.concat('{lang}')

test('groups, tests and tables are found, and nothing else that is said', () => {
  const source = [
    `describe('a conversation', () => {`,
    `  test("that ended", async () => {`,
    `    shop.get('/api/products', 'en')`,
    `test.each([`,
    `  ['a', 1],`,
    `])('%s is refused', async (one) => {`,
    `test.describe('before scripts arrive', () => {`,
    `test(\`the list, in ${PLACE}\`, { tag: ON_PHONE }, async () => {`,
    `test('so is one that says \\"%s\\"', () => {`,
  ].join('\n')
  expect(titlesIn(source)).toEqual([
    'a conversation',
    'that ended',
    '%s is refused',
    'before scripts arrive',
    `the list, in ${PLACE}`,
    'so is one that says "%s"',
  ])
})

test.each([
  ['page=0 is refused', '%s is refused', true],
  ['%s is refused', '%s is refused', true],
  ['the list, in es', `the list, in ${PLACE}`, true],
  ['each facet of {"a":1} leads on', 'each facet of $title leads on', true],
  ['a line of\ntwo is refused', '%j is refused', true],
  ['part 3 less 10 %: agree', 'part %i less %i %%: agree', true],
  ['page=0 is refused here', '%s is refused', false],
  ['it costs $300', 'it costs $400', false],
  ['a+b', 'a.b', false],
])('%j is named by %j: %s', (name, title, isNamed) => {
  expect(isNamedBy(name, title)).toBe(isNamed)
})
