import { mexicanTimeOf, momentOf, nextDay } from '@shop/domain/mexican-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { compareAsked, compareNight } from './run-comparison.ts'

/** Two processes of one shop; the comparisons of each night, and those that somebody asks for. */
let one: TestShop
let two: TestShop
let sandbox: NonNullable<TestShop['sandbox']>['sandbox']
let ana: Shopper
let part: string
let sales: Desk
let today: string
beforeAll(async () => {
  const environment = { TOKEN_SECRET: 'both hosts know the same secret 0123456789' }
  one = await testShop(environment)
  two = await testShop(environment, { beside: one })
  if (!one.sandbox) throw new Error('The demo has no sandbox')
  sandbox = one.sandbox.sandbox
  await sandbox.saveSwitches({ isLosing: true })
  const [id] = await stockTheShelves(one.db, [{ partNumber: 'BAL-1', stock: 500 }])
  part = String(id)
  ana = await shopperIn(one)
  sales = await asStaff(one, 'sales')
  await asStaff(one, 'owner', 'olga@example.mx')
  today = mexicanTimeOf(new Date()).day
})
afterAll(async () => {
  await two.close()
  await one.close()
})

async function bought(): Promise<string> {
  return (await ana.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data.folio
}
/** The night after what is bought here, or another one later. */
function at(shop: TestShop, night: string, minutes = 187) {
  return { ...shop, now: () => momentOf({ day: night, minutes }) }
}
async function runs() {
  return (
    await one.pool.query(`select night::text, asked_by, failure, ended_at is null as is_open, result from reconciliation_runs order by id`)
  ).rows
}
async function mails() {
  return (
    await one.pool.query(
      `select payload ->> 'to' as "to", payload ->> 'subject' as subject, payload ->> 'text' as text from graphile_worker._private_jobs where key like 'reconciliation %'`,
    )
  ).rows
}

test('before two in the morning there is nothing to compare; afterwards a quiet night is compared once, and told to nobody', async () => {
  const night = nextDay(today)
  await bought()
  await compareNight(at(one, night, 119))
  expect(await runs()).toEqual([])
  // Whoever is second finds it under way, or done; the queue tries again and finds it done.
  const both = await Promise.allSettled([compareNight(at(one, night)), compareNight(at(two, night))])
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  await compareNight(at(two, night))
  expect(await runs()).toMatchObject([
    { night, asked_by: null, failure: null, is_open: false, result: { movements: 1, changed: 1, booked: 0, cases: 0 } },
  ])
  expect(await mails()).toEqual([])
})

test('a night that found something is told to the owners, once', async () => {
  const night = nextDay(today, 2)
  await bought()
  await one.pool.query(`update sandbox_objects set data = data || '{"amount": 1}' where kind = 'balance-transaction'
    and place = (select max(place) from sandbox_objects where kind = 'balance-transaction')`)
  await compareNight(at(one, night))
  await compareNight(at(two, night))
  expect((await runs()).at(-1)).toMatchObject({ night, result: { cases: 1 } })
  expect(await mails()).toEqual([
    {
      to: 'olga@example.mx',
      subject: expect.stringContaining(`Diferencias con el proveedor de pagos, noche del ${night}`),
      text: expect.stringContaining('/admin/dinero-por-aclarar'),
    },
  ])
})

test('a night that failed is made up for', async () => {
  const night = nextDay(today, 3)
  const listMovements = () => {
    throw new Error('nobody answers')
  }
  const silent = at(one, night)
  await expect(compareNight({ ...silent, payments: { ...one.payments, listMovements } })).rejects.toThrow('nobody answers')
  expect((await runs()).at(-1)).toMatchObject({ night, failure: 'nobody answers' })
  await compareNight(silent)
  expect((await runs()).at(-1)).toMatchObject({ night, failure: null })
})

test('staff ask for days, 31 at most and one comparison at a time; the worker does it', async () => {
  const path = '/admin/conciliacion'
  expect((await sales.post(path, { desde: nextDay(today, -31), hasta: today })).body.code).toBe('days_not_comparable')
  expect((await sales.post(path, { desde: today, hasta: nextDay(today, -1) })).body.code).toBe('days_not_comparable')
  expect((await sales.post(path, { desde: today, hasta: nextDay(today, 9) })).body.code).toBe('days_not_comparable')
  expect((await sales.post(path, { desde: 'ayer', hasta: today })).status).toBe(400)
  const asked = await sales.post(path, { desde: nextDay(today, -30), hasta: today })
  expect(asked.body.data.corridas[0]).toMatchObject({ desde: nextDay(today, -30), hasta: today, pedida_por: 'Beto' })
  expect(asked.body.data.corridas[0].fin).toBeUndefined()
  expect((await sales.post(path, { desde: today, hasta: today })).body.code).toBe('comparison_running')
  const { rows } = await one.pool.query(`select payload from graphile_worker._private_jobs where key like 'compare-days:%'`)
  await compareAsked(two, rows[0].payload.runId)
  const { corridas, dias } = (await sales.get(path)).body.data
  expect(corridas[0]).toMatchObject({ fin: expect.any(String), resultado: { movimientos: expect.any(Number) } })
  // Two charges of 500; one of them is told otherwise by the provider.
  const sum = (side: 'proveedor' | 'libros') =>
    dias.reduce((all: number, { cobrado }: { cobrado: Record<string, number> }) => all + Math.round((cobrado[side] ?? 0) * 100), 0)
  expect([sum('proveedor'), sum('libros')]).toEqual([50_001, 100_000])
})

test('payouts are listed with what they consist of; one that the bank sent back is a case', async () => {
  const soon = new Date(Date.now() + 3_600_000)
  const folio = await bought()
  await one.pool.query(
    `update sandbox_objects set data = data || '{"amount": 50000}' where kind = 'balance-transaction' and data ->> 'amount' = '1'`,
  )
  const payout = await sandbox.payOut(soon)
  await bought()
  const failing = await sandbox.payOut(soon, { isFailing: true })
  await compareNight(at(one, nextDay(today, 4)))
  // The night looks ten days back for payouts, so that those of today are seen although its charges were compared before.
  const listed = (await sales.get('/admin/conciliacion/depositos')).body.data
  const shown = (id = '') => listed.find(({ _id }: { _id: string }) => _id === id)
  expect(shown(failing?.id)).toMatchObject({ estado: 'fallido', monto: (failing?.amount ?? 0) / 100, falla: 'account_closed' })
  expect(shown(payout?.id)).toMatchObject({
    estado: 'pagado',
    monto: 1426.92,
    partes: [{ categoria: 'charge', cuantos: 3, monto: 1500, comision: 73.08, neto: 1426.92 }],
  })
  const moved = (await sales.get(`/admin/conciliacion/depositos/${payout?.id}`)).body.data
  expect(moved).toHaveLength(3)
  expect(moved.find((one: { folio: string }) => one.folio === folio)).toMatchObject({
    categoria: 'charge',
    monto: 500,
    comision: 24.36,
    neto: 475.64,
  })
  expect((await sales.get('/admin/conciliacion/depositos/po_nobody')).body.code).toBe('payout_not_found')
  const { rows } = await one.pool.query(`select subject, amount_cents from money_cases where kind = 'payout-failed'`)
  expect(rows).toEqual([{ subject: `payout ${failing?.id}`, amount_cents: failing?.amount }])
})
