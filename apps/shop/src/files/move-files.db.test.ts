import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseFiles } from '@shop/api/adapters/choose-files'
import { localFiles } from '@shop/api/adapters/local-files'
import { s3Files } from '@shop/api/adapters/s3/s3-files'
import { MARK_NAME } from '@shop/api/kept-files'
import type { FileStore } from '@shop/api/ports/file-store'
import { type ObjectStore, openObjectStore } from '@shop/api/testing/object-store'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { openStoreProxy, type StoreProxy } from '@shop/api/testing/store-proxy'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { readSettings, type Settings } from '@shop/settings/settings'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFiles } from '../open-files.ts'
import { moveShopFiles } from './move-shop-files.ts'

let shop: TestShop
let store: ObjectStore
let proxy: StoreProxy | undefined
let folder: FileStore
let bucket: FileStore
let prefix: string
beforeAll(async () => {
  ;[shop, store] = await Promise.all([testShop(), openObjectStore()])
})
beforeEach(async () => {
  // As if no start had ever been.
  await shop.pool.query('delete from files_mark')
  await rm(join(shop.settings.dataFolder, 'files'), { recursive: true, force: true })
  prefix = `shops/${randomUUID()}`
  folder = localFiles(join(shop.settings.dataFolder, 'files'))
  bucket = s3Files({ ...store.place, prefix })
  await openFiles(shop.settings, shop.databaseUrl)
  for (let at = 0; at < 12; at++) await folder.write(`vouchers/${at}`, randomBytes(1_000))
  await folder.write('pictures/originals/ñ.webp', randomBytes(9_000))
  await folder.write('pictures/made/x.360.webp', Buffer.from('made again when asked for'))
})
afterEach(async () => {
  await proxy?.close()
  proxy = undefined
})
afterAll(() => Promise.all([shop.close(), store.close()]))

function settings(more: Record<string, string> = {}): Settings {
  const { endpoint, bucket: name, id, secret } = store.place
  const given = {
    FILES_S3_ENDPOINT: proxy?.endpoint ?? endpoint,
    FILES_S3_BUCKET: name,
    FILES_S3_PREFIX: prefix,
    FILES_S3_KEY_ID: id,
    FILES_S3_SECRET: secret,
  }
  return readSettings({ DATA_FOLDER: shop.settings.dataFolder, ...given, ...more })
}
function move(to: 's3' | 'folder' = 's3', isOverwriting = false, known = settings()) {
  return moveShopFiles({ db: shop.db, url: shop.databaseUrl, settings: known }, { to, isOverwriting, isClosing: false, say: () => {} })
}

test('all files are copied once, what is made again is left out, late ones come with the next run, and the shop opens there', async () => {
  expect(await move()).toEqual({ copied: 13, bytes: 21_000, same: 0, different: [] })
  expect(await bucket.read('vouchers/7')).toEqual(await folder.read('vouchers/7'))
  expect(await bucket.read('pictures/made/x.360.webp')).toBeUndefined()
  await folder.write('vouchers/late', Buffer.from('late'))
  expect(await move()).toEqual({ copied: 1, bytes: 4, same: 13, different: [] })
  const there = settings({ FILES_STORE: 's3' })
  await openFiles(there, shop.databaseUrl)
  expect(await chooseFiles(there).read('vouchers/late')).toEqual(Buffer.from('late'))
})

