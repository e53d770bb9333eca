import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { recordChange, verifyAuditLog } from '../audit-log/audit-log.public.ts'
import { sendAuditAnchor } from './send-audit-anchor.ts'

/** Two workers of one shop. */
const TOKEN_SECRET = 'both workers know the same secret 0123456789'
let one: TestShop
let two: TestShop
let stops: readonly (() => Promise<void>)[]
let beto: number
beforeAll(async () => {
  one = await testShop({ TOKEN_SECRET })
  two = await testShop({ TOKEN_SECRET }, { beside: one })
  beto = await addStaff(one, 'beto@example.mx', 'owner')
  await addStaff(one, 'olga@example.mx', 'owner')
  await addStaff(one, 'ventas@example.mx', 'sales')
  stops = (await Promise.all([startShopWorker(one, () => {}), startShopWorker(two, () => {})])).map(({ stop }) => stop)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await two.close()
  await one.close()
})

function record(ref: string) {
  return recordChange(one.db, beto, { action: 'order-moved', subject: { kind: 'order', ref } })
}
const lines: string[] = []
function note(line: string) {
  return lines.push(line)
}
/** Both do it, and again: a job may run twice. */
async function anchorOf(day: string) {
  const now = new Date(`${day}T12:07:00Z`)
  await Promise.all([one, two, one, two].map((shop) => sendAuditAnchor({ ...shop, note }, now)))
  await expect.poll(async () => (await waiting()).length).toBe(0)
}
async function waiting() {
  return (await one.pool.query(`select from graphile_worker._private_jobs where key like 'audit-anchor%'`)).rows
}
async function mails(words: string) {
  return (
    await one.pool.query('select recipient, subject, text as body from mailbox_messages where subject like $1 order by recipient', [
      `%${words}%`,
    ])
  ).rows
}

test('an empty log is no mail', async () => {
  await anchorOf('2001-02-15')
  expect(await mails('2001-02-15')).toEqual([])
})

test('every owner gets one mail a day, with the number and the hash that the log ends with; the server’s log says the same', async () => {
  for (let i = 1; i <= 3; i++) await record(`F-${i}`)
  const { lastHash } = await verifyAuditLog(one.db)
  await anchorOf('2001-02-16')
  const sent = await mails('Ancla de la bitácora del 2001-02-16')
  expect(sent.map(({ recipient }) => recipient)).toEqual(['beto@example.mx', 'olga@example.mx'])
  for (const { body } of sent)
    for (const words of ['3 renglones', `Último renglón: 3. Su huella: ${lastHash}`, `npm run audit -- --anchor 3:${lastHash}`])
      expect(body).toContain(words)
  expect(lines.at(-1)).toBe(`The log of staff’s actions on 2001-02-16: 3:${lastHash}`)
  await record('F-4')
  await anchorOf('2001-02-16')
  expect(await mails('2001-02-16')).toHaveLength(2)
  await anchorOf('2001-02-17')
  const next = await mails('Ancla de la bitácora del 2001-02-17')
  expect(next).toHaveLength(2)
  expect(next[0].body).toContain('4 renglones')
})

test('a log that was cut is told instead', async () => {
  await one.pool.query('alter table audit_log disable trigger user; delete from audit_log where id > 2')
  await anchorOf('2001-02-18')
  const [mail] = await mails('Alguien tocó la bitácora')
  for (const words of ['llegaba al renglón 4', 'Los primeros 2 renglones están íntegros', '--anchor 2:']) expect(mail.body).toContain(words)
  expect(lines.at(-1)).toContain('broken at 4 (cut)')
})
