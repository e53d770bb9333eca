import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { tables } from '@shop/base-data/base-data'
import { readTables } from '@shop/base-data/read-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyBaseData } from './apply-base-data.ts'
import { baseRows } from './base-rows.ts'
import { inTransaction } from './in-transaction.ts'
import { takeTables } from './take-tables.ts'
import { writeTables } from './write-tables.ts'

function pictureFor(drawing: string) {
  return `${drawing}.png`
}
const base = baseRows(tables, pictureFor)
const folder = mkdtempSync(join(tmpdir(), 'shop-tables-'))
const [first, second, bad] = ['first', 'second', 'bad'].map((name) => join(folder, name)) as [string, string, string]
let shop: TestShop
let other: TestShop
beforeAll(async () => {
  ;[shop, other] = await Promise.all([testShop(), testShop()])
  await inTransaction(shop.databaseUrl, (client) => applyBaseData(client, base))
  await shop.pool.query(`
    update brands set name = '=Bosch, "México"', warranty_months = null where slug = 'bosch';
    update part_types set synonyms_es = '{a|b,balatas}', is_bulky = true where slug = 'brake-pads';
    update workshop_jobs set is_active = false where slug = 'tune-up';
    update model_engines e set facts = facts - 'cooling' || '{"rearBrake": ["disc"]}', generation = null
      from models m where m.id = e.model_id and m.slug = 'tsuru';
    update symptoms set is_active = false where slug = 'brakes-squeal';
    insert into brands (slug, name, tier) values ('ruiz', 'Ruiz', 'economy');
    delete from brands where slug = 'gonher'`)
})
afterAll(async () => {
  await shop.close()
  await other.close()
  rmSync(folder, { recursive: true, force: true })
})

const TSURU = `select e.generation, e.facts from model_engines e join models m on m.id = e.model_id where m.slug = 'tsuru'`
function stripUndefined(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
function textsIn(of: string) {
  return Object.fromEntries(readdirSync(of).map((name) => [name, readFileSync(join(of, name), 'utf8')]))
}
function write(of: TestShop, to: string) {
  return inTransaction(of.databaseUrl, (client) => writeTables(client, to, tables))
}

test('what a shop has goes out into tables that staff can read, and comes back into another shop the same', async () => {
  expect(await write(shop, first)).toContainEqual({ table: 'engine', count: base.engine.length })
  const texts = textsIn(first)
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining([
      'armadoras.csv',
      'categorias.csv',
      'marcas.csv',
      'modelos.csv',
      'motores.csv',
      'sintomas.csv',
      'tipos.csv',
      'trabajos.csv',
    ]),
  )
  expect(texts['marcas.csv']).toMatch(/^\ufeffclave,nombre,propia,gama,garantia_meses,nivel_de_precio,armadoras,patron_de_numero,color\r\n/)
  expect(texts['marcas.csv']).toContain('\r\nruiz,Ruiz,no,economy,,,,,\r\n')
  await takeTables(first, other.databaseUrl, pictureFor)
  await write(other, second)
  expect(textsIn(second)).toEqual(texts)
})

test('a shop with nothing but base data writes what the tables of base data say', async () => {
  const fresh = await testShop()
  await inTransaction(fresh.databaseUrl, (client) => applyBaseData(client, base))
  await write(fresh, bad)
  await fresh.close()
  const written = readTables(bad)
  for (const [name, rows] of Object.entries(tables)) {
    const stated = rows.map(({ key, values }) => ({ key, values: stripUndefined(values) }))
    expect(written[name as keyof typeof tables]).toMatchObject(stated)
  }
  expect(baseRows(written, pictureFor).engine).toEqual(base.engine)
})

test('an engine says only what its shop corrected, also what is not known after all', async () => {
  await write(shop, bad)
  expect(textsIn(bad)['motores.csv']).toContain(
    '\r\nnissan/tsuru/1.6/1992,nissan/tsuru,1.6,1992,2017,?,GA16DE,cooling=?; rearBrake=disc\r\n',
  )
  const tsuru = baseRows(readTables(bad), pictureFor).engine.find(({ key }) => key === 'nissan/tsuru/1.6/1992')
  const { rows } = await shop.pool.query(TSURU)
  expect(rows).toEqual([{ generation: tsuru?.fields.generation, facts: tsuru?.fields.facts }])
  expect(rows).toEqual([{ generation: null, facts: expect.not.objectContaining({ cooling: expect.anything() }) }])
})

