import { tmpdir } from 'node:os'
import { readSettings } from '@shop/settings/settings'
import { expect, test } from 'vitest'
import { settingsOf } from '../../tools/check-ops/processes.ts'
import { fleetPlace } from './fleet-place.ts'

const place = fleetPlace({
  databaseUrl: 'postgres://shop:password@127.0.0.1:1,127.0.0.1:2/shop',
  dataFolder: tmpdir(),
  storeUrl: 'http://127.0.0.1:3',
  mailsUrl: 'smtp://127.0.0.1:4',
})

// A drill of a quarter of an hour is run now and then, and says only then that a setting has changed.
test.each(['api', 'web', 'worker'] as const)('the drill of a fleet starts every %s by settings that the shop takes', (role) => {
  expect(readSettings(settingsOf(role, 4001, place, [4001, 4002])).mode).toBe('production')
})
