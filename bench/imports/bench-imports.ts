import { rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { compareStaged, stageFile } from '@shop/api/modules/imports/check-file'
import { writeCsv } from '@shop/api/modules/imports/exporting/write-csv'
import { writeXlsx } from '@shop/api/modules/imports/exporting/write-xlsx'
import { importJobs } from '@shop/api/modules/imports/imports.jobs'
import { receiveImport } from '@shop/api/modules/imports/receive-import'
import { openBenchShop } from '../support/bench-shop.ts'
import { supplierFile } from './supplier-file.ts'

/** A large price list from upload to catalogue and back, in time and memory: `npm run bench:imports -- 100000`. */
const ROWS = Number(process.argv[2] ?? 100_000)
const PRODUCTS = 16_000
const WANTED_PER_SECOND = 2_000
const MOST_GROWN = 300_000_000
const SAMPLE_MS = 20

// Products that were ever in stock cannot be removed, so each run has a shop of its own.
await rm(resolve('.data', 'bench', 'imports'), { recursive: true, force: true })
const shop = await openBenchShop(PRODUCTS, 'imports')
const { rows: known } = await shop.pool.query(
  `select p.part_number, b.name as brand, t.name_es as part_type from products p join brands b on b.id = p.brand_id join part_types t on t.id = p.part_type_id order by p.id`,
)
const { rows: members } = await shop.pool.query(
  `insert into staff (email, name, role, password_hash) values ('bench@example.mx', 'Bench', 'owner', '-') returning id`,
)
const staffId: number = members[0].id

const jobs = importJobs(shop)
let isGood = true
for (const format of ['csv', 'xlsx'] as const) {
  const content = supplierFile(ROWS, known)
  const bytes = Readable.from(format === 'csv' ? writeCsv(content) : writeXlsx(content), { objectMode: false })
  const id = await receiveImport(shop, { bytes, isCut: () => false, fileName: `lista.${format}`, supplier: 'Bench', staffId })
  const { rows } = await shop.pool.query(`update imports set status = 'checking' where id = $1 returning file`, [id])
  const { size } = await stat(resolve('.data', 'bench', 'imports', 'files', rows[0].file))
  console.log(`${format}: ${ROWS.toLocaleString('en')} rows, ${mb(size)}`)
  const staged = await measure('read into the database', async () => void (await stageFile(shop, id)))
  const compared = await measure('compared with the catalogue', () => compareStaged(shop, id))
  const { rows: reports } = await shop.pool.query('select status, failure, report from imports where id = $1', [id])
  const { added, changed, same, wrong } = reports[0].report ?? reports[0]
  console.log(`  ${added} new, ${changed} changed, ${same} same, ${wrong} wrong`)
  await shop.pool.query(`update imports set status = 'applying', applied_by = $2 where id = $1`, [id, staffId])
  const applied = await measure('applied', () => jobs['apply-import']({ importId: id }))
  await shop.pool.query(`update imports set status = 'undoing', undone_by = $2 where id = $1`, [id, staffId])
  const undone = await measure('undone', () => jobs['undo-import']({ importId: id }))
  const steps = [staged, compared, applied, undone]
  const grown = Math.max(...steps.map((step) => step.grown))
  const perSecond = ROWS / staged.seconds
  const whole = ROWS / (staged.seconds + compared.seconds + applied.seconds)
  console.log(`  from file to catalogue ${whole.toFixed(0)} rows/s; memory grew by ${mb(grown)} at most`)
  isGood &&= perSecond >= WANTED_PER_SECOND && grown < MOST_GROWN && wrong === 0
}
await shop.close()
process.exit(isGood ? 0 : 1)

async function measure(what: string, work: () => Promise<void>): Promise<{ seconds: number; grown: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, SAMPLE_MS)
  const begun = performance.now()
  await work()
  clearInterval(sampling)
  const seconds = (performance.now() - begun) / 1_000
  console.log(
    `  ${what} in ${seconds.toFixed(1)} s, ${(ROWS / seconds).toFixed(0)} rows/s, memory +${mb(most - before)} from ${mb(before)}`,
  )
  return { seconds, grown: most - before }
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
