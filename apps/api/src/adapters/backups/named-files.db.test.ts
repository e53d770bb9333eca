import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { NAMING_FILES } from './named-files.ts'

let shop: TestShop
let files: string
beforeAll(async () => {
  shop = await testShop()
  files = join(shop.settings.dataFolder, 'files')
})
afterAll(() => shop.close())

/** Columns that are called as if they named a file of the store, and do not. */
const NAME_NONE = new Set([
  'imports.file_name', // What the sender called it.
  'vouchers.file_hash',
  'checkout_lines.image', // A copy of the part's.
])

test('every column that names a file of the store is known', async () => {
  const { rows } = await shop.pool.query(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and udt_name in ('text', '_text', 'varchar') and column_name ~ 'image|picture|photo|logo|file|zip'
    order by 1`)
  const known = new Set(NAMING_FILES.map(({ table, column }) => `${table}.${column}`))
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !NAME_NONE.has(name))).toEqual([])
})

test('a shop that never kept a file is backed up without a folder, and none is made', async () => {
  await rm(files, { recursive: true, force: true })
  await expect(shop.backups.make()).resolves.toMatchObject({ isEncrypted: false })
  await expect(rm(files, { recursive: true })).rejects.toThrow(/ENOENT/)
})

test('one whose rows name a file is not, where there is none: neither its folder, nor an empty one, nor one that holds signs of life only', async () => {
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }])
  const isLost = () => expect(shop.backups.make()).rejects.toThrow(/names files .* Is its disk mounted\? Nothing was done/)
  await isLost()
  await mkdir(files)
  await isLost()
  await shop.files.write('condition/host', Buffer.from('now'))
  await isLost()
  await shop.pool.query(`update categories set image = 'default.png'`)
  await expect(shop.backups.make()).resolves.toBeDefined()

  await shop.pool.query(`update products set images = '{balata.webp}' where id = $1`, [id])
  await isLost()
  await shop.files.write('pictures/originals/balata.webp', Buffer.from('a picture'))
  await expect(shop.backups.make()).resolves.toBeDefined()
})

test('a logo is a file, too', async () => {
  await shop.pool.query(`update products set images = '{}'`)
  await rm(files, { recursive: true })
  await expect(shop.backups.make()).resolves.toBeDefined()
  await shop.pool.query(
    `insert into shop_policies (name, value) values ('looks', '{"logo": {"picture": "logo.webp"}}') on conflict (name) do update set value = excluded.value`,
  )
  await expect(shop.backups.make()).rejects.toThrow(/names files/)
})
