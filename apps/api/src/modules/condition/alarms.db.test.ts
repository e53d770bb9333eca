import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ring } from '../../ports/alarm-bell.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { conditionJobs } from './condition.jobs.ts'
import { upsertHeartbeat } from './heartbeats.queries.ts'
import { watchCondition } from './watch-condition.ts'
import { watcherForWorker } from './watch-for-worker.ts'

let shop: TestShop
const rings: Ring[] = []
let pings = 0
let isHeard = true
const bell = {
  ring: async (ring: Ring) => {
    rings.push(ring)
    return isHeard
  },
  sayWell: async () => void pings++,
}
beforeAll(async () => {
  shop = await testShop()
  await addStaff(shop, 'jefa@example.mx', 'owner')
  await addStaff(shop, 'socio@example.mx', 'owner')
  await addStaff(shop, 'ventas@example.mx', 'sales')
  await shop.pool.query(`insert into live_workers (id) values ('pool-1')`)
})
afterAll(() => shop.close())

function look() {
  return watchCondition({ ...shop, bell })
}
async function giveUp() {
  await shop.pool.query(`select graphile_worker.add_job('send-order-mail', '{}')`)
  await shop.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x'`)
}
function forget(task: string) {
  return shop.pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [task],
  )
}
/** Mails that wait to be sent, and are then forgotten. */
async function queued(): Promise<{ to: string; subject: string; text: string }[]> {
  const { rows } = await shop.pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-message' order by j.payload ->> 'to'`,
  )
  await forget('send-message')
  return rows.map(({ payload }) => payload)
}

test('a shop that is well tells nobody, and its worker says so outside', async () => {
  await conditionJobs({ ...shop, bell })['watch-condition']({})
  expect([await queued(), rings, pings]).toEqual([[], [], 1])
})

test('of several who look at once one tells every owner, once, in one mail with a way to the screen', async () => {
  await giveUp()
  await Promise.all([look(), look(), look()])
  const mails = await queued()
  expect(mails.map(({ to }) => to)).toEqual(['jefa@example.mx', 'socio@example.mx'])
  for (const words of ['1 correo o tarea se abandonó', `${shop.settings.publicUrl}/admin/estado`]) expect(mails[0]?.text).toContain(words)
  expect(rings).toMatchObject([{ status: 'warn', troubles: [{ part: 'jobs-given-up' }], over: [] }])
  await conditionJobs({ ...shop, bell })['watch-condition']({})
  expect([await queued(), pings]).toEqual([[], 1])
})

test('it is told again after a day, and once when it is over', async () => {
  await shop.pool.query(`update alarms set told_at = told_at - interval '1 day'`)
  await look()
  expect(await queued()).toHaveLength(2)
  await forget('send-order-mail')
  await look()
  const [mail] = await queued()
  expect(mail?.subject).toContain('La tienda está bien otra vez')
  expect(mail?.text).toContain('Tareas abandonadas: ya está bien.')
  await look()
  expect(await queued()).toEqual([])
  expect((await shop.pool.query('select from alarms')).rows).toEqual([])
})

test('while no worker lives the API tells in its place, by mail too, and the worker that comes back sends nothing twice', async () => {
  const watchForWorker = watcherForWorker({ ...shop, bell })
  const sent = async () => (await shop.pool.query('select recipient from mailbox_messages order by recipient')).rows
  await watchForWorker()
  expect(await sent()).toEqual([])
  await shop.pool.query(`update live_workers set seen_at = now() - interval '10 minutes'`)
  await watchForWorker()
  expect(await sent()).toEqual([])
  await watchForWorker(new Date(Date.now() + 61_000))
  expect(await sent()).toEqual([{ recipient: 'jefa@example.mx' }, { recipient: 'socio@example.mx' }])
  const [first] = await queued()
  const { rows } = await shop.pool.query('select from sent_messages where key = $1', [(first as unknown as { key: string }).key])
  expect(rows).toHaveLength(1)
})

