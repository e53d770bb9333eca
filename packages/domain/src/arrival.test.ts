import { expect, test } from 'vitest'
import { beginsToWait, countAll, kindsRisen } from './arrival.ts'

const NOW = new Date('2026-03-02T18:00:00Z')
function minutesAgo(minutes: number) {
  return new Date(NOW.getTime() - minutes * 60_000)
}

test.each([
  ['the first words', { hasUnread: false, staffSpokeAt: undefined }, true],
  ['more of what nobody has read', { hasUnread: true, staffSpokeAt: undefined }, false],
  ['an answer within a talk', { hasUnread: false, staffSpokeAt: minutesAgo(3) }, false],
  ['words long after the talk', { hasUnread: false, staffSpokeAt: minutesAgo(16) }, true],
])('a visitor who says %s', (_, before, isArrival) => {
  expect(beginsToWait(before, NOW)).toBe(isArrival)
})

test('what came unheard is what there is more of', () => {
  expect(kindsRisen({ quotation: 2, chat: 1, lateQuotations: 0 }, { quotation: 1, chat: 2, order: 1, lateQuotations: 5 })).toEqual([
    'chat',
    'order',
  ])
})

test('late quotations are among those that wait, and count once', () => {
  expect(countAll({ quotation: 2, lateQuotations: 1, order: 3 })).toBe(5)
})
