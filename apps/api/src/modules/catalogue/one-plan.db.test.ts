import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '../../database/connect.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { listFitParts } from './fit-parts.queries.ts'
import { gather } from './gather.queries.ts'
import { listNeighbours } from './neighbours.queries.ts'
import { findHalfNumbers, findNumbers, findNumbersFrom } from './part-numbers.queries.ts'
import { readRows } from './part-rows.queries.ts'

let shop: TestShop
/** One connection: each has plans of its own. */
let database: Database
let ids: readonly number[]

/** As many parts, numbers and cars as it takes until PostgreSQL finds that a plan for known values is cheaper. */
const A_CATALOGUE = `
  insert into products (part_type_id, brand_id, part_number, internal_key, name_es, price_cents, stock, equivalents, supplier)
    select part_type_id, brand_id, 'N' || n, 'K' || n, name_es, price_cents, stock, array['E' || n], supplier
    from products, generate_series(1, 4000) n where id = $1`
const THEIR_CARS = `
  insert into fitments (product_id, part_type_id, model_id, year_from, year_to, engine)
    select p.id, part_type_id, m.id, 1990 + p.id % 30, 1995 + p.id % 30, '' from products p, (select id from models order by id desc limit 4) m`

beforeAll(async () => {
  shop = await testShop()
  const [first] = await stockTheShelves(shop.db, [{ partNumber: 'FIRST' }])
  await shop.pool.query(A_CATALOGUE, [first])
  await shop.pool.query(THEIR_CARS)
  await shop.pool.query('vacuum analyze products, fitments, part_number_keys')
  ids = (await shop.pool.query('select id from products order by id limit 100')).rows.map(({ id }) => id)
  database = connect({ url: shop.databaseUrl, poolSize: 1, timeoutMs: 5_000, onError: () => {} })
})
afterAll(async () => {
  await database.close()
  await shop.close()
})

const ENOUGH = 12
/** PostgreSQL tries so many before it compares. */
const TRIED = 5

async function plansOf(ask: (n: number) => Promise<unknown>): Promise<readonly number[]> {
  await database.pool.query('deallocate all')
  for (let n = 0; n < ENOUGH; n++) await ask(n)
  const { rows } = await database.pool.query('select custom_plans::int as plans from pg_prepared_statements')
  return rows.map(({ plans }) => plans)
}
function idAt(n: number) {
  return ids[n] ?? 0
}

test.each([
  ['the neighbours of a part', (n: number) => listNeighbours(database.db, productAt(n), undefined, 12)],
  ['the parts of a kind for a car', (n: number) => gather(database.db, 'es', 'relevance', gatheringFor(n), 300)],
  ['by what fits are judged', (n: number) => listFitParts(database.db, 'es', ids.slice(n, n + 1), new Map([[n + 1, CAR]]))],
  ['parts by their numbers', (n: number) => findNumbers(database.db, [`N${n}`])],
  ['what begins like a number', (n: number) => findNumbersFrom(database.db, `N${n}`, 20)],
  ['parts of a list', (n: number) => readRows(database.db, 'es', ids.slice(0, 1 + (n % 3)))],
])('%s: one plan serves all', async (_, ask) => {
  for (const plans of await plansOf(ask)) expect(plans).toBe(TRIED)
})

test('a part of a number is found by its index, however often others were asked for', async () => {
  const reads = async () => {
    await database.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await database.pool.query(`select seq_scan::int as reads from pg_stat_user_tables where relname = 'part_number_keys'`)
    return rows[0]?.reads
  }
  const before = await reads()
  for (let n = 0; n < ENOUGH; n++) await findHalfNumbers(database.db, `ZZ${n}Q`, 1)
  expect(await reads()).toBe(before)
})

const CAR = { make: 'Nissan', model: 'Tsuru' }
function productAt(n: number) {
  return { id: String(idAt(n)), partNumber: `N${n}`, equivalents: [`E${n}`], brand: 'Bosch', isUniversal: false } as unknown as Parameters<
    typeof listNeighbours
  >[1]
}
function gatheringFor(n: number) {
  return {
    car: { modelIds: [n + 1], year: 2000 + n, engines: [] },
    partTypeIds: [1],
    unconfirmedFor: undefined,
    words: [],
    chosen: {},
  }
}
