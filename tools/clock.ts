import { spawnSync } from 'node:child_process'
import { CLOCK } from './test-run/fake-clock.ts'

/** What a suite that knows no date must not notice. */
const MOMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'new-year': { [CLOCK]: '2026-12-31T23:55:00-06:00' },
  'leap-day': { [CLOCK]: '2028-02-29T12:00:00-06:00' },
  sunday: { [CLOCK]: '2027-03-07T11:00:00-06:00' },
  'legal-holiday': { [CLOCK]: '2027-02-01T10:00:00-06:00' },
  abroad: { TZ: 'Pacific/Auckland' },
}
/** No checks: they know no clock. */
const ALL_TESTS = ['apps', 'packages', 'demo', 'tools', 'e2e']

/** `npm run test:clock -- new-year`: all tests, or the files named behind it, at another time or place. */
const [moment = '', ...files] = process.argv.slice(2)
const env = MOMENTS[moment]
if (!env) {
  console.error(`Say when: npm run test:clock -- ${Object.keys(MOMENTS).join(' | ')}`)
  process.exit(1)
}
const { status } = spawnSync(process.execPath, ['tools/test.ts', ...(files.length > 0 ? files : ALL_TESTS)], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
})
process.exit(status ?? 1)
