import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ring } from '../../ports/alarm-bell.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { conditionJobs } from './condition.jobs.ts'
import { watchCondition } from './watch-condition.ts'
import { watcherForWorker } from './watch-for-worker.ts'

let shop: TestShop
const rings: Ring[] = []
let pings = 0
const bell = { ring: async (ring: Ring) => void rings.push(ring), sayWell: async () => void pings++ }
beforeAll(async () => {
  shop = await testShop()
  await addStaff(shop, 'jefa@example.mx', 'owner')
  await addStaff(shop, 'socio@example.mx', 'owner')
  await addStaff(shop, 'ventas@example.mx', 'sales')
  await shop.pool.query(`insert into live_workers (id) values ('pool-1')`)
})
afterAll(() => shop.close())

const look = () => watchCondition({ ...shop, bell })
const giveUp = async () => {
  await shop.pool.query(`select graphile_worker.add_job('send-order-mail', '{}')`)
  await shop.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x'`)
}
const forget = (task: string) =>
  shop.pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [task],
  )
/** Mails that wait to be sent, and are then forgotten. */
const queued = async (): Promise<{ to: string; subject: string; text: string }[]> => {
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
  for (const words of ['1 correo o trabajo se abandonó', `${shop.settings.publicUrl}/admin/estado`]) expect(mails[0]?.text).toContain(words)
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
  expect(mail?.text).toContain('Trabajos abandonados: ya está bien.')
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
  for (const seconds of [0, 60, 120, 180]) await watchForWorker(new Date(now + seconds * 1_000))
  expect(rings).toMatchObject([{ status: 'fail', troubles: [{ part: 'database' }] }])
  isAway = false
  await shop.pool.query('update live_workers set seen_at = now()')
  await watchForWorker()
  expect(rings.at(-1)).toMatchObject({ status: 'pass', over: ['database'] })
})
