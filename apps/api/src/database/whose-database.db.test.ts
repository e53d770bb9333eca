import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_CUSTOMER, DEMO_STAFF } from '@shop/domain/demo-accounts'
import { readSettings } from '@shop/settings/settings'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { assertOwnDatabase, markDatabase, prepareTables } from '../prepare-tables.ts'
import { PRODUCTION } from '../testing/production.ts'

const { adminUrl, template } = inject('database')
const folder = mkdtempSync(join(tmpdir(), 'shop-whose-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let name: string
let url: string
let client: Client
/** With the tables of today and nothing in them, or of before any shop: quite empty. */
async function create(from = `template ${template} strategy file_copy`) {
  name = `shop_test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} ${from}`)
  url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  client = new Client(url)
  await client.connect()
}
async function drop() {
  await client.end()
  await asAdmin(`drop database ${name} with (force)`)
}
async function asAdmin(text: string) {
  const admin = new Client(adminUrl)
  await admin.connect()
  await admin.query(text).finally(() => admin.end())
}
beforeEach(() => create())
afterEach(drop)

/** On a server of somebody's, and in the shop's own folder. */
const demo = readSettings({ DATABASE_URL: 'postgres://unused', DATA_FOLDER: folder })
const ownDemo = readSettings({ DATA_FOLDER: folder })
const production = readSettings({ ...PRODUCTION, DATA_FOLDER: folder })

async function mark() {
  return (await client.query('select mode from shop_database')).rows.map(({ mode }) => mode)
}
function employ(email: string) {
  return client.query(`insert into staff (email, name, role, password_hash) values ($1, 'Beto', 'owner', 'x')`, [email])
}
function enrol(email: string) {
  return client.query(
    `insert into customers (email, first_name, last_name, phone, password_hash) values ($1, 'Ana', 'Paz', '2225550101', 'x')`,
    [email],
  )
}

test.each([
  ['demo', demo],
  ['production', production],
])('an empty database is marked %s by whoever opens it first, and opens so again', async (mode, settings) => {
  await prepareTables(settings, url)
  expect(await mark()).toEqual([mode])
  await employ('ana@example.mx')
  await prepareTables(settings, url)
  await assertOwnDatabase(settings, url)
  expect(await mark()).toEqual([mode])
})

test('a database without any table is empty too', async () => {
  await drop()
  await create('')
  await prepareTables(production, url)
  expect(await mark()).toEqual(['production'])
})

test('of two kinds that open the same empty database together, one stays out', async () => {
  const opened = await Promise.allSettled([prepareTables(demo, url), prepareTables(production, url)])
  expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test.each([
  ['demo', demo, 'production', production, 'an empty database of its own'],
  ['production', production, 'demo', demo, 'SHOP_MODE=production'],
  ['production', production, 'demo', ownDemo, 'SHOP_MODE=production'],
])('what is marked %s is refused to the other kind, in words and before anything is changed', async (mode, owner, asked, other, way) => {
  await prepareTables(owner, url)
  // As if the shop that asks were newer.
  await client.query(`delete from migrations where name = '0041_whose_database.sql'`)
  for (const open of [prepareTables, assertOwnDatabase, markDatabase])
    await expect(open(other, url)).rejects.toThrow(
      new RegExp(`"${name}" is marked ${mode}, .* since 20..-..-.., and ${asked} was asked for\\..*\\n.*${way}`),
    )
  expect(await mark()).toEqual([mode])
})

test('data that nobody has marked wait for the owner’s word, and take it once', async () => {
  await employ('ana@example.mx')
  for (const [mode, settings] of [
    ['demo', demo],
    ['demo', ownDemo],
    ['production', production],
  ] as const)
    await expect(prepareTables(settings, url)).rejects.toThrow(
      new RegExp(`"${name}" holds a shop and does not say .*, and ${mode} was asked for.*\\n.*npm run database:mark -- production if`),
    )
  expect(await mark()).toEqual([])
  await markDatabase(production, url)
  await prepareTables(production, url)
  await markDatabase(production, url)
  await expect(markDatabase(demo, url)).rejects.toThrow('is marked production')
  expect(await mark()).toEqual(['production'])
})

test('a database from before there were marks is left as it is, and brought up to date by the owner’s word', async () => {
  await employ('ana@example.mx')
  await client.query(`drop table shop_database; delete from migrations where name = '0041_whose_database.sql'`)
  await expect(prepareTables(demo, url)).rejects.toThrow('npm run database:mark')
  expect((await client.query(`select to_regclass('shop_database') as made`)).rows).toEqual([{ made: null }])
  await markDatabase(demo, url)
  expect(await mark()).toEqual(['demo'])
})

test.each([
  [DEMO_STAFF, employ],
  [DEMO_CUSTOMER, enrol],
])('%s in it means demo: production neither opens nor marks it', async (email, add) => {
  await add(email)
  for (const open of [prepareTables, markDatabase, assertOwnDatabase])
    await expect(open(production, url)).rejects.toThrow(
      new RegExp(`has accounts of the demo, .*\\(${email}\\), and production was asked for`),
    )
  // On somebody's server the owner is asked all the same; in the shop's own folder it is a demo of before.
  await expect(prepareTables(demo, url)).rejects.toThrow(/so it is one.*npm run database:mark -- demo$/)
  await prepareTables(ownDemo, url)
  expect(await mark()).toEqual(['demo'])
})

test('no mark lets production open a database with an account of the demo', async () => {
  await prepareTables(production, url)
  await enrol(DEMO_CUSTOMER)
  await expect(prepareTables(production, url)).rejects.toThrow('has accounts of the demo')
})
