import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildPages, buildServer } from '@shop/shop/web-build'
import { Client } from 'pg'
import { type BenchDatabase, openBenchDatabase } from '../support/bench-database.ts'
import { type Kind, questionsFor } from './growth-questions.ts'
import { type Figures, figuresOf, headOf, isKept, lineOf } from './growth-table.ts'
import { measureWork, WORK } from './growth-work.ts'
import { memoryOf } from './processes.ts'
import { rawAnswer } from './raw-answer.ts'
import { openConnection } from './raw-client.ts'
import { machine } from './report.ts'
import { type Server, startOurs } from './servers.ts'

/**
 * What questions, whole pages and work behind them take in shops of several sizes, alone and for the first time: `npm run bench:growth`, or
 * `npm run bench:growth -- --sizes 50000,1000000 --only type-ahead`. From the last size but one to the last nothing may take more than twice as long.
 */
const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,50000,1000000' }, only: { type: 'string', default: '' } },
})
/** The last of them only warm up what is learnt once for all, such as plans and names: that is not what grows. */
const WARM_UP = 10
const UNTIL_COUNTED_MS = 500

type Shop = {
  readonly database: BenchDatabase
  readonly server: Server
  readonly kinds: readonly Kind[]
}

const opened: Pick<Server, 'stop'>[] = []
async function close() {
  for (const { stop } of opened.splice(0).reverse()) await stop()
}

async function open(products: number): Promise<Shop> {
  const database = await openBenchDatabase(products)
  opened.push(database)
  const client = new Client(database.databaseUrl)
  await client.connect()
  const kinds = await questionsFor(client)
  const { rows } = await client.query(
    `select (select count(*) from products)::int as products, (select count(*) from fitments)::int as fitments`,
  )
  const { rows: versions } = await client.query('show server_version')
  await client.end()
  // Without a worker, whose jobs would take their time from the questions.
  const server = await startOurs(database, { SHOP_SERVES: 'api,web' })
  opened.push(server)
  await untilCounted(server)
  console.log(
    `${rows[0].products.toLocaleString('en')} products, ${rows[0].fitments.toLocaleString('en')} fitments: ${memoryOf(server.pid).rss.toFixed(0)} MB`,
  )
  if (opened.length === 2) console.log(machine(versions[0].server_version))
  return { database, server, kinds }
}

/** What names are worth is counted once, in the background; a shop that has not done so offers nothing, which costs nothing. */
async function untilCounted({ url }: Server): Promise<void> {
  for (let n = 0; ; n++) {
    const { bytes } = await rawAnswer(`${url}/api/products/sugerencias?q=balata${' '.repeat(n)}`)
    if (bytes.includes('balata')) return
    await pause(UNTIL_COUNTED_MS)
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function measure(name: string, shops: readonly Shop[]): Promise<Figures> {
  const asked = shops.map(({ kinds }) => kinds.find((kind) => kind.name === name)?.questions ?? [])
  const times: number[][] = shops.map(() => [])
  // Anew for each kind: a connection on which nothing is asked for long is closed.
  const connections = await Promise.all(shops.map(({ server }) => openConnection(server.port)))
  for (const [i, connection] of connections.entries())
    for (const question of asked[i]?.slice(-WARM_UP) ?? []) await connection.ask(question)
  // Turn and turn about, so that a busy machine slows all alike.
  for (let n = 0; n < (asked[0]?.length ?? 0) - WARM_UP; n++)
    for (const [i, connection] of connections.entries()) {
      const question = asked[i]?.[n]
      if (question) times[i]?.push(await timeOf(() => connection.ask(question)))
    }
  for (const connection of connections) connection.close()
  return figuresOf(name, times)
}

async function run(): Promise<readonly Figures[]> {
  await buildPages()
  await buildServer()
  const sizes = options.sizes.split(',').map(Number)
  const shops: Shop[] = []
  for (const size of sizes) shops.push(await open(size))
  console.log(`\n${headOf(sizes)}`)
  const done: Figures[] = []
  const tell = (figures: Figures) => {
    done.push(figures)
    console.log(lineOf(figures))
  }
  for (const { name } of shops[0]?.kinds ?? []) if (name.includes(options.only)) tell(await measure(name, shops))
  console.log(`\nMemory of each at the end: ${shops.map(({ server }) => `${memoryOf(server.pid).rss.toFixed(0)} MB`).join(', ')}`)
  for (const { server } of shops) await server.stop()
  if (!WORK.startsWith(options.only)) return done
  const works = []
  for (const { database } of shops) works.push(await measureWork(database))
  console.log(`\n${headOf(sizes)}`)
  for (const [i, { name }] of works[0]?.entries() ?? [])
    tell(
      figuresOf(
        name,
        works.map((work) => work[i]?.times ?? []),
      ),
    )
  return done
}

const figures = await run().finally(close)
process.exit(figures.every(isKept) ? 0 : 1)
