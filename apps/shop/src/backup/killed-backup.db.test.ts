import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FILES_MEMBER } from '@shop/api/adapters/backups/manifest'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('a backup that is killed in the middle leaves nothing that could be taken for one, and the next removes it', async () => {
  const { folder } = shop.settings.backups
  await shop.files.write('vouchers/one', Buffer.from('a receipt'))
  const holder = new Client(shop.databaseUrl)
  await holder.connect()
  await holder.query('begin; lock table vouchers in access exclusive mode')
  const running = spawn(process.execPath, ['apps/shop/src/backup/backup-command.ts'], {
    env: { ...process.env, DATA_FOLDER: shop.settings.dataFolder, DATABASE_URL: shop.databaseUrl, TOKEN_SECRET: shop.settings.tokenSecret },
    stdio: 'inherit',
  })
  const namesIn = (path: string): Promise<string[]> => readdir(path).catch(() => [])
  const names = () => namesIn(folder)
  // Its files are packed, and it waits for the tables.
  const isWaiting = `select from pg_stat_activity where datname = current_database() and application_name = 'shop-backup' and wait_event_type = 'Lock'`
  const isInTheMiddle = async () => {
    const [name = ''] = await names()
    return (await namesIn(join(folder, name))).includes(FILES_MEMBER) && (await shop.pool.query(isWaiting)).rowCount === 1
  }
  await expect.poll(isInTheMiddle).toBe(true)
  running.kill('SIGKILL')
  await once(running, 'exit')
  await holder.end()
  expect(await names()).toEqual([expect.stringMatching(/\.backup\.tmp$/)])

  // The server takes a moment to notice that nobody listens any more.
  await expect.poll(() => shop.backups.make().catch(() => undefined)).toMatchObject({ isEncrypted: false })
  expect(await names()).toEqual([expect.stringMatching(/\.backup$/)])
})
