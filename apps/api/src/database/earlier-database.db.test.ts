import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { migrate } from './migrate.ts'

/** What commit 2c7febc wrote into `migrations`. Shops that were started with it hold these rows; the list is never changed. */
const LEDGER: readonly (readonly [name: string, hash: string])[] = [
  ['0001_shop_policies.sql', 'ac62a0417a52be93c3cbd971ff0ae5d07684cee11dc00434265028a28a42322b'],
  ['0002_catalogue.sql', '27dc8b117aad4c1ff0e00c02711879bc6ef4063da12c098cddbb4bf675b74626'],
  ['0003_vehicles.sql', '13fe9c58f0880f632a193c091ca5ea802a9077d1e5652926f1aee3b4caf60adb'],
  ['0004_mailbox.sql', 'd260a6d70132a5b7cb06385c5bc787a36e38a3ab631f7a9695a785110a56801f'],
  ['0005_accounts.sql', '3c0a3a9177a744d491957c8c4e475bfa208ba68fc05c8a8093913d63f22520ab'],
  ['0006_news.sql', '86481a32fc3c490da5fc2e4a3d924ac6bb1f82246d450e4c337314b946231cd8'],
  ['0007_search.sql', '7e44faad9ce17ca8c9566b6ff14c9138be24e9b39760c41f6b10cf9bbd8cd7c7'],
  ['0008_front_page.sql', 'e9108fb9ba70b41b77c6534688d1433093c251e99f7558d12ea7c31c1739a686'],
  ['0009_account_security.sql', 'a92749b88b4fdcbc22e3bf0b5f1f98aeab0c8e56bdbd58ea46d99788f36e8063'],
  ['0010_locations.sql', '2aa11aba5bcbea6fda96cf047acaad121f41be195ed820841482a50430273470'],
  ['0011_payment_sandbox.sql', '473661ac8817b71a3445350157dd0c38bbdb0b8dc54ca7af14e669e55e29eace'],
  ['0012_orders.sql', '2b7875a1d9246de2752746dcb85c8fab89ec683167719c8a3335ae6d99bbbd20'],
  ['0013_stock_ledger.sql', '7aec7e1682df470aa1404bb8a2da6faea61ebe63f6a343bf9c9475c7d8cdcdbb'],
  ['0014_quotations.sql', '03c109c8f79b8ce21e601123ff18e0d447de895b1e90db9dc891ff76288105e9'],
  ['0015_chat.sql', '4a4b8e3f1138917678bed785cea8d5b0aca10ce8daab3340a502d5195c315e96'],
  ['0016_search_engines.sql', 'b6bd4ec596428836ae3f478e341838048a38b66dd00b4b9841b905c8b2daf60c'],
  ['0017_audit_log.sql', '3d35c096b70cdce6f8427b9806856fe0cb6719f1964a6e2f0d41819a41298b80'],
  ['0018_staff_administration.sql', '7b2581363b06805ab957d61b9789c6ae69624871620af64f99a8c69c0b8136d4'],
  ['0019_counter_sales.sql', '489cea1053bd41ff0dc90016baea1846d2108dc16fb92622e33dfad0f6c5d3d5'],
  ['0020_returns.sql', '4f5a53f7979e29fec956b28078ec5d5948f70eade89a9a48d725936ca82cc439'],
  ['0022_imports.sql', 'aa72b9146c22a6aaadca5292b7b11c4cbdca0f0bfd260f6c3e83fdfe7e67139d'],
  ['0023_content_desk.sql', 'c957266ed4218123bf0c3d5bafc8f6e5586bcf13685834136cbd4ec82d6d0b2f'],
  ['0024_settings_desk.sql', '6c36344382be1a2a515662bf99047c9a44c1ad51a3b661d7a369b10c1858b45e'],
  ['0025_live_workers.sql', '10da47c899d4383e29dd7e5f7952504d913d75bcd56f866aafd4caa0375e0769'],
  ['0026_withdrawn_returns.sql', 'eb6df54c054652f8acbaa9a10af31e501e356d8c0cf656edf5d13c1c8dbe2349'],
]
const FOLDER = new URL('../../migrations/', import.meta.url)
function textOf(name: string) {
  return readFileSync(new URL(name, FOLDER), 'utf8')
}
function today() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

/** Everything a step can have made, in words that two databases can be compared by. */
const SHAPE = `
  select concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default, generation_expression) as made
    from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc f where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
  order by 1`
async function shapeOf(of: { query: (text: string) => Promise<{ rows: { made: string }[] }> }) {
  return (await of.query(SHAPE)).rows.map(({ made }) => made)
}

let shop: TestShop
let admin: Client
let earlier: Client
const name = `shop_test_${randomBytes(6).toString('hex')}`
function url() {
  return Object.assign(new URL(inject('database').adminUrl), { pathname: `/${name}` }).href
}

beforeAll(async () => {
  shop = await testShop()
  admin = new Client(inject('database').adminUrl)
  await admin.connect()
  await admin.query(`create database ${name}`)
  earlier = new Client(url())
  await earlier.connect()
})
afterAll(async () => {
  await earlier.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await shop.close()
})

test('no step that 2c7febc applied has been touched since', () => {
  expect(LEDGER.map(([step]) => [step, createHash('sha256').update(textOf(step)).digest('hex')])).toEqual(LEDGER)
})

test('a database of 2c7febc is carried on: only newer steps run, and it ends like a new one', async () => {
  await earlier.query('create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())')
  for (const [step, hash] of LEDGER) {
    await earlier.query(textOf(step))
    await earlier.query(`insert into migrations values ($1, $2, '2026-11-15')`, [step, hash])
  }
  const known = new Set(LEDGER.map(([step]) => step))
  expect(await migrate(url())).toEqual(today().filter((step) => !known.has(step)))
  const { rows } = await earlier.query(`select name, hash from migrations where applied_at = '2026-11-15' order by name`)
  expect(rows.map(({ name, hash }) => [name, hash])).toEqual(LEDGER)
  expect(await shapeOf(earlier)).toEqual(await shapeOf(shop.pool))
})
