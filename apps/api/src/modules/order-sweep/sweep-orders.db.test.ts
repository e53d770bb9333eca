import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PaymentTemporary } from '../../ports/payment-failures.ts'
import { asStaff } from '../../testing/as-staff.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { sweepOrders } from './sweep-orders.ts'

/** One bad payment never delays another, and nothing is asked about without end. */
let shop: TestShop
let part: string
let ana: Shopper
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 1_000 }]))[0])
})
beforeEach(async () => {
  ana = await shopperIn(shop)
  await shop.sandbox?.sandbox.saveSwitches({ isLosing: true })
  await shop.pool.query(`update payments set status = 'cancelled' where status in ('created', 'requires_action', 'processing')`)
  await shop.pool.query(`update money_cases set settled_at = now(), outcome = 'test' where settled_at is null`)
})
afterAll(async () => {
  await expectSound(shop)
  await shop.close()
})

/** No test waits for the provider's limits. */
async function AT_ONCE() {}
function lines() {
  return [{ ref: part, qty: 1 }]
}
function later(minutes: number, more: Partial<OrderDeps> = {}): OrderDeps {
  return {
    ...shop,
    now: () => new Date(Date.now() + minutes * 60_000),
    ...more,
  }
}
async function startedBy(shopper: Shopper) {
  return (await shopper.start({ lines: lines(), total: 500 })).body.data
}
async function paidBy(shopper: Shopper) {
  const data = await startedBy(shopper)
  await shopper.payByCard(data.client_secret)
  return data
}
/** As after a change of keys: payments that the provider does not know, each with its purchase and a piece put aside. */
async function addUnknown(count: number, like: string) {
  await shop.pool.query(
    `with made as (
       insert into checkouts (id, customer_id, payment_method, fingerprint, subtotal_cents, saved_cents, shipping_cents, total_cents, carrier_key, delivery_from, delivery_to,
         recipient, address, locale, held_until)
       select gen_random_uuid(), customer_id, payment_method, fingerprint, subtotal_cents, saved_cents, shipping_cents, total_cents, carrier_key, delivery_from, delivery_to,
         recipient, address, locale, now() - interval '1 hour' from checkouts, generate_series(1, $2) where id = $1 returning id),
     lines as (
       insert into checkout_lines (checkout_id, place, product_id, part_number, internal_key, name, brand, qty, price_cents, discount_percent, unit_price_cents)
       select made.id, l.place, l.product_id, l.part_number, l.internal_key, l.name, l.brand, l.qty, l.price_cents, l.discount_percent, l.unit_price_cents
       from made, checkout_lines l where l.checkout_id = $1)
     insert into payments (checkout_id, attempt, provider, reference, method, amount_cents, is_live, status, created_at, checked_at)
     select id, 1, $3, 'pi_unknown_' || id, 'card', 50000, false, 'created', now() - interval '1 day', now() - interval '1 day' from made`,
    [like, count, shop.payments.name],
  )
  await shop.pool.query('update products set reserved = reserved + $1 where id = $2', [count, part])
}
async function heldByUnknown() {
  return (
    await shop.pool.query(
      `select count(*)::int as held from checkout_lines l join payments p using (checkout_id) where l.hold = 'held' and p.reference like 'pi_unknown_%'`,
    )
  ).rows[0].held
}
async function casesOf(kind: string) {
  return (await shop.pool.query('select * from money_cases where kind = $1 and settled_at is null', [kind])).rows
}
async function paymentOf(reference: string) {
  return (await shop.pool.query('select * from payments where reference = $1', [reference])).rows[0]
}

test('a card whose event was lost is settled behind 250 payments that the provider does not know; their parts are free, and it is one case', async () => {
  const { checkout_id, transaction_id } = await paidBy(ana)
  await addUnknown(250, checkout_id)
  await sweepOrders(later(3), AT_ONCE)
  await sweepOrders(later(6), AT_ONCE)
  expect(await paymentOf(transaction_id)).toMatchObject({ status: 'paid' })
  expect(await heldByUnknown()).toBe(0)
  expect(await casesOf('wrong-account')).toHaveLength(1)
  expect(await casesOf('payment-unknown')).toEqual([])
})

test('a few that the provider does not know are asked about three times, with growing pauses, and then each is a case', async () => {
  const { transaction_id } = await startedBy(ana)
  const unknown = `pi_${randomUUID()}`
  await shop.pool.query('update payments set reference = $2 where reference = $1', [transaction_id, unknown])
  const failuresAt = async (minutes: number) => {
    await sweepOrders(later(minutes), AT_ONCE)
    return (await paymentOf(unknown)).check_failures
  }
  expect([await failuresAt(3), await failuresAt(4), await failuresAt(6), await failuresAt(9), await failuresAt(11)]).toEqual([
    1, 1, 2, 2, 3,
  ])
  const { id } = await paymentOf(unknown)
  expect(await casesOf('payment-unknown')).toMatchObject([{ payment_id: id, details: { why: 'not-known' } }])
  expect(await casesOf('wrong-account')).toEqual([])
})

test('a provider that does not answer is left alone for longer each time, and in the end it is a case', async () => {
  const { transaction_id } = await startedBy(ana)
  let asked = 0
  const silent = (): never => {
    asked++
    throw new PaymentTemporary('the payment provider does not answer')
  }
  const payments: OrderDeps['payments'] = { ...shop.payments, readIntent: async () => silent(), cancelIntent: async () => silent() }
  // Every ten minutes for two days: 288 rounds.
  for (let minutes = 3; minutes < 2_880; minutes += 10) await sweepOrders(later(minutes, { payments }), AT_ONCE)
  expect(asked).toBeLessThan(20)
  expect(await casesOf('payment-unknown')).toMatchObject([
    { payment_id: (await paymentOf(transaction_id)).id, details: { why: 'no-answer' } },
  ])
})

test('a card that is left open when its order was paid otherwise is called off at the provider, and not asked about any more', async () => {
  const desk = await asStaff(shop, 'owner')
  const transfer = (await ana.start({ lines: lines(), method: 'transferencia', total: 500 })).body.data
  const { folio } = (await ana.order({ transaction_id: transfer.transaction_id })).body.data
  const card = (await ana.start({ id: transfer.checkout_id, lines: lines(), total: 500 })).body.data
  expect(card.forma_pago).toBe('stripe')
  expect((await desk.post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: 'SWEEP0001' })).status).toBe(200)
  await sweepOrders(shop, AT_ONCE)
  expect(await paymentOf(card.transaction_id)).toMatchObject({ status: 'cancelled' })
  expect((await shop.payments.readIntent(card.transaction_id)).state.kind).toBe('canceled')
  expect((await ana.payByCard(card.client_secret)).status).not.toBe('succeeded')
})
