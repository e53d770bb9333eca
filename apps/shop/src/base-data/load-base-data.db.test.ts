import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { tables } from '@shop/base-data/base-data'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '../demo/load-catalogue.queries.ts'
import { type Applied, applyBaseData } from './apply-base-data.ts'
import { type BaseRow, type BaseRows, baseRows, type Fields, type Kind } from './base-rows.ts'

const NOTHING = { added: 0, updated: 0, kept: 0 }
const rows = baseRows(tables, (drawing) => `${drawing}.png`)
const sizes = Object.fromEntries(Object.entries(rows).map(([kind, its]) => [kind, { ...NOTHING, added: its.length }]))

let shop: TestShop
let client: Client
beforeEach(async () => {
  shop = await testShop()
  client = new Client(shop.databaseUrl)
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await shop.close()
})

async function load(said: BaseRows): Promise<Applied[]> {
  await client.query('begin')
  const applied = await applyBaseData(client, said)
  await client.query('commit')
  return applied
}
function counted(applied: readonly Applied[]) {
  return Object.fromEntries(
    applied.map(({ kind, added, updated, kept }) => [kind, { added: added.length, updated: updated.length, kept: kept.length }]),
  )
}
function nothingBut(some: object) {
  return { ...Object.fromEntries(Object.keys(rows).map((kind) => [kind, NOTHING])), ...some }
}
async function all(sql: string, values: readonly unknown[] = []) {
  return (await client.query(sql, [...values])).rows
}
async function one(sql: string, values: readonly unknown[] = []) {
  return (await all(sql, values))[0]
}

/** The same base data in a later edition. */
function edition(changes: readonly { kind: Kind; key: string; fields: Fields }[], without: readonly string[] = []): BaseRows {
  return Object.fromEntries(
    Object.entries(rows).map(([kind, its]) => [
      kind,
      its
        .filter(({ key }) => !without.includes(key))
        .map((row): BaseRow => {
          const change = changes.find((other) => other.kind === kind && other.key === row.key)
          return change ? { key: row.key, fields: { ...row.fields, ...change.fields } } : row
        }),
    ]),
  ) as unknown as BaseRows
}

const TSURU = `select e.engine, e.year_from, e.year_to, e.facts from model_engines e join models m on m.id = e.model_id
  where m.slug = 'tsuru' order by e.year_from, e.engine`

test('an empty shop is given everything, and a second load changes nothing', async () => {
  expect(counted(await load(rows))).toEqual(sizes)
  expect(await one(`select count(*)::int as count from part_types`)).toEqual({ count: rows['part-type'].length })
  expect(
    await one(
      `select t.name_es, t.needs, s.slug from part_types t join subcategories s on s.id = t.subcategory_id where t.slug = 'spark-plug'`,
    ),
  ).toMatchObject({ name_es: 'Bujía', needs: { always: { fuel: ['gasoline', 'hybrid'] } }, slug: 'bujias-y-cables' })
  expect(await one(`select tier, warranty_months from brands where slug = 'brembo'`)).toEqual({ tier: 'premium', warranty_months: 24 })
  expect(await one(`select facts from model_engines limit 1`)).toMatchObject({ facts: { cooling: ['water'] } })
  // The commonest car is carried, and a name that is only understood is not.
  expect(await all(`select slug, is_carried from models where slug in ('tsuru', 'mustang') order by slug`)).toEqual([
    { slug: 'mustang', is_carried: false },
    { slug: 'tsuru', is_carried: true },
  ])
  const before = await all(`select slug, version, xmin::text from brands union all select slug, version, xmin::text from part_types`)
  expect(counted(await load(rows))).toEqual(nothingBut({}))
  expect(await all(`select slug, version, xmin::text from brands union all select slug, version, xmin::text from part_types`)).toEqual(
    before,
  )
})

