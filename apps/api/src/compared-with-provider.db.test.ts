import { randomUUID } from 'node:crypto'
import { mexicanTimeOf, nextDay } from '@shop/domain/mexican-time'
import { cents } from '@shop/domain/money'
import { runAgenda } from '@shop/payment-sandbox/run-agenda'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settleMoneyCase } from './modules/money-cases/money-cases.public.ts'
import { accountOf } from './modules/reconciliation/account.ts'
import { compareDays } from './modules/reconciliation/compare-days.ts'
import { listComparedDays } from './modules/reconciliation/days.queries.ts'
import { insertRun, updateRunEnded } from './modules/reconciliation/runs.queries.ts'
import { makeRefund } from './modules/refunds/make-refund.ts'
import { refundOrder } from './modules/refunds/refund-order.ts'
import { PaymentMisconfigured } from './ports/payment-failures.ts'
import { allOf } from './testing/all-of.ts'
import { bankOf } from './testing/at-the-bank.ts'
import { expectSound } from './testing/expect-sound.ts'
import { type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

/** The provider's books against the shop's: every way in which they can differ. */
let shop: TestShop
let sandbox: NonNullable<TestShop['sandbox']>['sandbox']
let ana: Shopper
let part: string
let days: { from: string; to: string }
beforeEach(async () => {
  shop = await testShop()
  if (!shop.sandbox) throw new Error('The demo has no sandbox')
  sandbox = shop.sandbox.sandbox
  // Events are lost here: what is known was told by the page, or is found out by the comparison.
  await sandbox.saveSwitches({ isLosing: true })
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 500 }])
  part = String(id)
  ana = await shopperIn(shop)
  const { day } = mexicanTimeOf(new Date())
  days = { from: day, to: nextDay(day) }
})
afterEach(() => shop.close())

const LATER_MS = 3 * 3_600_000
function later() {
  return { ...shop, now: () => new Date(Date.now() + LATER_MS) }
}
function compare() {
  return compareDays(later(), days)
}
async function cases() {
  return (
    await shop.pool.query(
      'select kind, subject, amount_cents, holds_goods, details, settled_at is null as is_open from money_cases order by id',
    )
  ).rows
}
function wanted() {
  return { lines: [{ ref: part, qty: 1 }], total: 500 }
}
async function bought() {
  const { folio } = (await ana.buyByCard(wanted())).body.data
  const { rows } = await shop.pool.query(
    'select o.id, p.id as payment_id, p.reference from orders o join payments p on p.checkout_id = o.checkout_id where folio = $1',
    [folio],
  )
  return {
    folio: folio as string,
    orderId: rows[0].id as number,
    paymentId: rows[0].payment_id as number,
    intent: rows[0].reference as string,
  }
}
function refundedAtProvider(intentId: string, amount: number) {
  return shop.payments.refund({ intentId, amount: cents(amount), idempotencyKey: randomUUID(), reason: 'duplicate', metadata: {} })
}
async function mayLeave(orderId: number) {
  return (await shop.pool.query('select may_leave from order_goods where order_id = $1', [orderId])).rows[0].may_leave
}
function atProvider(sql: string, ...values: unknown[]) {
  return shop.pool.query(sql, values)
}
function movementOf(intent: string, category: string) {
  return `kind = 'balance-transaction' and data ->> 'reporting_category' = '${category}'
   and data ->> 'source' in (select id from sandbox_objects where data ->> 'payment_intent' = '${intent}')`
}

test('books that agree have no differences; compared again at once, nothing changes', async () => {
  const { folio } = await bought()
  await bought()
  const staffId = await addStaff(shop, 'ventas@example.mx', 'sales')
  const { refund } = await refundOrder(shop, staffId, { folio, amount: 10_000, reason: 'x', returnsStock: false })
  await makeRefund(shop, refund?.id ?? '')
  const sums = { charged: 100_000, refunded: -10_000, disputed: 0, fees: 2 * 2_436, net: 100_000 - 10_000 - 2 * 2_436 }
  expect(await compare()).toEqual({ movements: 3, changed: 3, foreign: 0, booked: 0, cases: 0, ...sums })
  expect(await compare()).toEqual({ movements: 3, changed: 0, foreign: 0, booked: 0, cases: 0, ...sums })
  const run = await insertRun(shop.db, accountOf(shop.payments), { ...days, staffId })
  await updateRunEnded(shop.db, run ?? 0, {})
  expect((await listComparedDays(shop.db, accountOf(shop.payments), later().now())).find(({ charged }) => charged.books > 0)).toMatchObject(
    {
      charged: { provider: 100_000, books: 100_000 },
      refunded: { provider: -10_000, books: -10_000 },
      fees: 2 * 2_436,
      net: 100_000 - 10_000 - 2 * 2_436,
      foreign: 0,
    },
  )
})

