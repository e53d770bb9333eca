import { randomUUID } from 'node:crypto'
import type { ConditionPart, ProcessRole } from '@shop/domain/condition'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newTally } from '../../ports/tally.ts'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { readCondition } from './condition.public.ts'
import { upsertHeartbeat } from './heartbeats.queries.ts'
import { startBeating } from './start-beating.ts'

let shop: TestShop
let owner: Desk
let part: string
let worker: Awaited<ReturnType<typeof startShopWorker>> | undefined
beforeAll(async () => {
  shop = await testShop()
  owner = await asStaff(shop, 'owner')
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BR-1', priceCents: 50_000, stock: 5 }]))[0])
})
afterAll(async () => {
  await worker?.stop()
  await shop.close()
})
beforeEach(() => shop.pool.query('truncate heartbeats; truncate live_workers; truncate graphile_worker._private_jobs'))

async function partOf(part: ConditionPart) {
  return (await readCondition(shop)).parts.find((one) => one.part === part)
}
function beat(roles: ProcessRole[], version = '1.0.0', facts: object = {}) {
  return upsertHeartbeat(shop.db, {
    id: randomUUID(),
    roles,
    host: 'caja',
    pid: 1,
    version,
    upSeconds: 0,
    facts: { mail: { wellAt: undefined, failedAt: undefined }, payments: { wellAt: undefined, failedAt: undefined }, ...facts },
  })
}
function minutesAgo(minutes: number) {
  return new Date(Date.now() - 60_000 * minutes)
}
async function addJob(task: string, payload: object, columns = '') {
  const { rows } = await shop.pool.query(`select (graphile_worker.add_job($1, $2::json)).id::text`, [task, JSON.stringify(payload)])
  const [{ id }] = rows
  if (columns) await shop.pool.query(`update graphile_worker._private_jobs set ${columns} where id = $1`, [id])
  return id as string
}
const GIVEN_UP = `attempts = max_attempts, last_error = 'Error: 550 no such user <ana.lopez@example.mx>\n  at send'`
async function lastEntry() {
  return (await shop.pool.query('select action, subject_ref, before, after, staff_role from audit_log order by id desc limit 1')).rows[0]
}

test('a shop in which nobody works in the background says so, and so does one whose worker fell silent', async () => {
  expect(await partOf('worker')).toEqual({ part: 'worker', status: 'warn', seconds: undefined })
  await shop.pool.query(`insert into live_workers (id) values ('pool-1')`)
  expect(await partOf('worker')).toMatchObject({ status: 'pass' })
  await shop.pool.query(`update live_workers set seen_at = now() - interval '5 minutes'`)
  expect(await partOf('worker')).toMatchObject({ status: 'warn', seconds: 300 })
  await beat(['api'])
  expect(await partOf('worker')).toMatchObject({ status: 'warn', seconds: 300 })
})

test('a process tells of its disk, its files and its last calls, and is gone when it ends', async () => {
  let minute = 0
  const tally = newTally(() => new Date(Date.now() + 60_000 * minute++))
  const beating = await startBeating({ ...shop, tally }, { roles: new Set(['worker']), version: '1.2.3' }, () => {})
  tally.mail('well')
  tally.mail('wrong')
  await beating.beat()
  const { processes, parts } = await readCondition(shop)
  expect(processes).toMatchObject([{ roles: ['worker'], version: '1.2.3', pid: process.pid }])
  expect(parts.find(({ part }) => part === 'files')).toMatchObject({ status: 'pass' })
  expect(parts.find(({ part }) => part === 'mail')).toMatchObject({ status: 'warn' })
  expect(parts.find(({ part }) => part === 'disk')?.totalBytes).toBeGreaterThan(0)
  await beating.stop()
  expect((await readCondition(shop)).processes).toEqual([])
})

