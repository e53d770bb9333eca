import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { PRODUCTION } from '@shop/api/testing/production'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { DEMO_STAFF } from '@shop/domain/demo-accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assertMayDelete } from './assert-may-delete.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-others-'))
const postalCodes = join(folder, 'CPdescarga.txt')
let real: TestShop
let demo: TestShop
beforeAll(async () => {
  writeFileSync(postalCodes, '')
  ;[real, demo] = await Promise.all([testShop(PRODUCTION), testShop()])
  for (const shop of [real, demo]) await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 3 }])
})
afterAll(async () => {
  await real.close()
  await demo.close()
  rmSync(folder, { recursive: true, force: true })
})

type Ended = { readonly code: number | null; readonly output: string }
/** As somebody types it who then answers nothing. */
function run([script = '', ...words]: readonly string[], environment: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', SHOP_MODE: '', PORT: '0', DATA_FOLDER: folder, ...environment }
    const child = spawn(process.execPath, [join(import.meta.dirname, script), ...words], { env })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.stdin.end()
    child.once('close', (code) => resolve({ code, output }))
  })
}
function nameOf({ databaseUrl }: TestShop) {
  return new URL(databaseUrl).pathname.slice(1)
}
async function partsOf(shop: TestShop) {
  return Number((await shop.pool.query('select count(*) from products')).rows[0].count)
}
function inDemo(shop: TestShop) {
  return { DATABASE_URL: shop.databaseUrl }
}
function inProduction(shop: TestShop) {
  return { ...PRODUCTION, DATABASE_URL: shop.databaseUrl }
}
function typing(typed: string) {
  return { input: Readable.from(typed === '' ? [] : [typed]), output: new PassThrough() }
}
function expectRefusal({ code, output }: Ended, sentence: string) {
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/\n\s+at /)
  expect(code).toBe(1)
}

const COMMANDS = [
  ['add-staff.ts', '--email', 'ana@example.mx', '--name', 'Ana', '--role', 'owner'],
  ['reset-staff.ts', 'ana@example.mx'],
  ['import-sepomex.ts', postalCodes],
  ['base-data/base-data-command.ts'],
  ['demo/replace-catalogue.ts', '--products', '100', '--yes'],
  ['audit.ts', '--seal'],
  ['audit-catalogue.ts'],
]

test('whatever a process serves, it refuses the other kind’s data', async () => {
  const [demoOnReal, realOnDemo] = await Promise.all([
    run(['../start.mjs'], { ...inDemo(real), SHOP_SERVES: 'api' }),
    run(['../start.mjs'], { ...inProduction(demo), SHOP_SERVES: 'worker' }),
  ])
  expectRefusal(demoOnReal, `"${nameOf(real)}" is marked production`)
  expectRefusal(realOnDemo, `"${nameOf(demo)}" is marked demo`)
})

test.each(COMMANDS)('%s refuses a real shop’s data when it runs as a demo', async (...words) => {
  expectRefusal(await run(words, inDemo(real)), `"${nameOf(real)}" is marked production, a real shop, since`)
  expect(await partsOf(real)).toBe(1)
})

test('the owner’s word is one of two, and is not given twice', async () => {
  expectRefusal(await run(['mark-database.ts', 'mine'], inDemo(demo)), 'npm run database:mark -- demo, or')
  expectRefusal(await run(['mark-database.ts', 'demo'], inDemo(real)), 'is marked production')
})

test('nobody is employed in a real shop under an address of the demo', async () => {
  const words = ['add-staff.ts', '--email', DEMO_STAFF.toUpperCase(), '--name', 'Ana', '--role', 'owner']
  expectRefusal(await run(words, inProduction(real)), `${DEMO_STAFF} belongs to the demo`)
})

test('a real shop takes the whole list of postal codes only', async () => {
  expectRefusal(await run(['import-sepomex.ts', postalCodes, '--partial'], inProduction(real)), 'A real shop takes the whole file only')
})

test('the command that replaces the catalogue deletes nothing of a real shop, nor of a demo whose name nobody types', async () => {
  const replace = ['demo/replace-catalogue.ts', '--products', '100']
  const [ofReal, ofDemo] = await Promise.all([run([...replace, '--yes'], inProduction(real)), run(replace, inDemo(demo))])
  expectRefusal(ofReal, `is a real shop's, and this would delete all 1 parts and with them 0 orders. Nothing was deleted.`)
  expectRefusal(ofDemo, 'Type its name to go on: \nThat is not its name; nothing was deleted.')
  expect([await partsOf(real), await partsOf(demo)]).toEqual([1, 1])
})

test('a real shop’s data go only if its database is named', async () => {
  for (const told of [{}, { yes: true }, { 'delete-production': 'shop' }, { 'delete-production': nameOf(demo) }])
    await expect(assertMayDelete(real.db, 'it all', told, typing(nameOf(real)))).rejects.toThrow(`--delete-production=${nameOf(real)}`)
  await assertMayDelete(real.db, 'it all', { 'delete-production': nameOf(real) }, typing(''))
})

test('a demo’s data go if a script says yes or somebody types the name of the database, and nothing like it', async () => {
  for (const typed of ['', '\n', 'yes\n', `${nameOf(real)}\n`])
    await expect(assertMayDelete(demo.db, 'it all', {}, typing(typed))).rejects.toThrow('nothing was deleted')
  const terminal = typing(` ${nameOf(demo)}\n`)
  await assertMayDelete(demo.db, 'it all', {}, terminal)
  expect(String(terminal.output.read())).toContain(`This deletes it all in the database "${nameOf(demo)}". Type its name to go on: `)
  await assertMayDelete(demo.db, 'it all', { yes: true }, typing(''))
})
