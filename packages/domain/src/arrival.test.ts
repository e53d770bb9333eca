import { expect, test } from 'vitest'
import { ARRIVAL_KINDS, type ArrivalKind, beginsToWait, countAll, kindsRisen, whoIsTold } from './arrival.ts'
import type { StaffRole } from './staff.ts'

const member = (name: string, role: StaffRole, isOnDuty: boolean, toldOf: readonly ArrivalKind[] = ARRIVAL_KINDS) => ({
  name,
  role,
  isOnDuty,
  toldOf,
})
const namesOf = (kind: ArrivalKind, members: readonly ReturnType<typeof member>[]) =>
  whoIsTold(kind, kind === 'order' ? ['owner', 'sales', 'warehouse'] : ['owner', 'sales'], members).map(({ name }) => name)

test('those on duty are told, and nobody else', () => {
  const members = [member('Olga', 'owner', false), member('Saúl', 'sales', true), member('Sara', 'sales', false)]
  expect(namesOf('quotation', members)).toEqual(['Saúl'])
})

test('while nobody is on duty the owners are told, whatever they asked for', () => {
  const members = [member('Olga', 'owner', false, []), member('Oto', 'owner', false), member('Saúl', 'sales', false)]
  expect(namesOf('chat', members)).toEqual(['Olga', 'Oto'])
})

test('somebody on duty who may not deal with it, or is not to be told of it, is nobody for it', () => {
  const members = [member('Olga', 'owner', false), member('Ali', 'warehouse', true), member('Saúl', 'sales', true, ['chat'])]
  expect(namesOf('quotation', members)).toEqual(['Olga'])
  expect(namesOf('chat', members)).toEqual(['Saúl'])
  expect(namesOf('order', members)).toEqual(['Ali'])
})

const NOW = new Date('2026-03-02T18:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

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
