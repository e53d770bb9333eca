import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { compose, type Deps } from '@shop/api/composition'
import { withLongQueryTimeout } from '@shop/api/database/long-queries.queries'
import { vacuumCatalogue } from '@shop/api/database/vacuum.queries'
import { catalogueJobs } from '@shop/api/modules/catalogue/catalogue.jobs'
import { readNameWeights } from '@shop/api/modules/catalogue/name-weights.queries'
import { readTally } from '@shop/api/modules/catalogue/tally.queries'
import { applyImport } from '@shop/api/modules/imports/apply-import'
import { checkFile } from '@shop/api/modules/imports/check-file'
import { writeCsv } from '@shop/api/modules/imports/exporting/write-csv'
import { receiveImport } from '@shop/api/modules/imports/receive-import'
import { undoImport } from '@shop/api/modules/imports/undo-import'
import { Client } from 'pg'
import { supplierFile } from '../imports/supplier-file.ts'
import type { BenchDatabase } from '../support/bench-database.ts'

/** What the shop does behind its pages. What has to look at everything is counted by a thousand parts, or by ten thousand fitments. */
type Work = { readonly name: string; readonly times: readonly number[] }

/** What all of their names begin with. */
export const WORK = 'work: '
const TIMES = 5
const LIST_ROWS = 2_000
const RANKED_KINDS = 10

export async function measureWork({ settings, databaseUrl }: BenchDatabase): Promise<Work[]> {
  const shop = await compose(settings, databaseUrl, () => {})
  // What is looked up for the bench alone may take longer than the shop allows itself.
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const jobs = catalogueJobs(shop)
    const thousands = (await count(client, 'products')) / 1_000
    const tenThousands = (await count(client, 'fitments')) / 10_000
    return [
      ...(await imports(shop, client)),
      ...(await ranks(client)),
      {
        name: `${WORK}every minute, nothing new`,
        times: await timed(async () => {
          await jobs['refresh-sort-prices']({})
          await jobs['rank-new-products']({})
          await jobs['read-trait-words']({})
        }),
      },
      {
        name: `${WORK}sum of everything, 1,000 parts`,
        times: (await timed(() => withLongQueryTimeout(shop.db, readTally))).map((ms) => ms / thousands),
      },
      {
        name: `${WORK}worth of names, 10,000 fitments`,
        times: (await timed(() => withLongQueryTimeout(shop.db, readNameWeights))).map((ms) => ms / tenThousands),
      },
    ]
  } finally {
    await client.end()
    await shop.close()
  }
}

async function count(client: Client, table: 'products' | 'fitments'): Promise<number> {
  return (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0
}

/** A supplier's list of other prices and stocks, from its file to the catalogue, what is tidied behind it, and back again. */
async function imports(shop: Deps, client: Client): Promise<Work[]> {
  const { rows: known } = await client.query(KNOWN, [LIST_ROWS])
  const { rows: members } = await client.query<{ id: number }>(OWNER)
  const staffId = members[0]?.id ?? 0
  const [applied, tidied]: [number[], number[]] = [[], []]
  for (let time = 0; time < TIMES; time++) {
    let id = 0
    const move = (status: string) =>
      shop.pool.query(
        `update imports set status = $2::text, applied_by = $3::int, undone_by = case when $2::text = 'undoing' then $3::int end where id = $1`,
        [id, status, staffId],
      )
    applied.push(
      await timeOf(async () => {
        const bytes = Readable.from(writeCsv(supplierFile(known.length, known)), { objectMode: false })
        id = await receiveImport(shop, { bytes, isCut: () => false, fileName: 'lista.csv', supplier: 'Bench', staffId })
        await move('checking')
        await checkFile(shop, id)
        await move('applying')
        await applyImport(shop, id)
      }),
    )
    const { rows } = await client.query(`select status, report from imports where id = $1`, [id])
    assert.equal(`${rows[0].status} ${rows[0].report.changed}`, `applied ${known.length}`)
    tidied.push(await timeOf(() => vacuumCatalogue(shop.db)))
    await move('undoing')
    await undoImport(shop, id)
    await vacuumCatalogue(shop.db)
  }
  return [
    { name: `${WORK}import of ${LIST_ROWS.toLocaleString('en')} rows`, times: applied },
    { name: `${WORK}vacuum behind it`, times: tidied },
  ]
}

/** Some parts are looked for, which moves many others; all of it is taken back. */
async function ranks(client: Client): Promise<Work[]> {
  const [popularity, ranked]: [number[], number[]] = [[], []]
  await client.query('begin')
  const { rows: kinds } = await client.query<{ id: number; parts: number }>(KINDS, [RANKED_KINDS])
  for (const { id, parts } of kinds) {
    await client.query(LOOKED_FOR, [id])
    popularity.push(await timeOf(() => client.query('select refresh_popularity()')))
    ranked.push(((await timeOf(() => client.query('select rank_products(array[$1::int])', [id]))) * 1_000) / parts)
  }
  await client.query('rollback')
  return [
    { name: `${WORK}popularity anew`, times: popularity },
    { name: `${WORK}re-rank of a kind, 1,000 parts`, times: ranked },
  ]
}

const KNOWN = `select p.part_number, b.name as brand, t.name_es as part_type
  from (select id from products where status = 'active' order by md5(id::text) limit $1) chosen
  join products p using (id) join brands b on b.id = p.brand_id join part_types t on t.id = p.part_type_id order by p.id`
const OWNER = `insert into staff (email, name, role, password_hash) values ('bench@example.mx', 'Bench', 'owner', '-')
  on conflict (email) do update set name = excluded.name returning id`
const KINDS = `select part_type_id as id, count(*)::int as parts from products where status = 'active' group by part_type_id having count(*) >= 4
  order by md5(part_type_id::text) limit $1`
const LOOKED_FOR = `insert into product_interest (product_id, visitor) select id, 'bench' from products
  where part_type_id = $1 and status = 'active' order by md5(id::text) limit 5 on conflict do nothing`

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  // Once for connections and plans.
  await work()
  for (let time = 0; time < TIMES; time++) times.push(await timeOf(work))
  return times
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