test('an engine that a spreadsheet shortened is read by its key', () => {
  const engine = tables.engine.filter(({ values }) => values.engine === '2.0').slice(0, 1)
  const shortened = engine.map((row) => ({ ...row, values: { ...row.values, engine: '2' } }))
  expect(baseRows({ ...tables, engine: shortened }, pictureFor).engine).toEqual(baseRows({ ...tables, engine }, pictureFor).engine)
})

test('what came back is the shop’s own: a later load of base data leaves it so, also what was deleted', async () => {
  const applied = await inTransaction(other.databaseUrl, (client) => applyBaseData(client, base))
  expect(applied.map(({ added, updated }) => [added.length, updated.length])).toEqual(applied.map(() => [0, 0]))
  await write(other, second)
  expect(textsIn(second)).toEqual(textsIn(first))
  const brand = { ...base, brand: base.brand.map((row) => ({ ...row, fields: { ...row.fields, warranty_months: 99 } })) }
  await inTransaction(other.databaseUrl, (client) => applyBaseData(client, brand))
  const { rows } = await other.pool.query(`select slug, warranty_months from brands where slug in ('bosch', 'ngk', 'ruiz') order by slug`)
  expect(rows).toEqual([
    { slug: 'bosch', warranty_months: null },
    { slug: 'ngk', warranty_months: 99 },
    { slug: 'ruiz', warranty_months: null },
  ])
})

test.each([
  ['marcas.csv', (text: string) => text.replace('gama', 'clase'), 'marcas.csv has no column gama.'],
  ['marcas.csv', (text: string) => text.replace('\r\nruiz,', '\r\nkyb,'), 'kyb is there already.'],
  ['marcas.csv', (text: string) => text.replace('ruiz,Ruiz,no', 'ruiz,Ruiz,tal vez'), 'propia cannot be "tal vez".'],
  ['marcas.csv', (text: string) => text.replace('\r\nruiz,', '\r\n,'), 'clave is empty.'],
  [
    'tipos.csv',
    (text: string) => text.replace('frenos-de-disco', 'frenos-raros'),
    'lies in frenos-raros, which is not in subcategorias.csv.',
  ],
])('a table that cannot be taken says why: %s', async (file, spoil, why) => {
  await write(shop, bad)
  writeFileSync(join(bad, file), spoil(readFileSync(join(bad, file), 'utf8')))
  expect(() => readTables(bad)).toThrow(why)
})

test('what the shop does not take changes nothing, and is taken when it is mended', async () => {
  await write(other, bad)
  const brands = readFileSync(join(bad, 'marcas.csv'), 'utf8')
  const add = (row: string) => writeFileSync(join(bad, 'marcas.csv'), `${brands}${row}\r\n`)
  const isThere = async () => (await other.pool.query(`select name from brands where slug = 'nueva'`)).rows
  add('nueva,Nueva,no,premium,999')
  await expect(takeTables(bad, other.databaseUrl, pictureFor)).rejects.toThrow(/does not take these tables: .* Nothing was changed\.$/)
  expect(await isThere()).toEqual([])
  add('nueva,Nueva,no,premium,12')
  const [brand] = (await takeTables(bad, other.databaseUrl, pictureFor)).filter(({ kind }) => kind === 'brand')
  expect([brand?.added.map(({ key }) => key), brand?.updated]).toEqual([['nueva'], []])
  expect(await isThere()).toEqual([{ name: 'Nueva' }])
})

test('the command writes the same tables, and says in words what is not there', async () => {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_FOLDER: folder }
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'base-data-command.ts'), ...words], { env }).catch((failed) => failed)
  const [written, refused] = await Promise.all([run('--export', second), run('--from', join(folder, 'nowhere'))])
  expect(written.stdout).toContain(`The tables are in ${second}`)
  expect(textsIn(second)).toEqual(textsIn(first))
  expect(refused).toMatchObject({ code: 1, stderr: `There is no categorias.csv in ${join(folder, 'nowhere')}.\n` })
})
