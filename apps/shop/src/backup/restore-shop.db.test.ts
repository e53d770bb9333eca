import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asideOf, databaseIn, dropDatabase, sameServer } from '@shop/api/adapters/backups/beside-database'
import { localBackups } from '@shop/api/adapters/backups/local-backups'
import { MANIFEST, readManifest } from '@shop/api/adapters/backups/manifest'
import { chooseFiles } from '@shop/api/adapters/choose-files'
import { openLine } from '@shop/api/testing/faulty-line'
import { openObjectStore } from '@shop/api/testing/object-store'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { readSettings, type Settings } from '@shop/settings/settings'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Restore, restoreShop } from './restore-shop.ts'

let shop: TestShop
let backup: string
let machine: string
let settings: Settings
let url: string
/** Owns its tables and nothing else, as a shop's user on somebody's server does. */
const plain = `plain_${randomBytes(4).toString('hex')}`
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'BAL-1' }])
  await shop.files.write('vouchers/one', Buffer.from('a receipt'))
  backup = join(shop.settings.backups.folder, (await shop.backups.make()).name)
  machine = await mkdtemp(join(tmpdir(), 'shop-machine-'))
  settings = settingsWith(shop.settings.tokenSecret)
  url = sameServer(shop.databaseUrl, `${databaseIn(shop.databaseUrl)}_machine`)
})
afterAll(async () => {
  await asideOf(shop.databaseUrl, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [databaseIn(url)])
    for (const { datname } of rows) await dropDatabase(client, datname)
    await client.query(`drop role if exists ${plain}`)
  })
  await rm(machine, { recursive: true, force: true })
  await shop.close()
})

function settingsWith(secret: string) {
  return readSettings({ DATA_FOLDER: machine, DATABASE_URL: 'postgres://unused', TOKEN_SECRET: secret })
}
function restore(more: Partial<Restore> = {}) {
  return restoreShop({
    settings,
    url,
    backup,
    identityFile: undefined,
    isIntoEmpty: false,
    acceptsFindings: false,
    assertMayReplace: async () => {},
    say: () => {},
    ...more,
  })
}
function databases() {
  return asideOf(url, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1) order by 1', [databaseIn(url)])
    return rows.map(({ datname }) => datname.slice(databaseIn(url).length).replace(/\d{4}-.*/, '…'))
  })
}
async function ask(sql: string, at = url) {
  const client = new Client(at)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

/** A copy of the backup that somebody changed. */
async function changed(change: (folder: string) => Promise<unknown>) {
  const folder = join(machine, 'changed.backup')
  await rm(folder, { recursive: true, force: true })
  await cp(backup, folder, { recursive: true })
  await change(folder)
  return folder
}
function changedManifest(values: object) {
  return changed(async (folder) => {
    const file = join(folder, MANIFEST)
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...values }))
  })
}

test('a backup that is not whole, not this shop’s or from the future is refused in a sentence, and nothing is touched', async () => {
  const member = (folder: string) => join(folder, 'database', 'public.products.copy.zst')
  const refuses = (folder: string, reason: RegExp) => expect(restore({ backup: folder })).rejects.toThrow(reason)
  await refuses(join(machine, 'nothing'), /no manifest\.json/)
  await refuses(await changed((folder) => appendFile(member(folder), 'x')), /products\.copy\.zst .* was altered/)
  await refuses(await changed((folder) => rm(member(folder))), /products\.copy\.zst is missing/)
  await refuses(await changed((folder) => writeFile(join(folder, MANIFEST), '{')), /cannot be read/)
  await refuses(await changedManifest({ mode: 'production' }), /of a production shop, and SHOP_MODE is demo/)
  await refuses(await changedManifest({ migrations: ['9999_later.sql'] }), /newer version of the shop \(9999_later\.sql\)/)
  await refuses(await changedManifest({ encrypted: true }), /--identity/)
  await refuses(await changedManifest({ files: { count: 1, bytes: 1e18 } }), /needs .* MB of disk/)
  expect(await databases()).toEqual([])
})

test('a user of the database that may create none restores into an empty one', async () => {
  await ask(`create role ${plain} login password 'plain'`, shop.databaseUrl)
  await ask(`create database ${databaseIn(url)} owner ${plain}`, shop.databaseUrl)
  const asPlain = Object.assign(new URL(url), { username: plain, password: 'plain' }).href
  await expect(restore({ url: asPlain })).rejects.toThrow(/may not create another one .* --into-empty/s)
  // Nor may it enter any other: superusers, as those of other tests, always may.
  await ask('revoke connect on database postgres from public', shop.databaseUrl)
  try {
    await expect(restore({ url: asPlain })).rejects.toThrow(/may not connect to the database "postgres"/)
    expect(await restore({ url: asPlain, isIntoEmpty: true })).toMatchObject({ setAside: undefined })
  } finally {
    await ask('grant connect on database postgres to public', shop.databaseUrl)
  }
  expect(await ask('select part_number from products')).toEqual([{ part_number: 'BAL-1' }])
  expect(await ask(`select tableowner from pg_tables where tablename = 'products'`)).toEqual([{ tableowner: plain }])
  expect(await readFile(join(machine, 'files/vouchers/one'), 'utf8')).toBe('a receipt')
  await expect(restore({ url: asPlain, isIntoEmpty: true })).rejects.toThrow(/not empty/)
})

