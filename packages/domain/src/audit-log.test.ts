import { expect, test } from 'vitest'
import { auditDifferences } from './audit-log.ts'

test('only what became different is told, in the order of the list', () => {
  expect(
    auditDifferences({ before: { role: 'sales', status: 'active' }, after: { status: 'active', role: 'owner', name: 'Eva' } }),
  ).toEqual([
    { field: 'name', before: undefined, after: 'Eva' },
    { field: 'role', before: 'sales', after: 'owner' },
  ])
})

test('no and nothing are not the same', () => {
  expect(auditDifferences({ before: { hasSecondFactor: false }, after: {} })).toEqual([
    { field: 'hasSecondFactor', before: false, after: undefined },
  ])
  expect(auditDifferences({ before: {}, after: {} })).toEqual([])
})
