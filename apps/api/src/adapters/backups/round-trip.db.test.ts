import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordChange } from '../../modules/audit-log/record-change.queries.ts'
import { verifyAuditLog } from '../../modules/audit-log/verify-audit-log.ts'
import { auditOrders } from '../../modules/orders/audit-orders.ts'
import { type RestoredShop, restoredShop } from '../../testing/restored-shop.ts'
import { sendVoucher } from '../../testing/send-voucher.ts'
import { HOME, openBankAccount, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { listTables, quoted } from './database-shape.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { readManifest } from './manifest.ts'

let shop: TestShop
let part: string
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', name: 'Balata\tcon \\ y\nñandú', priceCents: 50_000, stock: 500 }])
  part = String(id)
  await orderWithVoucher()
  await shop.files.write('pictures/made/x.360.webp', Buffer.from('made again when asked for'))
})
afterAll(() => shop.close())

const orderWithVoucher = async () => {
  const ana = await shopperIn(shop)
  const { folio } = (await ana.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })).body.data
  const colour = { r: Math.floor(Math.random() * 255), g: Math.floor(Math.random() * 255), b: Math.floor(Math.random() * 255) }
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const fields = { folio, clave_rastreo: 'MBAN01', banco: 'BBVA', monto: '$500.00', fecha: '2026-11-14' }
  expect((await sendVoucher(shop, ana.token, fields, photo)).status).toBe(200)
}

const sourceOf = (more: Partial<BackupSource> = {}): BackupSource => ({
  url: shop.databaseUrl,
  files: `${shop.settings.dataFolder}/files`,
  folder: shop.settings.backups.folder,
  recipient: undefined,
  secrets: ['TOKEN_SECRET'],
  version: '1.0.0',
  ...more,
})
const folderOf = (name: string) => join(shop.settings.backups.folder, name)

/** What is meant to differ: who works, and that somebody restored. */
const OWN = ['public.live_workers', 'public.restored_shop']
const contentsOf = async ({ pool }: Pick<TestShop, 'pool'>): Promise<Record<string, string>> => {
  const client = await pool.connect()
  try {
    const sums: Record<string, string> = {}
    for (const table of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as sum from ${quoted(table)} t`,
      )
      sums[`${table.schema}.${table.name}`] = rows[0].sum
    }
    for (const name of OWN) delete sums[name]
    return sums
  } finally {
    client.release()
  }
}

const expectSoundRestored = async (restored: RestoredShop) => {
  const { findings } = await auditOrders(restored)
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
  expect(findings.find(({ name }) => name.startsWith('I10'))?.checked).toBeGreaterThan(0)
  expect((await verifyAuditLog(restored.db)).broken).toBeUndefined()
}

test('everything comes back as it was, and goes on from there', async () => {
  const ventas = await addStaff(shop, 'ventas@example.mx', 'sales')
  for (const ref of ['F-1', 'F-2']) await recordChange(shop.db, ventas, { action: 'order-moved', subject: { kind: 'order', ref } })
  await shop.jobs.enqueue(shop.db, 'sweep-orders', {}, { key: 'one', line: 'a-line' })
  await shop.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead'`)
  await shop.pool.query(`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'dead'`)
  await shop.pool.query(`insert into live_workers (id) values ('dead')`)
  const { name, tables, files } = await makeBackup(sourceOf())
  await shop.pool.query(`update graphile_worker._private_jobs set locked_at = null, locked_by = null`)
  await shop.pool.query(`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`)
  expect(tables.find((table) => table.name === 'checkout_lines')).toMatchObject({ rows: 1 })
  expect(files.count).toBe(1)

  const restored = await restoredShop(shop, folderOf(name))
  try {
    expect(await contentsOf(restored)).toEqual(await contentsOf(shop))
    const [voucher = ''] = await readdir(`${shop.settings.dataFolder}/files/vouchers`)
    expect(await restored.files.read(`vouchers/${voucher}`)).toEqual(await shop.files.read(`vouchers/${voucher}`))
    expect(await restored.files.read('pictures/made/x.360.webp')).toBeUndefined()
    await expectSoundRestored(restored)
    const ask = async (text: string) => (await restored.pool.query(text)).rows
    expect(await ask('select count(*)::int as n from live_workers')).toEqual([{ n: 0 }])
    expect(await ask(`select count(*)::int as n from pg_trigger where tgenabled <> 'O'`)).toEqual([{ n: 0 }])
    await expect(restored.pool.query('delete from orders')).rejects.toThrow(/never changed/)
    await expect(restored.pool.query('update products set brand_id = 0')).rejects.toThrow(/foreign key/)
    // Sequences go on behind what is there.
    const nextOf = async ({ pool }: Pick<TestShop, 'pool'>) =>
      (await pool.query(`select nextval(pg_get_serial_sequence('customers', 'id'))::int as id`)).rows
    expect(await nextOf(restored)).toEqual(await nextOf(shop))
    expect(await ask('select backup from restored_shop')).toEqual([{ backup: name }])
  } finally {
    await restored.close()
  }
})

test('what is bought while the backup is made is in it whole or not at all', async () => {
  let isMade = false
  const buying = (async () => {
    while (!isMade) await orderWithVoucher()
  })()
  const { name } = await makeBackup(sourceOf({ now: new Date('2026-11-17T04:00:00Z') }))
  isMade = true
  await buying
  const restored = await restoredShop(shop, folderOf(name))
  await expectSoundRestored(restored).finally(restored.close)
})

test('an encrypted one is opened by its key and by no other', async () => {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const { name } = await makeBackup(sourceOf({ recipient, now: new Date('2026-11-17T05:00:00Z') }))
  expect((await readManifest(folderOf(name))).encrypted).toBe(true)
  await expect(restoredShop(shop, folderOf(name), [await generateIdentity()])).rejects.toThrow(/does not open it/)
  const restored = await restoredShop(shop, folderOf(name), [identity])
  await expectSoundRestored(restored).finally(restored.close)
})

test('nobody but whoever runs the shop may read it', async () => {
  const { folder } = shop.settings.backups
  const [name = ''] = await readdir(folder)
  const modes = [
    folder,
    join(folder, name),
    join(folder, name, 'manifest.json'),
    join(folder, name, 'database', 'public.customers.copy.zst'),
  ]
  expect(await Promise.all(modes.map(async (path) => (await stat(path)).mode & 0o777))).toEqual([0o700, 0o700, 0o600, 0o600])
})
