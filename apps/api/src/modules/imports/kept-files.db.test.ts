import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPicture } from '../../testing/bad-files.ts'
import { zipOf } from '../../testing/bad-tables.ts'
import { importDesk } from '../../testing/import-calls.ts'
import { losingCommits } from '../../testing/lost-answers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { importJobs } from './imports.jobs.ts'
import { receivePictures } from './pictures/receive-pictures.ts'
import { receiveImport } from './receive-import.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'KEPT-1' }])
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

const LIST = 'codigo;precio\nKEPT-1;600\n'
function isCut() {
  return false
}
async function isThere(file: string) {
  return (await shop.files.read(file)) !== undefined
}
async function filesOf(id: string) {
  return (await shop.pool.query('select file, zip from imports where id = $1', [id])).rows[0]
}

test('when the answer of the database is lost, the file of a list that was noted stays', async () => {
  const staffId = (await shop.pool.query('select id from staff limit 1')).rows[0].id
  const received = { bytes: Readable.from([LIST]), isCut, fileName: 'lista.csv', supplier: 'ACME', staffId }
  await expect(receiveImport({ ...shop, db: losingCommits(shop.db) }, received)).rejects.toThrow('Connection terminated')
  const { rows } = await shop.pool.query(`select id, file from imports where supplier = 'ACME'`)
  expect(rows).toHaveLength(1)
  expect(await isThere(rows[0].file)).toBe(true)
  expect(await desk.check(String(rows[0].id))).toMatchObject({ estado: 'revisada', informe: { renglones: 1 } })
})

test('when the answer to COMMIT is lost, the ZIP that an import has taken stays', async () => {
  const { _id: id } = await desk.bring(LIST)
  const bytes = Readable.from([zipOf([{ name: 'rojo.jpg', bytes: await goodPicture('jpeg') }])])
  const lost = receivePictures({ ...shop, db: losingCommits(shop.db) }, Number(id), { bytes, isCut })
  await expect(lost).rejects.toThrow('Connection terminated')
  expect(await isThere((await filesOf(id)).zip)).toBe(true)
})

test('what no import names is swept up after a day, and nothing else', async () => {
  const { _id: id } = await desk.bring(LIST)
  await desk.zip(id, zipOf([{ name: 'rojo.jpg', bytes: await goodPicture('jpeg') }]))
  const { file, zip } = await filesOf(id)
  const [old, young] = ['imports/nobodys-old', 'imports/nobodys-young']
  for (const name of [old, young]) await shop.files.write(name, Buffer.from(LIST))
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  for (const name of [file, zip, old]) await utimes(join(shop.settings.dataFolder, 'files', name), twoDaysAgo, twoDaysAgo)
  await importJobs(shop)['forget-old-imports']({})
  expect(await Promise.all([file, zip, old, young].map(isThere))).toEqual([true, true, false, true])
})