test('what the shop changed or deleted stays, and what it left alone follows', async () => {
  await load(rows)
  const [run] = await all(TSURU)
  await client.query(`update brands set name = 'Bosch México' where slug = 'bosch'`)
  await client.query(`update brands set tier = 'middle' where slug = 'kyb'`)
  await client.query(`update part_types set synonyms_es = synonyms_es || '{balatitas}' where slug = 'brake-pads'`)
  await client.query(
    `update model_engines e set year_to = 2018 from models m where m.id = e.model_id and m.slug = 'tsuru' and year_from = $1`,
    [run.year_from],
  )
  await client.query(`delete from brands where slug = 'gonher'`)
  const tsuru = `nissan/tsuru/${run.engine}/${run.year_from}`
  const applied = await load(
    edition([
      { kind: 'brand', key: 'bosch', fields: { name: 'Robert Bosch', warranty_months: 18 } },
      { kind: 'brand', key: 'kyb', fields: { tier: 'economy' } },
      { kind: 'brand', key: 'gonher', fields: { tier: 'premium' } },
      { kind: 'brand', key: 'ngk', fields: { tier: 'middle' } },
      {
        kind: 'part-type',
        key: 'brake-pads',
        fields: { synonyms_es: ['pastillas'], name_es: 'Balatas de disco', parent: 'frenos-de-tambor' },
      },
      { kind: 'engine', key: tsuru, fields: { year_to: 2016, facts: { fuel: ['gasoline'] } } },
    ]),
  )
  expect(counted(applied)).toEqual(
    nothingBut({
      brand: { added: 0, updated: 2, kept: 3 },
      'part-type': { added: 0, updated: 1, kept: 1 },
      engine: { added: 0, updated: 1, kept: 1 },
    }),
  )
  expect(
    await all(`select slug, name, tier, warranty_months from brands where slug = any($1) order by slug`, [
      ['bosch', 'gonher', 'kyb', 'ngk'],
    ]),
  ).toEqual([
    { slug: 'bosch', name: 'Bosch México', tier: 'premium', warranty_months: 18 },
    { slug: 'kyb', name: 'KYB', tier: 'middle', warranty_months: 12 },
    { slug: 'ngk', name: 'NGK', tier: 'middle', warranty_months: 12 },
  ])
  expect(
    await one(
      `select t.name_es, t.synonyms_es, t.version, s.slug from part_types t join subcategories s on s.id = t.subcategory_id where t.slug = 'brake-pads'`,
    ),
  ).toEqual({ name_es: 'Balatas de disco', synonyms_es: expect.arrayContaining(['balatitas']), version: 2, slug: 'frenos-de-tambor' })
  expect((await all(TSURU))[0]).toEqual({ ...run, year_to: 2018, facts: { fuel: ['gasoline'] } })
  // A value that the shop had long made its own is its own at the next load as well.
  expect(counted(await load(rows)).brand).toEqual({ added: 0, updated: 2, kept: 3 })
  expect(await one(`select name, warranty_months from brands where slug = 'bosch'`)).toEqual({ name: 'Bosch México', warranty_months: 12 })
})

test('what the shop made itself is kept as it is', async () => {
  await client.query(`insert into brands (slug, name, tier) values ('ngk', 'N.G.K.', 'economy')`)
  await client.query(`insert into makes (slug, name) values ('nissan', 'NISSAN')`)
  await client.query(`insert into models (make_id, slug, name) select id, 'tsuru', 'Tsuru GS' from makes`)
  await client.query(`insert into model_engines (model_id, engine, year_from, year_to) select id, '1.6', 2000, 2010 from models`)
  await load(rows)
  await load(edition([{ kind: 'brand', key: 'ngk', fields: { name: 'NGK NTK' } }]))
  expect(await one(`select name, tier from brands where slug = 'ngk'`)).toEqual({ name: 'N.G.K.', tier: 'economy' })
  expect(await one(`select name from makes where slug = 'nissan'`)).toEqual({ name: 'NISSAN' })
  expect(await one(`select name from models where slug = 'tsuru'`)).toEqual({ name: 'Tsuru GS' })
  expect(await all(TSURU)).toEqual([{ engine: '1.6', year_from: 2000, year_to: 2010, facts: {} }])
  expect(await one(`select k.name from models m join makes k on k.id = m.make_id where m.slug = 'versa'`)).toEqual({ name: 'NISSAN' })
})

const PARTS = `select array_agg(y.slug order by p.place) as parts from symptom_part_types p
  join symptoms s on s.id = p.symptom_id join part_types y on y.id = p.part_type_id where s.slug = $1`

test('a symptom brings its parts in order, follows while the shop leaves it alone, and keeps what the shop made of it', async () => {
  await load(rows)
  const [squeal, vibrate] = ['brakes-squeal', 'brakes-vibrate'].map((key) => tables.symptom.find((one) => one.key === key)?.values)
  expect(await one(PARTS, ['brakes-squeal'])).toEqual({ parts: squeal?.part_types })
  expect(await one(`select kind, phrases_es, advice_en, is_active from symptoms where slug = 'brakes-squeal'`)).toEqual({
    kind: 'symptom',
    phrases_es: squeal?.phrases_es,
    advice_en: squeal?.advice_en,
    is_active: true,
  })
  await client.query(`update symptoms set phrases_es = phrases_es || '{pega fierro}' where slug = 'brakes-squeal'`)
  await client.query(
    `delete from symptom_part_types where place = 1 and symptom_id = (select id from symptoms where slug = 'brakes-vibrate')`,
  )
  await client.query(`delete from symptoms where slug = 'overheats'`)
  const applied = await load(
    edition([
      { kind: 'symptom', key: 'brakes-squeal', fields: { phrases_es: ['rechinan'], part_types: ['brake-shoes', 'brake-pads'] } },
      { kind: 'symptom', key: 'brakes-vibrate', fields: { part_types: ['brake-drum', 'brake-disc'] } },
    ]),
  )
  expect(counted(applied)).toEqual(nothingBut({ symptom: { added: 0, updated: 1, kept: 3 } }))
  expect(await one(PARTS, ['brakes-squeal'])).toEqual({ parts: ['brake-shoes', 'brake-pads'] })
  expect(await one(`select phrases_es, version from symptoms where slug = 'brakes-squeal'`)).toEqual({
    phrases_es: [...(squeal?.phrases_es ?? []), 'pega fierro'],
    version: 2,
  })
  expect(await one(PARTS, ['brakes-vibrate'])).toEqual({ parts: vibrate?.part_types.slice(1) })
  expect(await all(`select 1 from symptoms where slug = 'overheats'`)).toEqual([])
})