test('an API without a mail server leaves the mail to the worker', async () => {
  await shop.pool.query('truncate alarms; truncate mailbox_messages')
  const watchForWorker = watcherForWorker({ ...shop, bell, settings: { ...shop.settings, mode: 'production', mail: undefined } })
  await watchForWorker()
  await watchForWorker(new Date(Date.now() + 61_000))
  expect((await shop.pool.query('select from mailbox_messages')).rows).toEqual([])
  expect(await queued()).toHaveLength(2)
})

test('what was not heard outside is told again every minute until it is, also by a process that was started since, and mailed once', async () => {
  await shop.pool.query(`truncate alarms; update live_workers set seen_at = now() + interval '1 hour'`)
  rings.length = 0
  const begun = Date.now()
  let minutes = 0
  /** Each look is that of a process which knows nothing of the one before. */
  const lookNextMinute = () => watchCondition({ ...shop, bell }, new Date(begun + 60_000 * minutes++))
  isHeard = false
  await giveUp()
  await lookNextMinute()
  await lookNextMinute()
  isHeard = true
  await lookNextMinute()
  await lookNextMinute()
  const ring = { status: 'warn', troubles: [{ part: 'jobs-given-up' }], over: [] }
  expect(rings.splice(0)).toMatchObject([ring, ring, ring])
  expect(await queued()).toHaveLength(2)
  isHeard = false
  await forget('send-order-mail')
  await lookNextMinute()
  isHeard = true
  await lookNextMinute()
  await lookNextMinute()
  expect(rings).toMatchObject(Array(2).fill({ status: 'pass', troubles: [], over: ['jobs-given-up'] }))
  expect(await queued()).toHaveLength(2)
  expect((await shop.pool.query('select from alarms')).rows).toEqual([])
})

test('while one process rings, or has just rung in vain, no other rings for the same', async () => {
  await shop.pool.query('truncate alarms')
  rings.length = 0
  isHeard = false
  await giveUp()
  await Promise.all([look(), look(), look()])
  await look()
  expect(rings).toHaveLength(1)
  isHeard = true
  await forget('send-order-mail')
  await shop.pool.query('truncate alarms')
  await queued()
})

test('a process that has sent no mail yet does not say that mail is well again', async () => {
  const id = randomUUID()
  const none = { wellAt: undefined, failedAt: undefined }
  const beat = (mail: object) =>
    upsertHeartbeat(shop.db, {
      id,
      roles: ['worker'],
      host: 'caja',
      pid: 1,
      version: '1',
      upSeconds: 0,
      facts: { mail: { ...none, ...mail }, payments: none },
    })
  await beat({ failedAt: new Date() })
  await look()
  await shop.pool.query(`update alarms set since = since - interval '10 minutes' where part = 'mail'`)
  await look()
  expect((await queued())[0]?.text).toContain('Correo')
  await beat({})
  await look()
  expect(await queued()).toEqual([])
  await beat({ wellAt: new Date() })
  await look()
  expect((await queued())[0]?.subject).toContain('La tienda está bien otra vez')
})

test('a database that is away is told outside the shop, once it has been away for its grace', async () => {
  rings.length = 0
  let isAway = true
  const db = new Proxy(shop.db, {
    get: (target, name) => {
      if (isAway) throw new Error('away')
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const watchForWorker = watcherForWorker({ ...shop, db, bell })
  const now = Date.now()
  const lookAfter = async (...minutes: number[]) => {
    for (const minute of minutes) await watchForWorker(new Date(now + minute * 60_000))
    return rings.splice(0)
  }
  expect(await lookAfter(0, 1)).toEqual([])
  isHeard = false
  expect(await lookAfter(2)).toMatchObject([{ status: 'fail', troubles: [{ part: 'database' }] }])
  isHeard = true
  expect(await lookAfter(3, 4)).toMatchObject([{ status: 'fail', troubles: [{ part: 'database' }] }])
  isAway = false
  await shop.pool.query('update live_workers set seen_at = $1', [new Date(now + 5 * 60_000)])
  isHeard = false
  expect(await lookAfter(5)).toMatchObject([{ status: 'pass', over: ['database'] }])
  isHeard = true
  expect(await lookAfter(5, 5)).toMatchObject([{ status: 'pass', over: ['database'] }])
})
