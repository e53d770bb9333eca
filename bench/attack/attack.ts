import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '@shop/api/composition'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import { readSettings } from '@shop/settings/settings'
import { startShop } from '../../tools/start-shop.ts'
import { addressFlood } from './address-flood.ts'
import type { PageTimes } from './ask-pages.ts'
import { badImports, badUploads } from './bad-files.ts'
import { forgedTokens } from './forged-tokens.ts'
import { hostileUploads } from './hostile-uploads.ts'
import { pageFlood } from './page-flood.ts'
import { PRODUCTION } from './production.ts'
import { routeMatrix } from './route-matrix.ts'
import { slowClients } from './slow-clients.ts'
import type { Outcome } from './victim.ts'

/** `npm run attack`: everything that was tried against this shop once, tried again, on a shop of its own in production mode. */
const HEAP_MB = 320
const MOST_MEMORY_MB = 900
const MOST_TIMES_QUIET = 5
const MOST_UNCACHED_MS = 1_000

const folder = await mkdtemp(join(tmpdir(), 'shop-attack-'))
// The user who runs PostgreSQL for root has to get through.
await chmod(folder, 0o755)
const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: { fsync: 'off' } })
const environment = { DATABASE_URL: database.url('postgres'), DATA_FOLDER: join(folder, 'data') }
// Only the demo brings a catalogue along.
await (await startShop(environment)).stop()
const production = { ...environment, ...PRODUCTION, LOG_LEVEL: 'silent' }
const shop = await startShop({ ...production, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
const deps = await compose(readSettings(production), environment.DATABASE_URL, () => {})
const victim = { url: shop.url, deps }
const broken: string[] = []

console.log('\n| what | tried | held | seconds |\n|---|---|---|---|')
for (const attack of [routeMatrix, forgedTokens, badUploads, badImports]) {
  const begun = performance.now()
  tell(await attack(victim), performance.now() - begun)
}

console.log('\n| flood | kept page: median, p95, quiet → attacked (ms) | other page | answers |\n|---|---|---|---|')
judge('20 connections, one network', await pageFlood(shop.url))
judge('20 connections, 200 networks', await pageFlood(shop.url, { networks: 200 }))
const uploads = await hostileUploads(shop.url)
judge('40 hostile uploads', uploads)
if (uploads.attacked.uncached.p95 > MOST_UNCACHED_MS)
  broken.push(`a page during hostile uploads took ${uploads.attacked.uncached.p95} ms at p95`)
const slow = await slowClients(shop.url)
judge(`${slow.opened} slow clients, ${slow.left} left after 30 s`, { ...slow, answers: {} })
if (slow.left > 0) broken.push(`${slow.left} slow clients were still there`)

const flood = await addressFlood({ url: shop.url, pid: shop.process.pid ?? 0 })
console.log(`\n${flood.sent} addresses in ${flood.seconds.toFixed(0)} s: ${JSON.stringify(flood.answers)}`)
console.log(`memory with a heap of ${HEAP_MB} MB: ${flood.before} MB before, ${flood.highest} at its highest, ${flood.after} after`)
if (flood.highest > MOST_MEMORY_MB) broken.push(`memory rose to ${flood.highest} MB of ${MOST_MEMORY_MB}`)
if (!(await fetch(`${shop.url}/es`)).ok) broken.push('the shop did not survive')

await deps.close()
await shop.stop()
await database.stop()
await rm(folder, { recursive: true, force: true })
for (const one of broken) console.log(`✗ ${one}`)
console.log(broken.length === 0 ? '\n✓ everything held' : `\n${broken.length} did not hold`)
process.exit(broken.length === 0 ? 0 : 1)

function tell({ area, tried, faults }: Outcome, ms: number): void {
  console.log(`| ${area} | ${tried} | ${tried - faults.length} | ${(ms / 1_000).toFixed(1)} |`)
  broken.push(...faults.map((fault) => `${area}: ${fault}`))
}

type Measured = { readonly quiet: PageTimes; readonly attacked: PageTimes; readonly answers: Readonly<Record<string, number>> }

function judge(name: string, { quiet, attacked, answers }: Measured): void {
  const pair = (of: keyof PageTimes) =>
    `${quiet[of].median}, ${quiet[of].p95} → ${attacked[of].median}, ${attacked[of].p95} (${attacked[of].failed} of ${attacked[of].asked} failed)`
  console.log(`| ${name} | ${pair('cached')} | ${pair('uncached')} | ${JSON.stringify(answers)} |`)
  if (attacked.cached.median > MOST_TIMES_QUIET * quiet.cached.median) broken.push(`${name}: kept pages were ${attacked.cached.median} ms`)
}