test('a place that was left is closed: settings that were forgotten somewhere do not open it again, and nothing stays behind in it', async () => {
  await move()
  const close = (known = settings({ FILES_STORE: 's3' })) =>
    moveShopFiles(
      { db: shop.db, url: shop.databaseUrl, settings: known },
      { to: 's3', isOverwriting: false, isClosing: true, say: () => {} },
    )
  await expect(close(settings())).rejects.toThrow(/still in use/)
  await folder.write('vouchers/late', Buffer.from('late'))
  // Written by a process with the old settings, when all names have been listed.
  proxy = await openStoreProxy(store.place.endpoint, ({ method, url }) => {
    if (method === 'PUT' && url.endsWith(MARK_NAME)) writeFileSync(join(shop.settings.dataFolder, 'files/vouchers/latest'), 'latest')
    return false
  })
  expect(await close()).toMatchObject({ copied: 2, same: 13 })
  expect(await bucket.read('vouchers/latest')).toEqual(Buffer.from('latest'))
  await openFiles(settings({ FILES_STORE: 's3' }), shop.databaseUrl)
  await expect(openFiles(settings(), shop.databaseUrl)).rejects.toThrow(/does not hold the mark/)

  await folder.write('vouchers/last', Buffer.from('last'))
  expect(await close()).toMatchObject({ copied: 1, same: 15 })
  await rm(join(shop.settings.dataFolder, 'files'), { recursive: true })
  await expect(close()).rejects.toThrow(/Is its disk mounted/)
})

test('and back', async () => {
  await move()
  await bucket.write('vouchers/new', Buffer.from('written there'))
  expect(await move('folder')).toEqual({ copied: 1, bytes: 13, same: 13, different: [] })
  expect(await folder.read('vouchers/new')).toEqual(Buffer.from('written there'))
})

test('a run that is interrupted leaves a place that opens no shop; the next one goes on', async () => {
  let puts = 0
  proxy = await openStoreProxy(store.place.endpoint, ({ method }, answer) => {
    if (method !== 'PUT' || ++puts <= 5) return false
    answer.writeHead(403).end()
    return true
  })
  await expect(move()).rejects.toThrow(/answered 403/)
  await proxy.close()
  proxy = undefined
  expect(await bucket.read(MARK_NAME)).toBeUndefined()
  await expect(openFiles(settings({ FILES_STORE: 's3' }), shop.databaseUrl)).rejects.toThrow(/does not hold the mark/)
  const again = await move()
  expect(again.same).toBeGreaterThan(0)
  expect(again.same + again.copied).toBe(13)
})

test('a byte that was altered there is found and not hidden; the owner may have it replaced', async () => {
  await move()
  const altered = Buffer.from((await folder.read('vouchers/3')) ?? '')
  altered[500] = 255 - (altered[500] ?? 0)
  await bucket.write('vouchers/3', altered)
  // The store tells whole seconds only: what was written here earlier in the same one must not be taken for newer.
  const told = (await bucket.openIfThere('vouchers/3'))?.writtenAt ?? new Date(Number.NaN)
  await utimes(join(shop.settings.dataFolder, 'files/vouchers/3'), told, new Date(told.getTime() + 900))
  expect(await move()).toMatchObject({ copied: 0, same: 12, different: ['vouchers/3'] })
  expect(await bucket.read('vouchers/3')).toEqual(altered)
  expect(await move('s3', true)).toMatchObject({ copied: 1, same: 12, different: [] })
})

test('before the first mark, too, a disk that is not mounted is no shop without files', async () => {
  await shop.pool.query('delete from files_mark')
  await rm(join(shop.settings.dataFolder, 'files'), { recursive: true })
  await folder.write('condition/host', Buffer.from('of today'))
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }])
  await shop.pool.query(`update products set images = '{balata.webp}' where id = $1`, [id])
  await expect(move('s3', false, { ...settings(), mode: 'production' })).rejects.toThrow(/names files .* Is its disk mounted/)
  expect(await bucket.read(MARK_NAME)).toBeUndefined()
})

test('nothing is copied from a disk that is not mounted, into another shop’s place, or without a bucket', async () => {
  await bucket.write(MARK_NAME, Buffer.from('0b7f9a52-2f1f-4f0e-9a0e-0123456789ab'))
  await expect(move()).rejects.toThrow(/holds the files of another shop/)
  await bucket.remove(MARK_NAME)
  await expect(move('folder')).rejects.toThrow(/does not hold the mark .*\sIs its disk mounted/)
  await rm(join(shop.settings.dataFolder, 'files', MARK_NAME))
  await expect(move()).rejects.toThrow(/does not hold the mark .*\sIs its disk mounted/)
  await expect(move('s3', false, shop.settings)).rejects.toThrow(/No object store is set/)
})
