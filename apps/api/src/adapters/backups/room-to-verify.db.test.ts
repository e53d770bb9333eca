import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { localBackups } from './local-backups.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})
afterEach(() => shop.close())

test('a shop on its own disk is not filled up by trying out a backup', async () => {
  const { name } = await shop.backups.make()
  const file = join(shop.settings.backups.folder, name, 'manifest.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), databaseBytes: 1e18 }))
  const verifiedAt = (databaseUrl: string | undefined) =>
    localBackups({ ...shop.settings, databaseUrl }, shop.databaseUrl, shop.files).verifyNewest()
  expect(await verifiedAt(undefined)).toMatchObject({ failure: expect.stringMatching(/needs .* of disk/) })
  expect(await verifiedAt(shop.databaseUrl)).toMatchObject({ failure: undefined })
})
