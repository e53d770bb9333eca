import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localBackups } from '@shop/api/adapters/backups/local-backups'
import { localFiles } from '@shop/api/adapters/local-files'
import { s3Files } from '@shop/api/adapters/s3/s3-files'
import { compose } from '@shop/api/composition'
import { findFilesMark } from '@shop/api/database/files-mark.queries'
import { MARK_NAME } from '@shop/api/kept-files'
import { markByHand, OthersFiles, whileMarked } from '@shop/api/marked-files'
import type { FileStore } from '@shop/api/ports/file-store'
import { openProbe } from '@shop/api/readiness'
import { openObjectStore } from '@shop/api/testing/object-store'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { openStoreProxy } from '@shop/api/testing/store-proxy'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { readSettings, type Settings } from '@shop/settings/settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFiles } from './open-files.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await testShop()
  folder = join(shop.settings.dataFolder, 'files')
})
beforeEach(async () => {
  // As if no start had ever been.
  await shop.pool.query('delete from files_mark')
  for (const path of [folder, `${folder}.away`]) await rm(path, { recursive: true, force: true })
})
afterAll(() => shop.close())

function start(settings: Settings = shop.settings) {
  return openFiles(settings, shop.databaseUrl)
}
function production(): Settings {
  return { ...shop.settings, mode: 'production' }
}
function markIn(place = folder) {
  return readFile(join(place, MARK_NAME), 'utf8')
}
async function unmount() {
  await rename(folder, `${folder}.away`)
  await mkdir(folder)
}
async function mount() {
  await rm(folder, { recursive: true })
  await rename(`${folder}.away`, folder)
}

test('the first start marks the place, the next ones find it, and an empty folder is refused until the disk is back', async () => {
  await start()
  const mark = await markIn()
  expect(mark).toMatch(/^[\da-f-]{36}\n$/)
  await start()
  await unmount()
  await expect(start()).rejects.toThrow(/not there: .* does not hold the mark .*[\s\S]*Is its disk mounted/)
  await expect(start()).rejects.toBeInstanceOf(OthersFiles)
  await expect(readFile(join(folder, MARK_NAME))).rejects.toThrow(/ENOENT/)
  await mount()
  await start()
  expect(await markIn()).toBe(mark)
})

test('a shop from before marks was made gets its mark where its files are, and not where none of them is', async () => {
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }])
  await shop.pool.query(`update products set images = '{balata.webp}' where id = $1`, [id])
  // What every process writes when it starts is no file of the shop.
  for (const name of ['condition/host', 'pictures/made/balata.360.webp']) await shop.files.write(name, Buffer.from('of today'))
  await expect(start(production())).rejects.toThrow(/names files .* Is its disk mounted\? Nothing was done\.\n.*npm run files:mark/)
  await shop.files.write('pictures/originals/balata.webp', Buffer.from('a picture'))
  await start(production())
  expect(await markIn()).toBeTruthy()
})

test('a start that was killed before the mark was there goes on with the same mark', async () => {
  await start()
  const mark = await markIn()
  await rm(join(folder, MARK_NAME))
  await shop.pool.query('update files_mark set made_at = null')
  await Promise.all([start(), start(), start()])
  expect(await markIn()).toBe(mark)
})

test('the files of another shop are refused, also by the owner’s word', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, MARK_NAME), '0b7f9a52-2f1f-4f0e-9a0e-0123456789ab\n')
  await expect(start()).rejects.toThrow(/holds the files of another shop/)
  await expect(markByHand(shop.db, shop.files)).rejects.toThrow(/holds the files of another shop/)
})

test('the owner’s word marks a place to which files were brought by hand', async () => {
  await start()
  await rm(folder, { recursive: true })
  await expect(start()).rejects.toThrow(/npm run files:mark/)
  await markByHand(shop.db, shop.files)
  await start()
})

test('a shop whose disk goes away is not ready, even while it writes into the empty folder; no backup is made of it', async () => {
  await start()
  const deps = await compose(shop.settings, shop.databaseUrl, () => {})
  const look = async () => {
    const probe = openProbe(shop.databaseUrl, deps.files)
    return (await probe.ask().finally(probe.close)).files
  }
  try {
    expect(await look()).toBe(true)
    await unmount()
    await deps.files.write('condition/host', Buffer.from('now'))
    expect(await look()).toBe(false)
    await expect(deps.backups.make()).rejects.toThrow(/does not hold the mark/)
    await mount()
    expect(await look()).toBe(true)
  } finally {
    await deps.close()
  }
})

test('a disk that goes away while its files are packed makes no backup without them, whoever asked for it', async () => {
  await start()
  const files = localFiles(folder)
  await files.write('vouchers/one', Buffer.from('a receipt'))
  const leaving: FileStore = {
    ...files,
    read: async (name) => {
      if (name === MARK_NAME) return files.read(name)
      await unmount()
      return undefined
    },
  }
  await expect(localBackups(shop.settings, shop.databaseUrl, leaving).make()).rejects.toThrow(/is not there any more/)
})

test('however often somebody asks whether the shop is ready, a bucket is asked for its mark every five seconds only', async () => {
  const store = await openObjectStore()
  const proxy = await openStoreProxy(store.place.endpoint, () => false)
  const bucket = s3Files({ ...store.place, endpoint: proxy.endpoint })
  await markByHand(shop.db, bucket)
  let now = 0
  const probe = openProbe(shop.databaseUrl, whileMarked(bucket, await findFilesMark(shop.db)), () => now)
  const before = proxy.asked.length
  const look = async (at: number) => {
    now = at
    return [(await probe.ask()).files, proxy.asked.length - before]
  }
  try {
    expect([await look(0), await look(600), await look(4_999)]).toEqual(Array(3).fill([true, 1]))
    await bucket.remove(MARK_NAME)
    expect(await look(5_600)).toEqual([false, 3])
  } finally {
    await probe.close()
    await proxy.close()
    await store.close()
  }
})

test('another or an emptied bucket is refused like a folder', async () => {
  const store = await openObjectStore()
  try {
    const { endpoint, bucket, id, secret } = store.place
    const given = { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_KEY_ID: id, FILES_S3_SECRET: secret }
    const inBucket = (prefix: string) =>
      readSettings({ DATA_FOLDER: shop.settings.dataFolder, FILES_STORE: 's3', FILES_S3_PREFIX: prefix, ...given })
    const files = await start(inBucket('one'))
    await expect(start(inBucket('two'))).rejects.toThrow(/bucket shop, in two does not hold the mark/)
    await expect(start()).rejects.toThrow(/does not hold the mark/)
    await start(inBucket('one'))
    await files.remove(MARK_NAME)
    await expect(start(inBucket('one'))).rejects.toThrow(/does not hold the mark/)
  } finally {
    await store.close()
  }
})
