import { expect, test } from 'vitest'
import { backupsToPrune } from './backups-to-prune.ts'

const NOW = new Date('2026-11-17T10:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
function made(at: Date) {
  return { name: at.toISOString(), at }
}
function nightly(days: number) {
  return Array.from({ length: days }, (_, i) => made(new Date(NOW.getTime() - i * DAY_MS)))
}
function leftOf(backups: readonly ReturnType<typeof made>[], except?: readonly string[]) {
  const gone = new Set(backupsToPrune(backups, NOW, except))
  return backups.map(({ name }) => name).filter((name) => !gone.has(name))
}

test('of a year of nights, 14 days, 8 weeks and 12 months are left', () => {
  const left = leftOf(nightly(400))
  expect(left.slice(0, 14)).toEqual(nightly(14).map(({ name }) => name))
  // Sundays end a week, the last of a month ends it. The two weeks that the days cover are among the eight.
  expect(left.slice(14).map((name) => name.slice(0, 10))).toEqual([
    '2026-11-01',
    '2026-10-31',
    '2026-10-25',
    '2026-10-18',
    '2026-10-11',
    '2026-10-04',
    '2026-09-30',
    ...['08-31', '07-31', '06-30', '05-31', '04-30', '03-31', '02-28', '01-31'].map((day) => `2026-${day}`),
    '2025-12-31',
  ])
})

test('everything of the last two days stays, of an earlier day only its newest', () => {
  const hourly = Array.from({ length: 96 }, (_, i) => made(new Date(NOW.getTime() - i * 60 * 60 * 1000)))
  expect(leftOf(hourly).slice(0, 48)).toEqual(hourly.slice(0, 48).map(({ name }) => name))
  expect(leftOf(hourly).slice(48)).toEqual(['2026-11-14T23:00:00.000Z', '2026-11-13T23:00:00.000Z'])
})

test('a shop that stopped making them loses none of the days that it has', () => {
  const old = nightly(10).map(({ at }) => made(new Date(at.getTime() - 700 * DAY_MS)))
  expect(backupsToPrune(old, NOW)).toEqual([])
})

test('the newest and the one that was proven stay, however old', () => {
  const backups = nightly(400)
  const proven = '2026-07-07T10:00:00.000Z'
  expect(leftOf(backups)).not.toContain(proven)
  expect(leftOf(backups, [proven])).toContain(proven)
  expect(backupsToPrune([made(new Date('2020-01-01T00:00:00Z'))], NOW)).toEqual([])
})
