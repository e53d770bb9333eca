import { expect, test } from 'vitest'
import { median, percentile } from './figures.ts'
import type { Measured, Side } from './measure-row.ts'
import { cpuOfTree, readStat } from './processes.ts'
import { clearLosses, missedTargets, type Report, ratiosOf, tableOf, withTable } from './report.ts'

function side(perSecond: number, aloneP95 = 10): Side {
  return {
    perSecond,
    nodeMs: 1.234,
    postgresMs: 0.5,
    p50: 1,
    p95: 12.34,
    p99: 20,
    aloneP95,
  }
}
function row(name: string, ratio: number, aloneP95?: number): Measured {
  return { name, ratio, ours: side(70, aloneP95), bare: side(100) }
}
const SHOP: Report['shop'] = { coldStartSeconds: 3.21, idle: { rss: 200, pss: 180 }, mostMb: 390, listHtmlKb: 100 }
function report(rows: readonly Measured[], shop = SHOP): Report {
  return {
    date: '2026-11-18',
    machine: 'a machine',
    connections: 16,
    rows,
    shop,
  }
}

test('a percentile is a value that was measured, and of one value that one', () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 0.99)]).toEqual([50, 95, 99])
  expect(percentile([7], 0.99)).toBe(7)
})

test('a median is the one in the middle, or between the two', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

function stat(pid: number, parent: number, user: number, system: number, children = 0) {
  return `${pid} (a (strange) name) S ${parent} 1 1 0 -1 0 0 0 0 0 ${user} ${system} ${children} 0 20 0 11 0 1 1 1`
}

test('processor time is that of a process and of all below it, those that ended included', () => {
  const lines: [number, string][] = [
    [10, stat(10, 1, 100, 50)],
    [11, stat(11, 10, 3, 4, 5)],
    [12, stat(12, 11, 1, 0)],
    [20, stat(20, 1, 900, 900)],
  ]
  const stats = new Map(lines.map(([pid, line]) => [pid, readStat(line)]))
  expect(cpuOfTree(10, stats)).toBe(1_500 + 120 + 10)
  expect(cpuOfTree(20, stats)).toBe(18_000)
})

test('the table has a line for each row and says what was wanted', () => {
  const lines = tableOf(report([row('page list', 0.7), row('api facets', 0.4)])).split('\n')
  expect(lines[0]).toBe('2026-11-18, a machine, 16 connections')
  expect(lines[4]).toBe(
    '| page list | 70 | 100 | 0.70 | 0.65 | 1.23 / 1.23 | 0.50 / 0.50 | 1.00 / 12.3 / 20.0 | 1.00 / 12.3 / 20.0 | 10.0 | 10.0 |',
  )
  expect(lines[5]).toContain('| api facets | 70 | 100 | 0.40 |  |')
})

test('every target that is missed is named, and what has none is not judged', () => {
  expect(missedTargets(report([row('page list', 0.65), row('api facets', 0.01, 900)]))).toEqual([])
  const heavy = { ...SHOP, idle: { rss: 221, pss: 1 }, mostMb: 401, listHtmlKb: 121 }
  expect(missedTargets(report([row('page list', 0.64, 26)], heavy))).toEqual([
    'page list: 0.64 of the bare server, 0.65 wanted',
    'page list alone, p95: 26.0 ms, 25 at most',
    'memory after the start: 221.0 MB, 220 at most',
    'memory at the most: 401.0 MB, 400 at most',
    'HTML of a list: 121.0 kB, 120 at most',
  ])
})

test('a clear loss is under seven tenths of what was kept', () => {
  const kept = ratiosOf([row('page list', 0.6), row('api list', 1)])
  expect(clearLosses([row('page list', 0.43), row('api list', 0.69), row('page part', 0.01)], kept)).toEqual([
    'api list: 0.69 of the bare server, 1.00 before',
  ])
})

test('a table is put between its marks, and nothing else of the document changes', () => {
  const document = 'a\n<!-- npm run bench -->\nold\n<!-- /npm run bench -->\nb\n'
  const written = withTable(document, 'new')
  expect(written).toBe('a\n<!-- npm run bench -->\n\nnew\n\n<!-- /npm run bench -->\nb\n')
  expect(withTable(written, 'new')).toBe(written)
  expect(() => withTable('nothing', 'new')).toThrow()
})
