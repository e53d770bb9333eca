import { randomUUID } from 'node:crypto'
import { signatureOf } from '@shop/payment-sandbox/run-agenda'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectSound } from '../../testing/expect-sound.ts'
import { inTurns } from '../../testing/in-turns.ts'
import { openBankAccount, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type Answered, type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

/** Two hosts, one database, and more at once than a shop like this ever sees. */
let one: TestShop
let two: TestShop
let ten: string
let left: string
let right: string
beforeAll(async () => {
  const environment = { DATABASE_POOL_SIZE: '20', TOKEN_SECRET: 'both hosts know the same secret 0123456789' }
  one = await testShop(environment)
  two = await testShop(environment, { beside: one })
  await openBankAccount(one)
  ;[ten = '', left = '', right = ''] = (
    await stockTheShelves(one.db, [
      { partNumber: 'TEN', priceCents: 50_000, stock: 10 },
      { partNumber: 'LEFT', priceCents: 50_000, stock: 1_000 },
      { partNumber: 'RIGHT', priceCents: 50_000, stock: 1_000 },
    ])
  ).map(String)
})
afterEach(() => expectSound(one))
afterAll(async () => {
  await two.close()
  await one.close()
})
const hostOf = (i: number) => (i % 2 ? one : two)
/** A busy host says when to come back, and a browser does. */
const patiently = async (ask: () => Promise<Answered>): Promise<Answered> => {
  for (let tries = 0; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 4) return answer
  }
}
const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  )

test('200 buyers for 10 pieces make exactly 10 orders', async () => {
  const shoppers = await Promise.all(Array.from({ length: 200 }, () => shopperIn(one)))
  const answers = await inTurns(shoppers, 40, async (shopper, i) => {
    const id = randomUUID()
    const started = await patiently(() => shopper.start({ id, lines: [{ ref: ten, qty: 1 }], total: 500 }, hostOf(i)))
    if (started.status !== 200) return started
    await shopper.payByCard(started.body.data.client_secret)
    return patiently(() => shopper.order({ transaction_id: started.body.data.transaction_id }, hostOf(i + 1)))
  })
  expect(statuses(answers)).toEqual({ 200: 10, 409: 190 })
  expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'out_of_inventory')).toBe(true)
  const { rows } = await one.pool.query(
    `select (select stock from products where id = $1) as stock, (select reserved from products where id = $1) as reserved, count(*)::integer as orders
     from orders o join checkout_lines l on l.checkout_id = o.checkout_id where l.product_id = $1`,
    [ten],
  )
  expect(rows).toEqual([{ stock: 0, reserved: 0, orders: 10 }])
})

test('1,000 duplicated, reordered webhooks make one payment', async () => {
  const shopper = await shopperIn(one)
  const { body } = await shopper.start({ lines: [{ ref: left, qty: 1 }], total: 500 })
  const { client_secret, transaction_id, checkout_id } = body.data
  await shopper.payByCard(client_secret)
  const secret = one.sandbox?.keys.webhookSecret ?? ''
  const types = ['succeeded', 'processing', 'requires_action', 'payment_failed', 'canceled'].map((type) => `payment_intent.${type}`)
  const events = Array.from({ length: 100 }, (_, i) =>
    JSON.stringify({
      id: `evt_${i}_${checkout_id}`,
      object: 'event',
      type: types[i % types.length],
      created: 1_790_000_000 - i,
      livemode: false,
      data: { object: { id: transaction_id, object: 'payment_intent', metadata: { checkout_id } } },
    }),
  )
  const deliveries = Array.from({ length: 1_000 }, (_, i) => events[(i * 37) % events.length] ?? '')
  const deliver = async (payload: string, i: number) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload, secret, new Date()) }
    const { statusCode } = await hostOf(i).app.inject({ method: 'POST', url: '/checkout/webhook', headers, payload })
    return { status: statusCode }
  }
  const workers = await Promise.all([one, two].map((host) => startShopWorker(host, () => {})))
  try {
    expect(statuses(await inTurns(deliveries, 24, deliver))).toEqual({ 200: 1_000 })
    const waiting = async () =>
      (await one.pool.query(`select 1 from payment_events where event_id like '%' || $1 and processed_at is null`, [checkout_id])).rowCount
    await expect.poll(waiting, { timeout: 25_000, interval: 200 }).toBe(0)
  } finally {
    await Promise.all(workers.map(({ stop }) => stop()))
  }
  const { rows } = await one.pool.query(
    `select o.status, o.version, p.status as payment from orders o join payments p on p.checkout_id = o.checkout_id where o.checkout_id = $1`,
    [checkout_id],
  )
  expect(rows).toEqual([{ status: 'paid', version: 0, payment: 'paid' }])
  const mails = await one.pool.query(`select subject from mailbox_messages where recipient = $1`, [shopper.email])
  expect(mails.rowCount).toBeLessThanOrEqual(1)
})

