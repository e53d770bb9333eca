import { readSettings } from '@shop/settings/settings'
import { expect, test } from 'vitest'
import { PATIENCE } from './apply-migration.ts'

test('a step lets go of the queue for a table before the visitors behind it give up', () => {
  expect(PATIENCE.lockMs).toBe(2_000)
  expect(PATIENCE.lockMs).toBeLessThan(readSettings({}).databasePatienceMs)
})
