import { expect, test } from 'vitest'
import { readAnchor, writtenAnchor } from './audit-anchor.ts'

const anchor = { id: '120', hash: 'ab'.repeat(32) }

test('an anchor is read as it was written, also with what a mail program adds', () => {
  expect(readAnchor(writtenAnchor(anchor))).toEqual(anchor)
  expect(readAnchor(`  120:${'AB'.repeat(32)}\n`)).toEqual(anchor)
})

test.each(['', '120', `120:${'ab'.repeat(31)}`, `0:${'ab'.repeat(32)}`, `x:${'ab'.repeat(32)}`])('"%s" is no anchor', (text) => {
  expect(readAnchor(text)).toBeUndefined()
})
