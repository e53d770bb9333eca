import { expect, test } from 'vitest'
import { ARRIVAL_KINDS, type ArrivalKind } from './arrival.ts'
import { notificationRecipients } from './notification-recipients.ts'
import type { StaffRole } from './staff.ts'

function member(name: string, role: StaffRole, isOnDuty: boolean, toldOf: readonly ArrivalKind[] = ARRIVAL_KINDS) {
  return {
    name,
    role,
    isOnDuty,
    toldOf,
  }
}
function namesOf(kind: ArrivalKind, members: readonly ReturnType<typeof member>[]) {
  return notificationRecipients(kind, kind === 'order' ? ['owner', 'sales', 'warehouse'] : ['owner', 'sales'], members).map(
    ({ name }) => name,
  )
}

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
