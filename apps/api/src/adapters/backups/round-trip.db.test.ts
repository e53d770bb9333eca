import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordChange } from '../../modules/audit-log/record-change.queries.ts'
import { verifyAuditLog } from '../../modules/audit-log/verify-audit-log.ts'
import { auditOrders } from '../../modules/orders/audit-orders.ts'
import { orderWithVoucher } from '../../testing/order-with-voucher.ts'
import { type RestoredShop, restoredShop } from '../../testing/restored-shop.ts'
import { openBankAccount } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { tableSums } from '../../testing/table-sums.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { writeAgeKey } from '../../testing/write-age-key.ts'
import { localFiles } from '../local-files.ts'
import { sameServer } from './beside-database.ts'
import { addJobsAgain } from './load-queue.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { FILES_MEMBER } from './manifest.ts'
import { readIdentities, readMember } from './member.ts'

let shop: TestShop
let part: string
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  // A tab, a line and a backslash are what COPY has signs of its own for.
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', name: 'Balata\tcon \\ y\nñandú', stock: 500 }])
  part = String(id)
  await orderWithVoucher(shop, part)
  await shop.files.write('pictures/made/x.360.webp', Buffer.from('made again when asked for'))
})
afterAll(() => shop.close())

function makeOne(more: Partial<BackupSource> = {}) {
  return makeBackup({
    url: shop.databaseUrl,
    files: shop.files,
    folder: shop.settings.backups.folder,
    recipient: undefined,
    secrets: ['TOKEN_SECRET'],
    version: '1.0.0',
    ...more,
  })
}
function folderOf(name: string) {
  return join(shop.settings.backups.folder, name)
}

async function expectAllIsWell(restored: RestoredShop) {
  const { findings } = await auditOrders(restored)
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
  expect(findings.find(({ name }) => name.startsWith('I10'))?.checked).toBeGreaterThan(0)
  expect((await verifyAuditLog(restored.db)).broken).toBeUndefined()
}

test('everything comes back as it was, and goes on from there', async () => {
  const ventas = await addStaff(shop, 'ventas@example.mx', 'sales')
  for (const ref of ['F-1', 'F-2']) await recordChange(shop.db, ventas, { action: 'order-moved', subject: { kind: 'order', ref } })
  await shop.jobs.enqueue(shop.db, 'sweep-orders', {}, { key: 'one', line: 'a-line' })
  const holdJobs = (sql: string) =>
    Promise.all(['_private_jobs', '_private_job_queues'].map((table) => shop.pool.query(`update graphile_worker.${table} set ${sql}`)))
  await holdJobs(`locked_at = now(), locked_by = 'dead'`)
  await shop.pool.query(`insert into live_workers (id) values ('dead')`)
  const { name, tables, files } = await makeOne()
  await holdJobs('locked_at = null, locked_by = null')
  expect(tables.find((table) => table.name === 'checkout_lines')).toMatchObject({ rows: 1 })
  expect(tables.flatMap(({ columns }) => columns)).not.toContain('name_key_es')
  expect(files.count).toBe(1)

  const restored = await restoredShop(shop, folderOf(name))
  try {
    expect(await tableSums(restored.pool)).toEqual(await tableSums(shop.pool))
    const [voucher = ''] = await readdir(`${shop.settings.dataFolder}/files/vouchers`)
    expect(await restored.files.read(`vouchers/${voucher}`)).toEqual(await shop.files.read(`vouchers/${voucher}`))
    expect(await restored.files.read('pictures/made/x.360.webp')).toBeUndefined()
    await expectAllIsWell(restored)
    const ask = async (text: string) => (await restored.pool.query(text)).rows
    expect(await ask('select backup from restored_shop')).toEqual([{ backup: name }])
    expect(await ask('select count(*)::int as n from live_workers')).toEqual([{ n: 0 }])
    // Read from indexes alone from the first minute.
    expect(await ask(`select count(*)::int as n from pg_stat_user_tables where relname = 'products' and last_vacuum is not null`)).toEqual([
      { n: 1 },
    ])
    expect(await ask(`select count(*)::int as n from pg_trigger where tgenabled <> 'O'`)).toEqual([{ n: 0 }])
    await expect(ask('delete from orders')).rejects.toThrow(/never changed/)
    await expect(ask('update products set brand_id = 0')).rejects.toThrow(/foreign key/)
    const nextOf = async ({ pool }: Pick<TestShop, 'pool'>) =>
      (await pool.query(`select nextval(pg_get_serial_sequence('customers', 'id')), nextval(pg_get_serial_sequence('orders', 'id'))`)).rows
    expect(await nextOf(restored)).toEqual(await nextOf(shop))
    await recordChange(restored.db, ventas, { action: 'order-moved', subject: { kind: 'order', ref: 'F-3' } })
    expect(await verifyAuditLog(restored.db)).toMatchObject({ count: 3, broken: undefined })
  } finally {
    await restored.close()
  }
})