test('a shop is set aside only if nobody is there, its owner agrees and all is well in what came back', async () => {
  const there = new Client({ connectionString: url, application_name: 'shop' })
  await there.connect()
  await expect(restore()).rejects.toThrow(/Somebody is connected to the database .* \(shop\)/)
  await there.end()
  const disagree = async (database: string) => {
    throw new Error(`not ${database}`)
  }
  await expect(restore({ assertMayReplace: disagree })).rejects.toThrow(`not ${databaseIn(url)}`)
  const isFromBefore = `comment on table products is 'from before'`
  const comment = `select obj_description('products'::regclass) as comment`
  await ask(isFromBefore)
  await ask(`insert into migrations (name, hash) values ('9999_of_a_newer_version.sql', 'x')`)
  const otherSecret = settingsWith('another-secret-of-32-characters-x')
  await expect(restore({ settings: otherSecret })).rejects.toThrow(/Not all is well/)
  expect(await databases()).toEqual([''])
  expect(await readdir(machine)).not.toContain('files.restoring')
  expect(await ask(comment)).toEqual([{ comment: 'from before' }])

  const { setAside } = await restore({ settings: otherSecret, acceptsFindings: true })
  expect(await databases()).toEqual(['', '_before_…'])
  // No longer marked as one that may be dropped.
  const mark = `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()`
  expect(await ask(mark)).toEqual([{ mark: null }])
  expect(await ask(comment)).toEqual([{ comment: null }])
  expect(await ask(comment, sameServer(url, `${databaseIn(url)}_before_${setAside?.stamp}`))).toEqual([{ comment: 'from before' }])
  expect(await readFile(join(machine, `files.before-${setAside?.stamp}`, 'vouchers/one'), 'utf8')).toBe('a receipt')
  expect(await readFile(join(machine, 'files/vouchers/one'), 'utf8')).toBe('a receipt')
})

test('files come back into an object store, if the place is empty; of an attempt that fails nothing stays there', async () => {
  const store = await openObjectStore()
  const restored = `${url}_s3`
  const way = await openLine(restored)
  try {
    const { endpoint, bucket, id, secret } = store.place
    const inBucket = (prefix: string, tokenSecret = shop.settings.tokenSecret) =>
      readSettings({
        DATA_FOLDER: machine,
        DATABASE_URL: 'postgres://unused',
        TOKEN_SECRET: tokenSecret,
        FILES_STORE: 's3',
        FILES_S3_ENDPOINT: endpoint,
        FILES_S3_BUCKET: bucket,
        FILES_S3_PREFIX: prefix,
        FILES_S3_KEY_ID: id,
        FILES_S3_SECRET: secret,
      })
    const files = chooseFiles(inBucket('restored'))
    await chooseFiles(inBucket('used')).write('vouchers/other', Buffer.from('of today'))
    await expect(restore({ url: restored, settings: inBucket('used') })).rejects.toThrow(/writes over none\. Set FILES_S3_PREFIX/)

    const halfGone = await changedManifest({ files: { count: 7, bytes: 9 } })
    await expect(restore({ url: restored, settings: inBucket('restored'), backup: halfGone })).rejects.toThrow(/speaks of 7/)
    expect(await files.read('vouchers/one')).toBeUndefined()

    // In place of an empty database, of which nobody hears that it was dropped.
    await ask(`create database ${databaseIn(restored)}`, shop.databaseUrl)
    const say = (line: string) => {
      if (!/^(?:Bringing|Auditing)/.test(line)) void way.set({ kind: 'loses-answer', statement: ' with (force)' })
    }
    const { setAside } = await restore({ url: way.url, settings: inBucket('restored'), say })
    expect(setAside?.names).toContain(`database ${databaseIn(restored)}_before_${setAside?.stamp}`)
    expect(await files.read('vouchers/one')).toEqual(Buffer.from('a receipt'))
    // The first start marks the new place; with the settings of before it is refused.
    expect(await ask('select count(*)::int as n from files_mark', restored)).toEqual([{ n: 0 }])
    const made = localBackups(inBucket('restored'), restored, files)
    const { name } = await made.make()
    expect((await readManifest(join(inBucket('restored').backups.folder, name))).files).toEqual({ count: 1, bytes: 9 })
  } finally {
    await way.close()
    await store.close()
  }
})