test('a failure that one process found out outlives it: what another knew before it does not hide it', async () => {
  await beat(['worker'], '1.0.0', { mail: { wellAt: minutesAgo(10), failedAt: undefined } })
  const tally = newTally()
  tally.mail('wrong')
  const beating = await startBeating({ ...shop, tally }, { roles: new Set(['api']), version: '1.0.0' }, () => {})
  expect(await partOf('mail')).toMatchObject({ status: 'warn' })
  await beating.stop()
  expect(await partOf('mail')).toMatchObject({ status: 'warn' })
  const again = await startBeating({ ...shop, tally: newTally() }, { roles: new Set(['api']), version: '1.0.0' }, () => {})
  expect(await partOf('mail')).toMatchObject({ status: 'warn' })
  await beat(['worker'], '1.0.0', { mail: { wellAt: new Date(), failedAt: undefined } })
  expect(await partOf('mail')).toMatchObject({ status: 'pass' })
  await again.stop()
})

test('what a killed process found out counts for a day, and its age is told', async () => {
  await beat(['worker'], '1.0.0', { payments: { wellAt: undefined, failedAt: minutesAgo(30) } })
  await shop.pool.query(`update heartbeats set seen_at = now() - interval '29 minutes'`)
  await beat(['api'], '1.0.0', { payments: { wellAt: minutesAgo(40), failedAt: undefined } })
  expect(await partOf('payments')).toMatchObject({ status: 'warn', seconds: 1_800 })
  expect((await readCondition(shop)).processes).toMatchObject([{ roles: ['api'] }])
})

test('of several machines the worst counts, and two versions at once are told', async () => {
  await beat(['api'], '1.0.0', { areFilesWritable: true, disk: { freeBytes: 50e9, totalBytes: 100e9 } })
  await beat(['worker'], '1.1.0', { areFilesWritable: false, disk: { freeBytes: 5e9, totalBytes: 100e9 } })
  expect(await partOf('disk')).toEqual({ part: 'disk', status: 'warn', freeBytes: 5e9, totalBytes: 100e9 })
  expect(await partOf('files')).toMatchObject({ status: 'fail' })
  expect(await partOf('versions')).toMatchObject({ status: 'warn', count: 2 })
})

test('jobs that are late, that fail again and again or that were given up are told; what can wait is not late', async () => {
  await addJob('make-pictures', { name: 'a' }, `run_at = now() - interval '2 hours', priority = 10`)
  expect(await partOf('jobs-due')).toMatchObject({ status: 'pass', seconds: 0 })
  await addJob('sweep-orders', {}, `run_at = now() - interval '20 minutes'`)
  expect(await partOf('jobs-due')).toMatchObject({ status: 'warn', seconds: 1200 })
  await addJob('sweep-orders', {}, `attempts = 8, last_error = 'x', run_at = now() + interval '1 hour'`)
  await addJob('send-message', {}, GIVEN_UP)
  expect(await partOf('jobs-failing')).toMatchObject({ status: 'warn', count: 1 })
  expect(await partOf('jobs-given-up')).toMatchObject({ status: 'warn', count: 1 })
  expect((await readCondition(shop)).jobsWaiting).toBe(3)
})

test('a migration that is missing is a failure, and so is a database that is gone', async () => {
  expect(await partOf('migrations')).toMatchObject({ status: 'pass' })
  await shop.pool.query(`update migrations set name = 'later' where name = '0048_condition.sql'`)
  expect(await partOf('migrations')).toMatchObject({ status: 'fail', count: 1 })
  await shop.pool.query(`update migrations set name = '0048_condition.sql' where name = 'later'`)
  const gone = { ...shop, jobDesk: { ...shop.jobDesk, readFigures: () => Promise.reject(new Error('gone')) } }
  expect(await readCondition(gone)).toMatchObject({ status: 'fail', parts: [{ part: 'database', status: 'fail' }], processes: [] })
})

