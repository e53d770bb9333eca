import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('a backup whose connection is lost fails, and nothing else does', async () => {
  await shop.files.write('vouchers/one', Buffer.from('a receipt'))
  const holder = new Client(shop.databaseUrl)
  await holder.connect()
  await holder.query('begin; lock table vouchers in access exclusive mode')
  const making = shop.backups.make().then(
    () => 'made',
    (error: Error) => error.message,
  )
  const endIt = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'shop-backup' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await shop.pool.query(endIt)).rowCount).toBe(1)
  expect(await making).toMatch(/terminat/)
  await holder.end()
  expect(await readdir(shop.settings.backups.folder)).toEqual([])
})
