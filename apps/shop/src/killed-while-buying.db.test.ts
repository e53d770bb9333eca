import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectSound } from '@shop/api/testing/expect-sound'
import { HOME, type Shopper, shopperIn } from '@shop/api/testing/shoppers'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../../../tools/start-shop.ts'

/** Processes that kill themselves with -9 at a step of a purchase, and one that goes on. */
const STEPS = ['checkout-frozen', 'payment-opened', 'payment-kept', 'payment-read', 'order-uncommitted', 'order-committed'] as const
const TOKEN_SECRET = 'all processes know the same secret 0123456789'

let shop: TestShop
let part: string
let survivor: RunningShop
const victims = new Map<string, RunningShop>()
const folder = mkdtempSync(join(tmpdir(), 'shop-killed-'))
beforeAll(async () => {
  shop = await testShop({ TOKEN_SECRET })
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 100 }])
  part = String(id)
  // The provider's own word would settle the payment in the worker, and on a busy machine before its victim gets that far.
  await shop.sandbox?.sandbox.saveSwitches({ isLosing: true })
  const common = { DATABASE_URL: shop.databaseUrl, DATA_FOLDER: folder, TOKEN_SECRET, SHOP_SERVES: 'api' }
  survivor = await startShop({ ...common, SHOP_SERVES: 'api,worker' })
  await Promise.all(STEPS.map(async (step) => victims.set(step, await startShop({ ...common, FAILPOINT: step }))))
})
afterAll(async () => {
  await Promise.all([survivor, ...victims.values()].map((running) => running?.stop()))
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

async function post(host: RunningShop, path: string, shopper: Shopper, key: string, body: object) {
  const response = await fetch(host.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { success: boolean; code?: string; data: Record<string, string> }
}

/** As the shop's own client: no answer at all means the other host, with the same key. */
async function persistently(victim: RunningShop, path: string, shopper: Shopper, key: string, body: object) {
  try {
    return { answer: await post(victim, path, shopper, key, body), isRetried: false }
  } catch {
    return { answer: await post(survivor, path, shopper, key, body), isRetried: true }
  }
}

test.each(STEPS)('killed with -9 at %s: the purchase comes out right, exactly once', async (step) => {
  const victim = victims.get(step)
  if (!victim) throw new Error(`Nobody dies at ${step}`)
  const shopper = await shopperIn(shop)
  const before = (await shop.pool.query('select stock, reserved from products where id = $1', [part])).rows[0]
  const checkout_id = randomUUID()
  const started = await persistently(victim, '/checkout/intento', shopper, randomUUID(), {
    checkout_id,
    productos: [{ ref: part, qty: 1 }],
    envio: HOME,
    forma_pago: 'stripe',
    total_mostrado: 500,
  })
  expect(started.answer, JSON.stringify(started.answer)).toMatchObject({ success: true })
  const { client_secret = '', transaction_id = '' } = started.answer.data
  expect((await shopper.payByCard(client_secret)).status).toBe('succeeded')
  const placed = await persistently(victim, '/api/ordenes', shopper, checkout_id, { transaction_id })
  expect(placed.answer).toMatchObject({ success: true, data: { status: 'pagado', checkout_id } })
  expect(started.isRetried || placed.isRetried).toBe(true)
  expect(victim.process.signalCode).toBe('SIGKILL')
  const again = await post(survivor, '/api/ordenes', shopper, randomUUID(), { transaction_id })
  expect(again.data.folio).toBe(placed.answer.data.folio)
  const { rows } = await shop.pool.query(
    `select (select count(*)::integer from orders where customer_id = $2) as orders, (select count(*)::integer from payments where checkout_id = $3) as payments,
       stock, reserved from products where id = $1`,
    [part, shopper.id, checkout_id],
  )
  expect(rows).toEqual([{ orders: 1, payments: 1, stock: before.stock - 1, reserved: before.reserved }])
  await expectSound(shop)
})
