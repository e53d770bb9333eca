import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '../../tools/start-shop.ts'
import type { Times } from './ask-pages.ts'
import { hostileUploads } from './hostile-uploads.ts'

/** What the shop promises on two cores: `node bench/attack/bench-hostile-uploads.ts`. */
const MOST_MS = 1_000

const folder = await mkdtemp(join(tmpdir(), 'shop-attack-'))
// The user who runs PostgreSQL for root has to get through.
await chmod(folder, 0o755)
const shop = await startShop({ DATABASE_URL: '', DATA_FOLDER: join(folder, 'data'), TRUSTED_PROXIES: '1' })
const drill = await hostileUploads(shop.url).finally(shop.stop)
await rm(folder, { recursive: true, force: true })
const line = (name: string, { median, p95, worst }: Times) => console.log(`  ${name}: median ${median}, p95 ${p95}, worst ${worst} ms`)
for (const [when, { uncached, cached }] of Object.entries({ quiet: drill.quiet, attacked: drill.attacked })) {
  line(`uncached page, ${when}`, uncached)
  line(`cached page, ${when}`, cached)
}
console.log(`  uploads answered in ${drill.seconds.toFixed(1)} s: ${JSON.stringify(drill.answers)}`)
const isKept = drill.attacked.uncached.p95 <= MOST_MS && drill.attacked.uncached.failed === 0
console.log(`${isKept ? '✓' : '✗'} an uncached page during hostile uploads: p95 ${drill.attacked.uncached.p95} ms of ${MOST_MS}`)
process.exit(isKept ? 0 : 1)