test('the owner sees what failed without anybody’s address', async () => {
  await addJob('send-message', { channel: 'email', to: 'ana.lopez@example.mx', subject: 'Tu cotización', text: 'secreto' }, GIVEN_UP)
  await addJob('send-message', { channel: 'sms', to: '2225550101', subject: '', text: 'hola' }, `attempts = 1, last_error = 'down'`)
  const { body } = await owner.get('/admin/estado')
  expect(body.data.fallidos).toMatchObject([
    {
      tipo: 'mensaje',
      abandonado: true,
      asunto: 'Tu cotización',
      para: 'a•••@example.mx',
      error: 'Error: 550 no such user <a•••@example.mx>',
      se_puede_descartar: true,
    },
    { tipo: 'mensaje', abandonado: false, para: '•••• 0101', error: 'down' },
  ])
  expect(JSON.stringify(body)).not.toMatch(/ana\.lopez|2225550101|secreto/)
})

test('a mail about an order says which order and what it was to say', async () => {
  const { folio } = (await (await shopperIn(shop)).buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data
  const { rows } = await shop.pool.query('select id from orders where folio = $1', [folio])
  await shop.pool.query('truncate graphile_worker._private_jobs')
  await addJob('send-order-mail', { orderId: rows[0].id, kind: 'shipped', occasion: 'x' }, GIVEN_UP)
  expect((await owner.get('/admin/estado')).body.data.fallidos).toMatchObject([{ tipo: 'correo_de_pedido', correo: 'enviado', folio }])
})

test('what was given up runs again when the owner wants it, once, and the log says who wanted it', async () => {
  const mail = (text: string) => ({ channel: 'sms', to: '2225550101', subject: '', text })
  const sent = async () => (await shop.pool.query('select text from mailbox_messages')).rows
  const id = await addJob('send-message', mail('uno'), GIVEN_UP)
  await addJob('send-message', mail('dos'), GIVEN_UP)
  worker = await startShopWorker(shop, () => {})
  const { status, body } = await owner.post(`/admin/estado/trabajos/${id}/reintentar`)
  expect([status, body.data.fallidos.length]).toEqual([200, 1])
  expect(await lastEntry()).toMatchObject({ action: 'job-retried', subject_ref: id, after: { task: 'send-message' }, staff_role: 'owner' })
  await expect.poll(sent).toEqual([{ text: 'uno' }])
  await worker.stop()
  worker = undefined
  expect((await owner.post(`/admin/estado/trabajos/${id}/reintentar`)).status).toBe(404)
  await owner.post('/admin/estado/trabajos/reintentar')
  expect(await lastEntry()).toMatchObject({ action: 'job-retried', subject_ref: 'todos', after: { lines: 1 } })
  const { rows } = await shop.pool.query(
    `select attempts, run_at <= now() as "isDue" from graphile_worker._private_jobs where payload ->> 'text' = 'dos'`,
  )
  expect(rows).toEqual([{ attempts: 0, isDue: true }])
})

test('what nobody wants any more is thrown away, and money never', async () => {
  const mail = await addJob('send-message', { to: 'ana@example.mx' }, GIVEN_UP)
  const refund = await addJob('make-refund', { refundId: 'x' }, GIVEN_UP)
  expect((await owner.post(`/admin/estado/trabajos/${refund}/descartar`)).body.code).toBe('job_moves_money')
  const { body } = await owner.post(`/admin/estado/trabajos/${mail}/descartar`)
  expect(body.data.fallidos.map(({ _id }: { _id: string }) => _id)).toEqual([refund])
  expect(await lastEntry()).toMatchObject({ action: 'job-discarded', subject_ref: mail, before: { task: 'send-message' } })
  expect((await owner.post(`/admin/estado/trabajos/${mail}/descartar`)).status).toBe(404)
})

test('a job that runs at this moment is left alone', async () => {
  const id = await addJob('send-message', {}, `last_error = 'x', attempts = 2, locked_at = now(), locked_by = 'worker'`)
  expect((await owner.post(`/admin/estado/trabajos/${id}/reintentar`)).status).toBe(404)
  expect((await owner.post(`/admin/estado/trabajos/${id}/descartar`)).status).toBe(404)
})
