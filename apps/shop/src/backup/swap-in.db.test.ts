import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asideOf, besideName, createBeside, databaseExists, dropDatabase } from '@shop/api/adapters/backups/beside-database'
import { openLine } from '@shop/api/testing/faulty-line'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleSwap } from './settle-swap.ts'
import { type Names, noteSwap } from './swap-folders.ts'
import { clearRestoring, swapIn } from './swap-in.ts'

let shop: TestShop
let folder: string
let databases: Names
let folders: Names
beforeAll(async () => {
  shop = await testShop()
  databases = { now: beside(''), restoring: beside('_restoring'), before: beside('_before') }
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-swap-'))
  folders = { now: join(folder, 'files'), restoring: join(folder, 'files.restoring'), before: join(folder, 'files.before') }
  await mkdir(join(folders.now, 'old'), { recursive: true })
  await mkdir(join(folders.restoring, 'new'), { recursive: true })
  await asideOf(shop.databaseUrl, async (client) => {
    await createBeside(client, databases.now, 'postgres')
    await createBeside(client, databases.restoring, 'postgres')
  })
})
afterEach(async () => {
  await asideOf(shop.databaseUrl, async (client) => {
    for (const name of Object.values(databases)) await dropDatabase(client, name)
  })
  await rm(folder, { recursive: true, force: true })
})

function urlOf(url: string) {
  return `${url}_swapped`
}
function beside(ending: string) {
  return besideName(urlOf(shop.databaseUrl), ending)
}
function isThere(name: string) {
  return asideOf(shop.databaseUrl, (client) => databaseExists(client, name))
}
async function filesIn() {
  return Object.fromEntries(await Promise.all((await readdir(folder)).map(async (name) => [name, await readdir(join(folder, name))])))
}

async function killedAfter(done: readonly (readonly [keyof Names, keyof Names])[]) {
  await noteSwap(folders)
  for (const [from, to] of done) await rename(folders[from], folders[to])
}

/** The connection is lost just before the transaction would end. */
function losesCommit(client: Client): Client {
  return new Proxy(client, {
    get: (target, key) =>
      key === 'query'
        ? (text: string, values?: unknown[]) =>
            target.query(text === 'commit' ? 'select pg_terminate_backend(pg_backend_pid())' : text, values)
        : Reflect.get(target, key),
  })
}

test('where the databases could not change names, the folders have their old ones again, and the reason is said', async () => {
  const url = urlOf(shop.databaseUrl)
  await expect(asideOf(url, (client) => swapIn(losesCommit(client), url, databases, folders))).rejects.toThrow(/terminating/)
  expect(await filesIn()).toEqual({ files: ['old'], 'files.restoring': ['new'] })
  expect(await isThere(databases.before)).toBe(false)
})

test('where they did and only the answer was lost, folders and databases stay together', async () => {
  const line = await openLine(urlOf(shop.databaseUrl), { kind: 'loses-answer', statement: 'commit' })
  try {
    expect(await asideOf(line.url, (client) => swapIn(client, line.url, databases, folders))).toEqual({ hasFilesBefore: true })
  } finally {
    await line.close()
  }
  expect(await filesIn()).toEqual({ files: ['new'], 'files.before': ['old'] })
  expect([await isThere(databases.before), await isThere(databases.restoring)]).toEqual([true, false])
})

test.each([
  ['before the first', []],
  ['between the two', [['now', 'before']]],
  [
    'behind the second',
    [
      ['now', 'before'],
      ['restoring', 'now'],
    ],
  ],
] as const)('a process killed %s change of a folder’s name leaves the old shop, whole, to whoever comes next', async (_, done) => {
  const url = urlOf(shop.databaseUrl)
  await killedAfter(done)
  await settleSwap(url, folders.now)
  expect(await filesIn()).toEqual({ files: ['old'], 'files.restoring': ['new'] })
  await settleSwap(url, folders.now)
  expect(await filesIn()).toEqual({ files: ['old'], 'files.restoring': ['new'] })
})

test('as long as nobody knows how a swap ended, what was restored stays: files, folder and database', async () => {
  await noteSwap(folders)
  let isTaken = false
  const clear = () =>
    asideOf(shop.databaseUrl, (client) =>
      clearRestoring(client, databases, folders, async () => {
        isTaken = true
      }),
    )
  const left = async () => [isTaken, await readdir(folder), await isThere(databases.restoring)]
  await clear()
  expect(await left()).toEqual([false, ['files', 'files.restoring', 'files.swapping'], true])
  await settleSwap(urlOf(shop.databaseUrl), folders.now)
  await clear()
  expect(await left()).toEqual([true, ['files'], false])
})

test('a process killed behind the end of the transaction leaves the restored shop', async () => {
  const url = urlOf(shop.databaseUrl)
  await killedAfter([
    ['now', 'before'],
    ['restoring', 'now'],
  ])
  await asideOf(url, (client) => dropDatabase(client, databases.restoring))
  await settleSwap(url, folders.now)
  expect(await filesIn()).toEqual({ files: ['new'], 'files.before': ['old'] })
})