test('a payment of which no event told becomes the order that it paid', async () => {
  const { body } = await ana.start(wanted())
  await ana.payByCard(body.data.client_secret)
  expect(await compare()).toMatchObject({ booked: 1, cases: 0 })
  expect((await shop.pool.query('select status from orders')).rows).toEqual([{ status: 'paid' }])
  expect(await compare()).toMatchObject({ booked: 0, cases: 0 })
  await expectSound(shop)
})

test('a charge of a purchase of ours that still fits no payment is a case; one of somebody else’s is counted', async () => {
  const { body } = await ana.start(wanted())
  await ana.payByCard(body.data.client_secret)
  await atProvider(
    `update sandbox_objects set data = jsonb_set(data, '{intent,status}', '"processing"') where id = $1`,
    body.data.transaction_id,
  )
  const foreign = await shop.payments.openCardIntent({
    amount: cents(7_000),
    idempotencyKey: randomUUID(),
    metadata: { checkout_id: randomUUID() },
    description: 'Taller',
  })
  await ana.payByCard(foreign.clientSecret)
  expect(await compare()).toMatchObject({ foreign: 1, booked: 0, cases: 1 })
  expect(await cases()).toMatchObject([
    { kind: 'charge-not-in-books', amount_cents: 50_000, details: { intent: body.data.transaction_id }, is_open: true },
  ])
})

test('a payment that the balance does not have keeps its goods in the house, until the charge is there', async () => {
  const { orderId, paymentId, intent } = await bought()
  await atProvider(`update sandbox_objects set kind = 'event' where ${movementOf(intent, 'charge')}`)
  expect(await compareDays(shop, days)).toMatchObject({ cases: 0 })
  expect(await compare()).toMatchObject({ cases: 1 })
  expect(await compare()).toMatchObject({ cases: 0 })
  expect(await cases()).toMatchObject([
    { kind: 'payment-not-at-provider', subject: `payment ${paymentId}`, holds_goods: true, is_open: true },
  ])
  expect(await mayLeave(orderId)).toBe(false)
  await atProvider(`update sandbox_objects set kind = 'balance-transaction' where kind = 'event' and id like 'txn%'`)
  expect(await compare()).toMatchObject({ changed: 1, cases: 0 })
  expect(await cases()).toMatchObject([{ kind: 'payment-not-at-provider', is_open: false }])
  expect(await mayLeave(orderId)).toBe(true)
})

test('a charge of another amount is a case that keeps the goods, and is not brought up again once somebody settled it', async () => {
  const { orderId, paymentId, intent } = await bought()
  await atProvider(`update sandbox_objects set data = data || '{"amount": 49000, "net": 46000}' where ${movementOf(intent, 'charge')}`)
  expect(await compare()).toMatchObject({ cases: 1 })
  expect(await cases()).toMatchObject([
    { kind: 'charge-differs', holds_goods: true, details: { expectedAmount: 50_000, seenAmount: 49_000 } },
  ])
  expect(await mayLeave(orderId)).toBe(false)
  await settleMoneyCase(shop.db, 'charge-differs', `payment ${paymentId}`, { outcome: 'accepted' })
  expect(await compare()).toMatchObject({ cases: 0 })
  expect(await cases()).toHaveLength(1)
})

test('a refund made on the provider’s pages stands in the books, and the goods stay', async () => {
  const { orderId, intent } = await bought()
  await refundedAtProvider(intent, 50_000)
  expect(await mayLeave(orderId)).toBe(true)
  expect(await compare()).toMatchObject({ booked: 1, cases: 0 })
  expect((await shop.pool.query('select status, amount_cents, reason from refunds')).rows).toEqual([
    { status: 'succeeded', amount_cents: 50_000, reason: 'made-at-provider' },
  ])
  expect((await shop.pool.query('select status from orders')).rows).toEqual([{ status: 'refunded' }])
  expect(await compare()).toMatchObject({ booked: 0, cases: 0 })
})