test('jobs of a queue with other tables are added again, each for its time and under its key', async () => {
  const kept = async () =>
    (
      await shop.pool.query(`
        select v.task_identifier, j.payload, v.queue_name, v.key, v.run_at, v.priority, v.max_attempts
        from graphile_worker.jobs v join graphile_worker._private_jobs j on j.id = v.id order by 1`)
    ).rows
  await shop.jobs.enqueue(shop.db, 'make-avif', { name: 'x', width: 360 }, { canWait: true })
  const before = await kept()
  const manifest = await makeOne({ now: new Date('2026-11-17T03:00:00Z') })
  await shop.pool.query('delete from graphile_worker._private_jobs')
  const client = new Client(shop.databaseUrl)
  await client.connect()
  await client.query('begin')
  await addJobsAgain(client, manifest, folderOf(manifest.name), undefined)
  await client.query('commit')
  await client.end()
  expect(before.map(({ task_identifier }) => task_identifier)).toEqual(['make-avif', 'send-order-mail', 'sweep-orders', 'tell-arrival'])
  expect(await kept()).toEqual(before)
})

test('what is bought while an encrypted one is made is in it whole or not at all', async () => {
  const key = await writeAgeKey(shop.settings.dataFolder)
  let isMade = false
  const buying = (async () => {
    while (!isMade) await orderWithVoucher(shop, part)
  })()
  const { name } = await makeOne({ recipient: key.recipient, now: new Date('2026-11-17T04:00:00Z') }).finally(() => {
    isMade = true
  })
  await buying
  const ignore = async (bytes: AsyncIterable<Buffer>) => {
    for await (const _ of bytes);
  }
  await expect(readMember(folderOf(name), FILES_MEMBER, [await generateIdentity()], ignore)).rejects.toThrow(/does not open it/)
  const restored = await restoredShop(shop, folderOf(name), await readIdentities(key.file))
  await expectAllIsWell(restored).finally(restored.close)
})

test('a database that no shop was ever opened on is refused in a sentence', async () => {
  await expect(makeOne({ url: sameServer(shop.databaseUrl, 'template1') })).rejects.toThrow(/start the shop on it first/)
})

test('a shop whose files are gone is refused in a sentence', async () => {
  const lost = `${shop.settings.dataFolder}/not-mounted`
  await expect(makeOne({ files: localFiles(lost) })).rejects.toThrow(/there is not one in .*not-mounted/)
})

test('nobody but whoever runs the shop may read it', async () => {
  const { folder } = shop.settings.backups
  const [name = ''] = await readdir(folder)
  const places = ['', name, join(name, 'database'), join(name, 'manifest.json'), join(name, 'database', 'public.customers.copy.zst')]
  const modes = await Promise.all(places.map(async (place) => (await stat(join(folder, place))).mode & 0o777))
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600, 0o600])
})
