import { expect, test } from 'vitest'
import { addressesOf, blocksOf, commandsInTextOf, OPERATIONS } from './operations-document.ts'
import { TRIED_BLOCKS, TRIED_IN_TEXT } from './tried.ts'

test('every block of commands in the document is typed on a bare machine', () => {
  expect(blocksOf(OPERATIONS).map(({ heading, nth }) => `${heading} ${nth}`)).toEqual(TRIED_BLOCKS)
})

test('every command within its text is typed, too', () => {
  expect(new Set(commandsInTextOf(OPERATIONS))).toEqual(new Set(Object.keys(TRIED_IN_TEXT)))
})

test('no block goes by another name than sh, unless it is a drawing', () => {
  expect([...OPERATIONS.matchAll(/^```(\w+)$/gm)].map(([, language]) => language)).toEqual(TRIED_BLOCKS.map(() => 'sh'))
})

test('a block is its lines, and a heading with two has two', () => {
  const document = '# Top\n\n## One\n\n```sh\na b\nc\n```\n\n```\na drawing\n```\n\n```sh\nd\n```\n'
  expect(blocksOf(document)).toEqual([
    { heading: 'One', nth: 1, commands: ['a b', 'c'] },
    { heading: 'One', nth: 2, commands: ['d'] },
  ])
})

test('a command in the text has a program and something to tell it', () => {
  const document = 'The file `shop.env`, `npm run x`, and `du -sh /var`; `LOG_LEVEL=info` adds.\n\n```sh\nls -l\n```\n'
  expect(commandsInTextOf(document)).toEqual(['du -sh /var'])
})

test('addresses that only differ in their port are all there', () => {
  const document = '## Is it well?\n\n| ask | answer |\n|---|---|\n| `/health` | x |\n| `127.0.0.1:14001/metrics`, and 14002 | y |\n'
  expect(addressesOf(document)).toEqual(['/health', '127.0.0.1:14001/metrics', '127.0.0.1:14002/metrics'])
})