const JOB_PARTS = `select y.slug as type, p.begins, p.pieces, p.is_extra from workshop_job_parts p
  join workshop_jobs j on j.id = p.job_id join part_types y on y.id = p.part_type_id where j.slug = $1 order by p.place`

test('a job brings its parts in order, and the shop that changed one keeps its own', async () => {
  await load(rows)
  expect((await all(JOB_PARTS, ['disc-brakes'])).slice(0, 2)).toEqual([
    { type: 'brake-pads', begins: true, pieces: null, is_extra: false },
    { type: 'brake-disc', begins: true, pieces: null, is_extra: false },
  ])
  await client.query(
    `update workshop_job_parts set pieces = 3 where place = 1 and job_id = (select id from workshop_jobs where slug = 'disc-brakes')`,
  )
  const fluid = [{ type: 'brake-fluid', begins: true, pieces: 2, extra: false }]
  const applied = await load(
    edition([
      { kind: 'workshop-job', key: 'disc-brakes', fields: { name_es: 'frenos', parts: fluid } },
      { kind: 'workshop-job', key: 'drum-brakes', fields: { parts: fluid } },
    ]),
  )
  expect(counted(applied)).toEqual(nothingBut({ 'workshop-job': { added: 0, updated: 2, kept: 1 } }))
  expect((await all(JOB_PARTS, ['disc-brakes']))[0]).toMatchObject({ type: 'brake-pads', pieces: 3 })
  expect(await all(JOB_PARTS, ['drum-brakes'])).toEqual([{ type: 'brake-fluid', begins: true, pieces: 2, is_extra: false }])
  expect(await one(`select name_es from workshop_jobs where slug = 'disc-brakes'`)).toEqual({ name_es: 'frenos' })
})

test('a run whose first year was mended moves, and stands twice nowhere', async () => {
  await load(rows)
  const [run, ...others] = await all(TSURU)
  const key = `nissan/tsuru/${run.engine}/${run.year_from}`
  const mended = edition([{ kind: 'engine', key, fields: { year_from: run.year_from - 1 } }])
  const engine = mended.engine.map((row) => (row.key === key ? { ...row, key: `nissan/tsuru/${run.engine}/${run.year_from - 1}` } : row))
  expect(counted(await load({ ...mended, engine })).engine).toEqual({ ...NOTHING, updated: 1 })
  expect(await all(TSURU)).toEqual([{ ...run, year_from: run.year_from - 1 }, ...others])
  expect(counted(await load({ ...mended, engine })).engine).toEqual(NOTHING)
})

test('what base data no longer name stays in the shop, and what lies in something deleted is not brought back', async () => {
  await load(rows)
  await load(edition([], ['brembo']))
  expect(await one(`select name from brands where slug = 'brembo'`)).toEqual({ name: 'Brembo' })
  await client.query(`delete from model_engines where model_id in (select id from models where slug = 'tsuru')`)
  await client.query(`delete from models where slug = 'tsuru'`)
  const later: BaseRows = {
    ...rows,
    engine: [
      ...rows.engine,
      { key: 'nissan/tsuru/9.9/1999', fields: { parent: 'nissan/tsuru', engine: '9.9', year_from: 1999, year_to: 1999 } },
    ],
  }
  expect(counted(await load(later)).engine).toMatchObject({ added: 0, updated: 0 })
  expect(await all(TSURU)).toEqual([])
})

test('the demo is loaded with base data, so that a load after it changes nothing', async () => {
  await client.query('begin')
  await loadCatalogue(
    client,
    200,
    (drawing) => `${drawing}.png`,
    () => {},
  )
  await client.query('commit')
  expect(counted(await load(rows))).toEqual(nothingBut({}))
})

test('the command says what it did, and draws the pictures of the categories', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-base-data-'))
  try {
    const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_FOLDER: folder }
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'base-data-command.ts')], { env })
    expect(stdout).toContain(`brand: ${rows.brand.length} added, 0 updated, 0 kept as the shop has them`)
    const images: string[] = (await all('select image from categories')).map(({ image }) => image)
    expect(await readdir(join(folder, 'files/pictures/originals'))).toEqual(expect.arrayContaining(images))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