test('a refund that fails later is owed again', async () => {
  const { body } = await ana.start(wanted())
  await ana.payByCard(body.data.client_secret, '4000000000005126')
  const { folio } = (await ana.order({ transaction_id: body.data.transaction_id })).body.data
  const staffId = await addStaff(shop, 'ventas@example.mx', 'sales')
  const { refund } = await refundOrder(shop, staffId, { folio, amount: 20_000, reason: 'x', returnsStock: false })
  await makeRefund(shop, refund?.id ?? '')
  const deliver = async () => 200
  while ((await runAgenda({ sandbox, webhookSecret: '', deliver }, new Date(Date.now() + 10_000))) > 0);
  await expect.poll(async () => (await allOf(shop.payments.listRefunds(today())))[0]?.status).toBe('failed')
  expect(await compare()).toMatchObject({ movements: 3, booked: 1, cases: 0 })
  expect((await shop.pool.query('select status from refunds')).rows).toEqual([{ status: 'failed' }])
  expect((await shop.pool.query('select refunded_cents from payments')).rows).toEqual([{ refunded_cents: 0 }])
  expect(await compare()).toMatchObject({ booked: 0, cases: 0 })
})
function today() {
  return { from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 3_600_000) }
}

test('a refund of the books that the provider does not know is a case; so is one that the books cannot take', async () => {
  const { intent } = await bought()
  await refundedAtProvider(intent, 50_000)
  await compare()
  await atProvider(`delete from sandbox_objects where kind = 'refund' or ${movementOf(intent, 'refund')}`)
  await shop.pool.query(`update refunds set provider_reference = 're_nobody'`)
  await shop.pool.query(`update provider_movements set refund = 're_other' where refund is not null`)
  expect(await compare()).toMatchObject({ cases: 1 })
  expect(await cases()).toMatchObject([{ kind: 'refund-differs', subject: 'refund re_nobody', amount_cents: 50_000 }])
  const other = await bought()
  const failed = await refundedAtProvider(other.intent, 10_000)
  await compare()
  await shop.pool.query(`update refunds set status = 'failed' where provider_reference = $1`, [failed.id])
  expect(await compare()).toMatchObject({ booked: 0, cases: 1 })
  expect((await cases()).at(-1)).toMatchObject({ kind: 'refund-differs', subject: `refund ${failed.id}`, holds_goods: true })
  expect(await mayLeave(other.orderId)).toBe(false)
})

test('a dispute that took money and that nobody told of is read, and keeps the goods', async () => {
  const { orderId, intent, paymentId } = await bought()
  await bankOf(shop).does(intent, 'chargeback')
  expect(await compare()).toMatchObject({ booked: 1, cases: 0 })
  const { rows } = await shop.pool.query('select standing, amount_cents from disputes where payment_id = $1', [paymentId])
  expect(rows).toEqual([{ standing: 'open', amount_cents: 50_000 }])
  expect(await cases()).toMatchObject([{ kind: 'dispute', amount_cents: 50_000, is_open: true }])
  expect(await mayLeave(orderId)).toBe(false)
  expect(await compare()).toMatchObject({ booked: 0, cases: 0 })
})

test('a dispute of the balance that the provider does not know is a case that keeps the goods', async () => {
  const { orderId, intent } = await bought()
  await bankOf(shop).does(intent, 'chargeback')
  await compareDays(
    { ...later(), payments: { ...shop.payments, readDispute: () => Promise.reject(new PaymentMisconfigured('unknown')) } },
    days,
  )
  expect(await cases()).toMatchObject([{ kind: 'dispute', amount_cents: 50_000, holds_goods: true, is_open: true }])
  expect(await mayLeave(orderId)).toBe(false)
})

test('a payment that somebody accepted although it was short agrees with its charge, and its goods may leave', async () => {
  const { folio, orderId, paymentId } = await bought()
  // As the desk leaves it: the provider took less than was agreed, and somebody let go of the rest.
  await shop.pool.query('update payments set received_cents = 40000, forgiven_cents = 10000 where id = $1', [paymentId])
  await atProvider(
    `update sandbox_objects set data = data || '{"amount": 40000}' where kind = 'balance-transaction' and data ->> 'reporting_category' = 'charge'`,
  )
  expect(await compare()).toMatchObject({ booked: 0, cases: 0, charged: 40_000 })
  expect([folio.length > 0, await mayLeave(orderId), await cases()]).toEqual([true, true, []])
})

test('another account is one case and the end of the comparison, not a case for every payment', async () => {
  for (let i = 0; i < 6; i++) await bought()
  await atProvider(`delete from sandbox_objects where kind = 'balance-transaction'`)
  await expect(compare()).rejects.toThrow('wrong-account')
  await expect(compare()).rejects.toThrow('wrong-account')
  expect(await cases()).toMatchObject([{ kind: 'wrong-account', details: { reason: 'unknown', expected: 6, found: 0 } }])
})

test('real charges in books that are only being tried out are another account', async () => {
  await bought()
  await atProvider(`update sandbox_objects set data = data || '{"livemode": true}' where kind = 'charge'`)
  await expect(compare()).rejects.toThrow('wrong-account')
  expect(await cases()).toMatchObject([{ kind: 'wrong-account', details: { reason: 'mode' } }])
})
