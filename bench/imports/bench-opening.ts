import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { checkFile, compareStaged } from '@shop/api/modules/imports/check-file'
import { decideNames } from '@shop/api/modules/imports/decide-names'
import { writeCsv } from '@shop/api/modules/imports/exporting/write-csv'
import { importJobs } from '@shop/api/modules/imports/imports.jobs'
import { receiveImport } from '@shop/api/modules/imports/receive-import'
import { openBenchShop } from '../support/bench-shop.ts'
import { firstList } from './first-list.ts'

/** A supplier's list into a shop that has nothing, with all that it names made on the way: `npm run bench:opening -- 20000`. */
const ROWS = Number(process.argv[2] ?? 20_000)
const MOST_SECONDS = 60

await rm(resolve('.data', 'bench', 'opening'), { recursive: true, force: true })
const shop = await openBenchShop(0, 'opening')
await shop.pool.query('truncate products, part_types, subcategories, categories, brands cascade')
const { rows: members } = await shop.pool.query(
  `insert into staff (email, name, role, password_hash) values ('bench@example.mx', 'Bench', 'owner', '-') returning id`,
)
const staffId: number = members[0].id
const jobs = importJobs(shop)
const bytes = Readable.from(writeCsv(firstList(ROWS)), { objectMode: false })
const id = await receiveImport(shop, { bytes, isCut: () => false, fileName: 'lista.csv', supplier: 'Bench', staffId })

let whole = 0
await shop.pool.query(`update imports set status = 'checking', checks = 1 where id = $1`, [id])
await measure('read and compared', () => checkFile(shop, id))
await measure('decided and compared again', async () => {
  await decideNames(shop, id, { names: [], createsOthers: true, checks: 1 })
  await compareStaged(shop, id)
})
await shop.pool.query(`update imports set status = 'applying', applied_by = $2 where id = $1`, [id, staffId])
await measure('applied', () => jobs['apply-import']({ importId: id }))
console.log(`  ${await counted()}`)
const { rows: reports } = await shop.pool.query('select status, report from imports where id = $1', [id])
const opening = whole
await shop.pool.query(`update imports set status = 'undoing', undone_by = $2 where id = $1`, [id, staffId])
await measure('undone', () => jobs['undo-import']({ importId: id }))
const left = await counted()
console.log(`  ${left}\n${ROWS.toLocaleString('en')} rows into an empty shop in ${opening.toFixed(1)} s`)
await shop.close()
const { status, report } = reports[0]
process.exit(status === 'applied' && report.added === ROWS && left.startsWith('0 products') && opening <= MOST_SECONDS ? 0 : 1)

async function measure(what: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1_000
  whole += seconds
  console.log(`  ${what} in ${seconds.toFixed(1)} s`)
}

async function counted(): Promise<string> {
  const tables = ['products', 'brands', 'categories', 'subcategories', 'part_types']
  const counts = await Promise.all(tables.map((table) => shop.pool.query(`select count(*)::int as n from ${table}`)))
  return tables.map((table, i) => `${counts[i]?.rows[0].n} ${table}`).join(', ')
}
