import { expect, test } from 'vitest'
import { type ConditionFigures, judge, troublesOf } from './condition.ts'

const NOW = new Date('2026-05-04T12:00:00Z')
function ago(seconds: number) {
  return new Date(NOW.getTime() - seconds * 1_000)
}
const GIGABYTE = 1_000_000_000

const WELL: ConditionFigures = {
  databaseMs: 3,
  missingMigrations: 0,
  areFilesWritable: true,
  disk: { freeBytes: 50 * GIGABYTE, totalBytes: 100 * GIGABYTE },
  worker: { seenAt: ago(14), heldSince: undefined },
  jobs: { oldestDueSeconds: 2, failing: 0, givenUp: 0 },
  mail: { wellAt: ago(60), failedAt: ago(3_600) },
  payments: { wellAt: undefined, failedAt: undefined },
  versions: ['1.0.0'],
}
function statusOf(part: string, figures: Partial<ConditionFigures>) {
  return judge({ ...WELL, ...figures }, NOW).parts.find((one) => one.part === part)?.status
}

test('a shop without a trouble is well, and nothing is said of backups that nobody makes', () => {
  const { status, parts } = judge(WELL, NOW)
  expect(status).toBe('pass')
  expect(parts.map(({ part }) => part)).toEqual([
    'database',
    'migrations',
    'files',
    'disk',
    'worker',
    'jobs-due',
    'jobs-failing',
    'jobs-given-up',
    'mail',
    'payments',
    'versions',
  ])
})

test('without a database nothing else is known, and the shop fails', () => {
  expect(judge({ databaseMs: undefined }, NOW)).toEqual({ status: 'fail', parts: [{ part: 'database', status: 'fail' }] })
})

test.each([
  ['database', { databaseMs: 1_001 }, 'warn'],
  ['migrations', { missingMigrations: 1 }, 'fail'],
  ['files', { areFilesWritable: false }, 'fail'],
  ['disk', { disk: { freeBytes: 14 * GIGABYTE, totalBytes: 100 * GIGABYTE } }, 'warn'],
  ['disk', { disk: { freeBytes: 1.9 * GIGABYTE, totalBytes: 4 * GIGABYTE } }, 'warn'],
  ['disk', { disk: { freeBytes: 2 * GIGABYTE, totalBytes: 4 * GIGABYTE } }, 'pass'],
  ['worker', { worker: { seenAt: undefined, heldSince: undefined } }, 'warn'],
  ['worker', { worker: { seenAt: ago(61), heldSince: undefined } }, 'warn'],
  ['worker', { worker: { seenAt: ago(60), heldSince: undefined } }, 'pass'],
  ['worker', { worker: { seenAt: ago(5), heldSince: ago(900) } }, 'warn'],
  ['jobs-due', { jobs: { oldestDueSeconds: 600, failing: 0, givenUp: 0 } }, 'pass'],
  ['jobs-due', { jobs: { oldestDueSeconds: 601, failing: 0, givenUp: 0 } }, 'warn'],
  ['jobs-failing', { jobs: { oldestDueSeconds: 0, failing: 1, givenUp: 0 } }, 'warn'],
  ['jobs-given-up', { jobs: { oldestDueSeconds: 0, failing: 0, givenUp: 1 } }, 'warn'],
  ['mail', { mail: { wellAt: ago(60), failedAt: ago(59) } }, 'warn'],
  ['mail', { mail: { wellAt: undefined, failedAt: ago(1) } }, 'warn'],
  ['payments', { payments: { wellAt: ago(1), failedAt: ago(2) } }, 'pass'],
  ['versions', { versions: ['1.0.0', '1.1.0'] }, 'warn'],
  ['backup', { backup: { at: undefined, hasFailed: false } }, 'warn'],
  ['backup', { backup: { at: ago(27 * 3_600), hasFailed: false } }, 'warn'],
  ['backup', { backup: { at: ago(3_600), hasFailed: true } }, 'warn'],
  ['backup', { backup: { at: ago(25 * 3_600), hasFailed: false } }, 'pass'],
] as const)('%s with %j is judged %s', (part, figures, expected) => {
  expect(statusOf(part, figures)).toBe(expected)
})

test('a worker that waits for the owner says so, and a silent one only that it is silent', () => {
  const worker = (seenAt: Date) => troublesOf(judge({ ...WELL, worker: { seenAt, heldSince: ago(900) } }, NOW))
  expect(worker(ago(5))).toEqual([{ part: 'worker', status: 'warn', seconds: 5, at: ago(900), isHeld: true }])
  expect(worker(ago(500))).toEqual([{ part: 'worker', status: 'warn', seconds: 500 }])
})
