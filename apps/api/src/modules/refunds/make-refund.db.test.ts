import { cents } from '@shop/domain/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PaymentDeclined, PaymentMisconfigured, PaymentNotKnown, PaymentOutcomeUnknown } from '../../ports/payment-failures.ts'
import type { AskedRefund, Refund } from '../../ports/payment-provider.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { failRefund } from './fail-refund.ts'
import { makeRefund } from './make-refund.ts'
import { recordRefund } from './record-refund.ts'
import { refundOrder } from './refund-order.ts'
import { listUnfinishedRefunds } from './refunds.queries.ts'

/** What the provider's no means for money that is owed. */
let shop: TestShop
let part: string
let ana: Shopper
let staffId: number
beforeAll(async () => {
  shop = await testShop()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 100 }]))[0])
  staffId = await addStaff(shop, 'ventas@example.mx', 'sales')
})
beforeEach(async () => {
  ana = await shopperIn(shop)
})
afterAll(async () => {
  await expectSound(shop)
  await shop.close()
})

async function refundable() {
  const { folio, transaction_id } = (await ana.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data
  const { refund } = await refundOrder(shop, staffId, { folio, reason: 'no le quedó', returnsStock: true })
  return { folio, transaction_id, id: refund?.id ?? '' }
}
/** The shop some minutes later, with a provider that says no; `asked` has every question. */
function refusing(no: () => Error, minutes = 0) {
  const asked: AskedRefund[] = []
  const refund = async (question: AskedRefund): Promise<Refund> => {
    asked.push(question)
    throw no()
  }
  const deps: OrderDeps = { ...shop, now: () => new Date(Date.now() + minutes * 60_000), payments: { ...shop.payments, refund } }
  return { asked, deps }
}
async function refundOf(id: string) {
  return (await shop.pool.query('select * from refunds where id = $1', [id])).rows[0]
}
async function caseOf(id: string) {
  return (await shop.pool.query('select * from money_cases where refund_id = $1', [id])).rows[0]
}
async function isDueIn(id: string, minutes: number) {
  return (await listUnfinishedRefunds(shop.db, shop.payments.name, new Date(Date.now() + minutes * 60_000))).some((one) => one.id === id)
}

test.each(['charge_disputed', 'charge_not_refundable', 'some_new_word'])('%s is over at once, and a case', async (code) => {
  const { id } = await refundable()
  const { asked, deps } = refusing(() => new PaymentDeclined({ code }))
  await makeRefund(deps, id)
  await makeRefund(deps, id)
  expect(asked).toHaveLength(1)
  expect([await refundOf(id), await caseOf(id)]).toMatchObject([
    { status: 'failed', failure_code: code },
    { kind: 'refund-stuck', settled_at: null, amount_cents: 50_000, details: { code } },
  ])
})

test('a payment that the provider does not know is not asked about again', async () => {
  const { id } = await refundable()
  const { asked, deps } = refusing(() => new PaymentNotKnown('no such payment_intent', undefined, 'resource_missing'))
  await makeRefund(deps, id)
  await makeRefund(deps, id)
  expect(asked).toHaveLength(1)
  expect([await refundOf(id), await caseOf(id)]).toMatchObject([{ status: 'failed' }, { details: { code: 'resource_missing' } }])
})

test('a balance that is too low is a case, asked about once a day under another key, and settles itself', async () => {
  const { id } = await refundable()
  const { asked, deps } = refusing(() => new PaymentDeclined({ code: 'balance_insufficient' }))
  await makeRefund(deps, id)
  expect([await refundOf(id), await caseOf(id)]).toMatchObject([{ status: 'open' }, { details: { code: 'balance_insufficient' } }])
  expect([await isDueIn(id, 60), await isDueIn(id, 1_441)]).toEqual([false, true])
  const next = refusing(() => new PaymentDeclined({ code: 'balance_insufficient' }))
  await makeRefund(next.deps, id)
  expect(next.asked[0]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey)
  await makeRefund(shop, id)
  expect([await refundOf(id), await caseOf(id)]).toMatchObject([{ status: 'succeeded' }, { outcome: 'given-back', settled_by: null }])
})

test('an answer that got lost keeps its key, and the pauses grow', async () => {
  const { id } = await refundable()
  const { asked, deps } = refusing(() => new PaymentOutcomeUnknown('no answer came'))
  await makeRefund(deps, id)
  expect([await isDueIn(id, 1), await isDueIn(id, 3)]).toEqual([false, true])
  await makeRefund(deps, id)
  expect([await isDueIn(id, 3), await isDueIn(id, 5)]).toEqual([false, true])
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(await caseOf(id)).toBeUndefined()
  await makeRefund(shop, id)
  expect(await refundOf(id)).toMatchObject({ status: 'succeeded' })
})

test('a refusal that nobody foresaw is tried some times and then given up into a case', async () => {
  const { id } = await refundable()
  const { asked, deps } = refusing(() => new PaymentMisconfigured('the payment provider refused our request', undefined, 'odd'))
  for (let i = 0; i < 9; i++) await makeRefund(deps, id)
  expect(asked).toHaveLength(5)
  expect([await refundOf(id), await caseOf(id)]).toMatchObject([{ status: 'failed', failure_code: 'odd' }, { settled_at: null }])
})

test('money that went back by another hand mends the books', async () => {
  const { id, transaction_id } = await refundable()
  await shop.payments.refund({
    intentId: transaction_id,
    amount: 50_000 as never,
    idempotencyKey: `hand ${id}`,
    reason: 'requested_by_customer',
    metadata: {},
  })
  await makeRefund(shop, id)
  expect(await refundOf(id)).toMatchObject({ status: 'failed', failure_code: 'charge_already_refunded' })
  const { rows } = await shop.pool.query(`select reason from refunds where payment_id = $1 and status = 'succeeded'`, [
    (await refundOf(id)).payment_id,
  ])
  expect(rows).toEqual([{ reason: 'made-at-provider' }])
})

test('an order whose refund failed afterwards does not read refunded', async () => {
  const { id, folio } = await refundable()
  const order = async () => (await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token: ana.token })).body.data
  await makeRefund(shop, id)
  expect(await order()).toMatchObject({ status: 'reembolsado', etiqueta: 'Reembolsado', siguiente_paso: 'comprar_de_nuevo' })
  const told = await shop.payments.readRefund((await refundOf(id)).provider_reference)
  await recordRefund(shop, { ...told, status: 'failed', failureReason: 'lost_or_stolen_card' })
  expect(await order()).toMatchObject({ etiqueta: 'Reembolso pendiente', siguiente_paso: 'reembolso_pendiente' })
  expect(await caseOf(id)).toMatchObject({ settled_at: null, details: { code: 'lost_or_stolen_card' } })
})

test('after an answer that got lost nobody says that the provider gave nothing; what it gave after all is a case', async () => {
  const { id, transaction_id } = await refundable()
  await makeRefund(refusing(() => new PaymentDeclined({ code: 'balance_insufficient' })).deps, id)
  expect((await refundOf(id)).failure_code).toBe('balance_insufficient')
  await makeRefund(refusing(() => new PaymentOutcomeUnknown('no answer came')).deps, id)
  expect((await refundOf(id)).failure_code).toBeNull()
  await failRefund(shop, id, 'declined')
  const metadata = { reembolso_id: id }
  const told = { id: `re_${id}`, intentId: transaction_id, amount: cents(50_000), status: 'succeeded' as const, metadata }
  expect([await recordRefund(shop, told), await recordRefund(shop, told)]).toEqual([true, false])
  const { rows } = await shop.pool.query(`select kind, settled_at from money_cases where subject = $1`, [`refund re_${id}`])
  expect(rows).toEqual([{ kind: 'refund-differs', settled_at: null }])
})
