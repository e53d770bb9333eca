import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildPages, buildServer } from '@shop/shop/web-build'
import { openBenchDatabase } from '../support/bench-database.ts'
import { type Measured, measureRow, type Plan } from './measure-row.ts'
import { forgetMost, memoryOf, mostMemoryOf } from './processes.ts'
import { readMaterial } from './questions.queries.ts'
import { rawAnswer } from './raw-answer.ts'
import { clearLosses, machine, missedTargets, type Ratios, type Report, ratiosOf, tableOf, withTable } from './report.ts'
import { isHot, isPage, type Row, rowsOf } from './rows.ts'
import { type Server, startBare, startOurs } from './servers.ts'

/**
 * The shop beside a bare server on the same database, turn and turn about: `npm run bench`. `-- --short` takes less than a minute
 * and fails on a clear loss, `-- --only list` measures the rows of that name, `-- --readme` writes the table down.
 */
const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean' },
    readme: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    connections: { type: 'string', default: '16' },
  },
})
if (options.readme && (options.short || options.only)) throw new Error('--readme writes down a whole run')

const PRODUCTS = 50_000
const RESULT = join('.data', 'bench', 'speed.json')
const KEPT = 'bench/speed/kept-ratios.json'
const SETTLED_MS = 2_000
/** Until then the compiler is still at work on either side: a kept answer of the shop leaves 8,600 times a second at first, and 14,000 after two seconds. */
const WARM_MS = 2_000
/** Of three rounds the one in the middle lay between 0.32 and 0.67 of the bare server, for the same code. */
const HOT_ROUNDS = 9
const IN_SHORT = ['page list', 'page part', 'page search', 'api list', 'api detail', 'api vehicle', 'hot api list', 'hot page list']
function plans(row: Row): Plan {
  if (isHot(row)) return { rounds: HOT_ROUNDS, turnMs: options.short ? 250 : 800, warmUpMs: WARM_MS, alone: options.short ? 5 : 150 }
  if (options.short) return { rounds: 3, turnMs: isPage(row) ? 500 : 250, warmUpMs: 150, alone: 5 }
  if (isPage(row)) return { rounds: 5, turnMs: 2_000, warmUpMs: WARM_MS, alone: 60 }
  return { rounds: 5, turnMs: 800, warmUpMs: WARM_MS, alone: 150 }
}

const servers: Pick<Server, 'stop'>[] = []
function opened<Opened extends Pick<Server, 'stop'>>(server: Opened): Opened {
  servers.unshift(server)
  return server
}

async function measure(): Promise<Report> {
  await buildPages()
  await buildServer()
  const database = opened(await openBenchDatabase(PRODUCTS))
  const material = await readMaterial(database.databaseUrl)
  const rows = wantedOf(rowsOf(material))
  const ours = opened(await startOurs(database))
  await pause(SETTLED_MS)
  const idle = memoryOf(ours.pid)
  forgetMost(ours.pid)
  const listHtmlKb = (await rawAnswer(`${ours.url}/es/productos?page=2`)).bytes.length / 1_000
  const [part, sentence] = [String(material.ids.at(-1)), material.sentences.at(-1)?.text ?? '']
  const bare = opened(
    await startBare({
      databaseUrl: database.databaseUrl,
      shopUrl: ours.url,
      part,
      models: {
        list: '/es/productos?page=2',
        part: `/es/productos/p?ref=${part}`,
        search: `/es/busqueda?${new URLSearchParams({ search: sentence })}`,
        home: '/es',
      },
      hot: [
        ...new Set(
          rowsOf(material)
            .filter(isHot)
            .flatMap((row) => [0, 1, 2, 3].map((n) => row.ours(n).path)),
        ),
      ],
    }),
  )
  const measured: Measured[] = []
  for (const row of rows) {
    measured.push(await measureRow(row, { ours, bare, postgresPid: database.pid, connections: Number(options.connections) }, plans(row)))
    process.stderr.write(`${row.name}: ${measured.at(-1)?.ratio.toFixed(2)}\n`)
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(material.version),
    connections: Number(options.connections),
    rows: measured,
    shop: { coldStartSeconds: ours.coldStartSeconds, idle, mostMb: mostMemoryOf(ours.pid), listHtmlKb },
  }
}

function wantedOf(rows: readonly Row[]): readonly Row[] {
  const { only } = options
  if (!only) return rows.filter(({ name }) => !options.short || IN_SHORT.includes(name))
  const named = rows.filter(({ name }) => only.includes(name))
  const found = named.length > 0 ? named : rows.filter(({ name }) => only.some((wanted) => name.includes(wanted)))
  if (found.length === 0) throw new Error(`There is no such row. There are: ${rows.map(({ name }) => name).join(', ')}`)
  return found
}

const report = await measure().finally(async () => {
  for (const { stop } of servers) await stop()
})
console.log(tableOf(report))
await writeFile(RESULT, JSON.stringify(report, null, 2))
if (options.readme) {
  await writeFile('README.md', withTable(await readFile('README.md', 'utf8'), tableOf(report)))
  await writeFile(KEPT, `${JSON.stringify(ratiosOf(report.rows), null, 2)}\n`)
}
const faults = options.short ? clearLosses(report.rows, JSON.parse(await readFile(KEPT, 'utf8')) as Ratios) : missedTargets(report)
for (const fault of faults) console.log(`missed: ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
