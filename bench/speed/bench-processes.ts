import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildPages, buildServer } from '@shop/shop/web-build'
import { openBenchDatabase } from '../support/bench-database.ts'
import { newEachTime, openSide, type Turn } from './asked-side.ts'
import { median, percentile, sum } from './figures.ts'
import { memoryOf } from './processes.ts'
import { readMaterial } from './questions.queries.ts'
import { machine } from './report.ts'
import { isHot, isPage, type Row, rowsOf } from './rows.ts'
import { type Server, startOurs } from './servers.ts'

/**
 * What a second and a fourth process of the shop bring on this machine: `npm run bench:processes`. The same questions go to one, two and four of
 * them, turn and turn about. Requests per second of a core are what a larger machine multiplies; the rest is what processes take from each other.
 */
const { values: options } = parseArgs({ options: { products: { type: 'string', default: '50000' } } })
const COUNTS = [1, 2, 4]
const ROWS = [
  'page list',
  'page part',
  'page search',
  'api list',
  'api sentence',
  'api detail',
  'api vehicle',
  'hot api detail',
  'hot page list',
]
const CONNECTIONS = 16
const ROUNDS = 3
const SETTLED_MS = 3_000
function turnMs(row: Row) {
  return isPage(row) ? 2_000 : isHot(row) ? 500 : 800
}

const database = await openBenchDatabase(Number(options.products))
const servers: Server[] = []
try {
  await buildPages()
  await buildServer()
  const material = await readMaterial(database.databaseUrl)
  for (let n = 0; n < Math.max(...COUNTS); n++) servers.push(await startOurs(database))
  await pause(SETTLED_MS)
  console.log(
    `${machine(material.version)}, ${Number(options.products).toLocaleString('en')} products, ${CONNECTIONS} connections, load ${loadNow()} before\n`,
  )
  console.log(
    `| asked | processes | a second | times one | Node ms | PostgreSQL ms | a second of a core | p95 ms |\n|---|---|---|---|---|---|---|---|`,
  )
  for (const row of rowsOf(material).filter(({ name }) => ROWS.includes(name))) await measure(row)
  console.log(`\nMemory of each process at the end: ${servers.map(({ pid }) => `${memoryOf(pid).rss.toFixed(0)} MB`).join(', ')}`)
} finally {
  for (const server of servers) await server.stop()
  await database.stop()
}

async function measure(row: Row): Promise<void> {
  const next = newEachTime(row)
  const sides = await Promise.all(
    COUNTS.map((count) => openSide({ servers: servers.slice(0, count), postgresPid: database.pid, connections: CONNECTIONS }, next)),
  )
  const turns: Turn[][] = COUNTS.map(() => [])
  for (const side of sides) await side.turn(turnMs(row) / 2)
  for (let round = 0; round < ROUNDS; round++) for (const [i, side] of sides.entries()) turns[i]?.push(await side.turn(turnMs(row)))
  for (const side of sides) side.close()
  const alone = median(turns[0]?.map(({ perSecond }) => perSecond) ?? [])
  for (const [i, count] of COUNTS.entries()) console.log(lineOf(row, count, turns[i] ?? [], alone))
}

function lineOf({ name }: Row, count: number, turns: readonly Turn[], alone: number): string {
  const perSecond = median(turns.map((turn) => turn.perSecond))
  const all = sum(turns.map(({ times }) => times.length))
  const [node, postgres] = (['nodeMs', 'postgresMs'] as const).map((of) => sum(turns.map((turn) => turn[of] * turn.times.length)) / all)
  const ofCore = 1_000 / ((node ?? 0) + (postgres ?? 0))
  const p95 = percentile(
    turns.flatMap(({ times }) => times),
    0.95,
  )
  return `| ${[name, count, perSecond.toFixed(0), (perSecond / alone).toFixed(2), node?.toFixed(2), postgres?.toFixed(2), ofCore.toFixed(0), p95.toFixed(1)].join(' | ')} |`
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
