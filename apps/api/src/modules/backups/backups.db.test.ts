import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { writeAgeKey } from '../../testing/write-age-key.ts'
import { startShopWorker } from '../../worker.ts'
import { backupJobs, heldSince, lastBackup, makeRecordedBackup, releaseHeld, verifyNewestBackup } from './backups.public.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop({ BACKUP_NIGHTLY: 'yes' })
})
afterEach(() => shop.close())

const MAIL = { channel: 'email', to: 'ana@example.mx', subject: 'Hola', text: 'Hola', html: undefined } as const
async function waiting() {
  return (await shop.pool.query('select task_identifier as task from graphile_worker.jobs order by task_identifier')).rows.map(
    ({ task }) => task,
  )
}

test('the nightly one is written down, restored every week to see whether it can be, and a damaged one is noticed', async () => {
  const notes: string[] = []
  const jobs = backupJobs({ ...shop, note: (message) => notes.push(message) })
  await jobs['make-backup']({})
  const { tried, good, verified } = await lastBackup(shop.db)
  expect([tried, verified]).toEqual([good, undefined])
  expect(good).toMatchObject({ isEncrypted: false, failure: undefined, name: expect.stringMatching(/^shop-.*-m\d{4}-pg\d+\.backup$/) })

  // As a killed verification leaves it.
  await mkdir(join(shop.settings.dataFolder, 'files.verifying/vouchers'), { recursive: true })
  await jobs['verify-backup']({})
  expect(await readdir(shop.settings.dataFolder)).not.toContain('files.verifying')
  expect((await lastBackup(shop.db)).verified).toMatchObject({ name: good?.name, verifyFailure: undefined, verifyNote: undefined })
  expect(await readdir(shop.settings.backups.folder)).toEqual([good?.name])
  expect((await shop.pool.query(`select from pg_database where datname = current_database() || '_verify'`)).rowCount).toBe(0)

  await appendFile(join(shop.settings.backups.folder, good?.name ?? '', 'database', 'public.orders.copy.zst'), 'x')
  await jobs['verify-backup']({})
  expect((await lastBackup(shop.db)).verified?.verifyFailure).toContain('public.orders.copy.zst')
  expect(notes).toEqual([expect.stringContaining('cannot be relied on')])
})

test('without the private key an encrypted one is verified by its sums, and that is said', async () => {
  const { recipient } = await writeAgeKey(shop.settings.dataFolder)
  const encrypted = await testShop({ BACKUP_RECIPIENT: recipient, BACKUP_FOLDER: shop.settings.backups.folder }, { beside: shop })
  try {
    expect(await makeRecordedBackup(encrypted)).toMatchObject({ isEncrypted: true, pruned: [] })
    expect(await verifyNewestBackup(encrypted)).toMatchObject({ failure: undefined, note: expect.stringContaining('BACKUP_IDENTITY_FILE') })
  } finally {
    await encrypted.close()
  }
})

test('the last that was restored to try it stays however old it is, and so does the last whose sums were compared', async () => {
  const { folder } = shop.settings.backups
  const nameOf = (day: number) => `shop-${new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10)}T09-37-00Z-v1-m0047-pg18.backup`
  const days = Array.from({ length: 500 }, (_, i) => i + 1)
  for (const day of days) await mkdir(join(folder, nameOf(day)), { recursive: true })
  const verified = `insert into backups (started_at, name, bytes, encrypted, verified_at, verify_note) values (now(), $1, 1, true, now(), $2)`
  const [restored, compared] = [nameOf(11), nameOf(45)]
  await shop.pool.query(verified, [restored, null])
  await shop.pool.query(verified, [nameOf(40), 'Only its sums were compared'])
  await shop.pool.query(verified, [compared, 'Only its sums were compared'])
  const { pruned, name } = await makeRecordedBackup(shop)
  const left = (await readdir(folder)).toSorted()
  expect(left).toEqual(expect.arrayContaining([restored, compared, name]))
  expect(left).not.toContain(nameOf(40))
  expect(pruned.length + left.length).toBe(days.length + 1)
})

test('a database from before backups were written down is backed up and verified as it is', async () => {
  await shop.pool.query('drop table backups')
  const { name } = await makeRecordedBackup(shop)
  expect(await verifyNewestBackup(shop)).toEqual({ name, failure: undefined, note: undefined })
  expect((await shop.pool.query(`select to_regclass('backups') as made`)).rows).toEqual([{ made: null }])
})

test('one that fails is written down with its reason, and removes nothing', async () => {
  const { folder } = shop.settings.backups
  await mkdir(join(folder, '..'), { recursive: true })
  await writeFile(folder, 'not a folder')
  await expect(makeRecordedBackup(shop)).rejects.toThrow()
  const { tried, good } = await lastBackup(shop.db)
  expect([tried?.name, good]).toEqual([undefined, undefined])
  expect(tried?.failure).toBeTruthy()
  await rm(folder)
})

test('a shop that was not told to makes none at night', async () => {
  const jobs = backupJobs({ ...shop, settings: { backups: { ...shop.settings.backups, isNightly: false } } })
  await jobs['make-backup']({})
  await jobs['verify-backup']({})
  expect((await lastBackup(shop.db)).tried).toBeUndefined()
})

test('the worker of a restored shop does nothing until it is released, then it works', async () => {
  const notes: string[] = []
  await shop.pool.query(`insert into restored_shop (backup) values ('shop-1.backup')`)
  await shop.jobs.enqueue(shop.db, 'send-message', MAIL)
  const worker = await startShopWorker({ ...shop, note: (message) => notes.push(message) }, () => {})
  try {
    // One that works has said that it lives before it is handed out.
    expect((await shop.pool.query('select from live_workers')).rowCount).toBe(0)
    expect(await waiting()).toEqual(['send-message'])
    expect(notes).toEqual([expect.stringContaining('restored from shop-1.backup')])
    expect(await heldSince(shop.db)).toMatchObject({ backup: 'shop-1.backup' })
    expect(await releaseHeld(shop, 'send')).toEqual({ wasHeld: true, dropped: 0 })
    await expect.poll(async () => (await shop.pool.query('select from mailbox_messages')).rowCount).toBe(1)
  } finally {
    await worker.stop()
  }
  expect(await heldSince(shop.db)).toBeUndefined()
})

test('mails that waited in the backup can be dropped; other work stays', async () => {
  await shop.jobs.enqueue(shop.db, 'send-message', MAIL)
  await shop.jobs.enqueue(shop.db, 'send-order-mail', { orderId: 1, kind: 'paid', occasion: 'x' })
  await shop.jobs.enqueue(shop.db, 'sweep-orders', {})
  await shop.pool.query(`insert into restored_shop (backup) values ('shop-1.backup')`)
  // Of somebody who bought in the restored shop.
  await shop.jobs.enqueue(shop.db, 'send-order-mail', { orderId: 2, kind: 'paid', occasion: 'y' })
  expect(await releaseHeld(shop, 'drop')).toEqual({ wasHeld: true, dropped: 2 })
  expect(await waiting()).toEqual(['send-order-mail', 'sweep-orders'])
  expect(await releaseHeld(shop, 'drop')).toEqual({ wasHeld: false, dropped: 0 })
  expect(await waiting()).toEqual(['send-order-mail', 'sweep-orders'])
})

test('a held worker that is stopped never begins', async () => {
  await shop.pool.query(`insert into restored_shop (backup) values ('shop-1.backup')`)
  const worker = await startShopWorker(shop, () => {})
  await worker.stop()
  await releaseHeld(shop, 'send')
  expect((await shop.pool.query('select from live_workers')).rowCount).toBe(0)
})
