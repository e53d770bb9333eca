import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectSound } from '@shop/api/testing/expect-sound'
import { inTurns } from '@shop/api/testing/in-turns'
import { HOME, type Shopper, shopperIn } from '@shop/api/testing/shoppers'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { signatureOf } from '@shop/payment-sandbox/run-agenda'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../../../tools/start-shop.ts'

/** Two real processes of the API on one database, and more at once than a shop like this ever sees. */
const TOKEN_SECRET = 'both processes know the same secret 0123456789'

let shop: TestShop
let processes: readonly RunningShop[] = []
let ten: string
let plenty: string
const folder = mkdtempSync(join(tmpdir(), 'shop-at-once-'))
beforeAll(async () => {
  shop = await testShop({ TOKEN_SECRET })
  ;[ten = '', plenty = ''] = (
    await stockTheShelves(shop.db, [
      { partNumber: 'TEN', priceCents: 50_000, stock: 10 },
      { partNumber: 'PLENTY', priceCents: 50_000, stock: 1_000 },
    ])
  ).map(String)
  const common = { DATABASE_URL: shop.databaseUrl, DATA_FOLDER: folder, TOKEN_SECRET, SHOP_SERVES: 'api,worker' }
  processes = await Promise.all([startShop(common), startShop(common)])
})
afterEach(() => expectSound(shop))
afterAll(async () => {
  await Promise.all(processes.map((running) => running.stop()))
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

function hostOf(i: number): string {
  return processes[i % processes.length]?.url ?? ''
}
const BUSY = 503

/** A busy host says when to come back, and a browser does. */
async function post(host: string, path: string, { token }: Shopper, body: object, key: string = randomUUID()) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
  for (let tries = 0; ; tries++) {
    const response = await fetch(host + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = (await response.json()) as { code?: string; data: Record<string, string> }
    if (response.status !== BUSY || tries === 4) return { status: response.status, ...answer }
  }
}

function start(host: string, shopper: Shopper, ref: string) {
  return post(host, '/checkout/intento', shopper, {
    checkout_id: randomUUID(),
    productos: [{ ref, qty: 1 }],
    envio: HOME,
    forma_pago: 'stripe',
    total_mostrado: 500,
  })
}

function counted(answers: readonly { status: number }[]) {
  return Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  )
}

test('200 buyers for 10 pieces make exactly 10 orders', async () => {
  const shoppers = await Promise.all(Array.from({ length: 200 }, () => shopperIn(shop)))
  const answers = await inTurns(shoppers, 40, async (shopper, i) => {
    const started = await start(hostOf(i), shopper, ten)
    if (started.status !== 200) return started
    const { client_secret = '', transaction_id = '' } = started.data
    await shopper.payByCard(client_secret)
    return post(hostOf(i + 1), '/api/ordenes', shopper, { transaction_id })
  })
  expect(counted(answers)).toEqual({ 200: 10, 409: 190 })
  expect(answers.filter(({ status }) => status === 409).every(({ code }) => code === 'out_of_inventory')).toBe(true)
  const { rows } = await shop.pool.query(
    `select (select stock from products where id = $1) as stock, (select reserved from products where id = $1) as reserved, count(*)::integer as orders
     from orders o join checkout_lines l on l.checkout_id = o.checkout_id where l.product_id = $1`,
    [ten],
  )
  expect(rows).toEqual([{ stock: 0, reserved: 0, orders: 10 }])
})

test('1,000 duplicated, reordered webhooks make one payment', async () => {
  const shopper = await shopperIn(shop)
  const { data } = await start(hostOf(0), shopper, plenty)
  const { client_secret = '', transaction_id, checkout_id } = data
  await shopper.payByCard(client_secret)
  const secret = shop.sandbox?.keys.webhookSecret ?? ''
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
  const deliver = async (body: string, i: number) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, new Date()) }
    const { status } = await fetch(`${hostOf(i)}/checkout/webhook`, { method: 'POST', headers, body })
    return { status }
  }
  expect(counted(await inTurns(deliveries, 24, deliver))).toEqual({ 200: 1_000 })
  const waiting = async () =>
    (await shop.pool.query(`select 1 from payment_events where event_id like '%' || $1 and processed_at is null`, [checkout_id])).rowCount
  await expect.poll(waiting).toBe(0)
  const { rows } = await shop.pool.query(
    `select o.status, o.version, p.status as payment from orders o join payments p on p.checkout_id = o.checkout_id where o.checkout_id = $1`,
    [checkout_id],
  )
  expect(rows).toEqual([{ status: 'paid', version: 0, payment: 'paid' }])
  const confirmations = await shop.pool.query(`select 1 from mailbox_messages where recipient = $1`, [shopper.email])
  expect(confirmations.rowCount).toBeLessThanOrEqual(1)
})