test('carts with the same parts in opposite order never block each other', async () => {
  const shoppers = await Promise.all(Array.from({ length: 40 }, () => shopperIn(one)))
  const lines = [
    { ref: left, qty: 1 },
    { ref: right, qty: 1 },
  ]
  const answers = await inTurns(shoppers, 12, async (shopper, i) => {
    const id = randomUUID()
    const started = await patiently(() => shopper.start({ id, lines: i % 2 ? lines : lines.toReversed(), total: 1_000 }, hostOf(i)))
    await shopper.payByCard(started.body.data.client_secret)
    return patiently(() => shopper.order({ transaction_id: started.body.data.transaction_id }, hostOf(i)))
  })
  expect(statuses(answers)).toEqual({ 200: 40 })
})

test('an order’s key: the same body gets the same order on either host, another body is refused', async () => {
  const shopper = await shopperIn(one)
  const key = randomUUID()
  const body = {
    productos: [{ ref: right, qty: 1 }],
    envio: { calle: 'A', num: '1', colonia: 'B', municipio: 'Puebla', estado: 'Puebla', codigo_postal: '72000' },
    forma_pago: 'transferencia',
  }
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => shopper.order(body, hostOf(i), key)))
  expect(new Set(answers.map(({ body }) => body.data?.folio)).size).toBe(1)
  expect(answers[0]?.body.data.checkout_id).toBe(key)
  expect((await shopper.order({ ...body, productos: [{ ref: right, qty: 2 }] }, two, key)).body.code).toBe('key_reused')
})

test('nobody can change stock, an order, its lines or its history behind the shop’s back', async () => {
  const shopper = await shopperIn(one)
  const { folio } = (await shopper.buyByCard({ lines: [{ ref: right, qty: 1 }], total: 500 })).body.data
  const refused = async (statement: string, ...values: unknown[]) =>
    expect(one.pool.query(statement, values)).rejects.toThrow(/never|does not go|is not paid|is not born/)
  await refused(`update orders set total_cents = 1 where folio = $1`, folio)
  await refused(`update orders set status = 'delivered' where folio = $1`, folio)
  await refused(`delete from orders where folio = $1`, folio)
  await refused(`update checkout_lines set qty = 9 where checkout_id = (select checkout_id from orders where folio = $1)`, folio)
  await refused(`delete from checkout_lines where checkout_id = (select checkout_id from orders where folio = $1)`, folio)
  await refused(`update order_events set reason = 'x' where order_id = (select id from orders where folio = $1)`, folio)
  await refused(`update stock_movements set change = 5`)
  const ledger = async () =>
    Number((await one.pool.query('select sum(change) from stock_movements where product_id = $1', [right])).rows[0].sum)
  const before = await ledger()
  await one.pool.query('update products set stock = stock + 7 where id = $1', [right])
  expect(await ledger()).toBe(before + 7)
})
