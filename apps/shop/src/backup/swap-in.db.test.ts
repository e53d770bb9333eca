import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asideOf, besideName, createBeside, dropDatabase } from '@shop/api/adapters/backups/beside-database'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exists, swapIn } from './swap-in.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await testShop()
  folder = await mkdtemp(join(tmpdir(), 'shop-swap-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await shop.close()
})

/** The connection is lost just before the transaction would end. */
const losesCommit = (client: Client): Client =>
  new Proxy(client, {
    get: (target, key) =>
      key === 'query'
        ? (text: string, values?: unknown[]) =>
            target.query(text === 'commit' ? 'select pg_terminate_backend(pg_backend_pid())' : text, values)
        : Reflect.get(target, key),
  })

test('where the databases could not change names, the folders have their old ones again, and the reason is said', async () => {
  const at = (ending: string) => besideName(shop.databaseUrl, ending)
  const databases = { now: at('_now'), restoring: at('_restoring'), before: at('_before') }
  const folders = { now: join(folder, 'files'), restoring: join(folder, 'files.restoring'), before: join(folder, 'files.before') }
  await mkdir(join(folders.now, 'old'), { recursive: true })
  await mkdir(join(folders.restoring, 'new'), { recursive: true })
  await asideOf(shop.databaseUrl, async (client) => {
    await createBeside(client, databases.now, 'postgres')
    await createBeside(client, databases.restoring, 'postgres')
  })
  try {
    await expect(asideOf(shop.databaseUrl, (client) => swapIn(losesCommit(client), databases, folders))).rejects.toThrow(/terminating/)
    expect([await readdir(folders.now), await readdir(folders.restoring)]).toEqual([['old'], ['new']])
    expect(await asideOf(shop.databaseUrl, (client) => exists(client, databases.before))).toBe(false)
  } finally {
    await asideOf(shop.databaseUrl, async (client) => {
      for (const name of Object.values(databases)) await dropDatabase(client, name)
    })
  }
})
