import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const FOLDER = new URL('../../../migrations/', import.meta.url)
const STEP = '0031_disputes.sql'
function textOf(name: string) {
  return readFileSync(new URL(name, FOLDER), 'utf8')
}
function before() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && name < STEP)
    .toSorted()
}

/** A shop whose orders still had the flag. */
let admin: Client
let earlier: Client
const name = `shop_test_${randomBytes(6).toString('hex')}`
beforeAll(async () => {
  const { adminUrl } = inject('database')
  admin = new Client(adminUrl)
  await admin.connect()
  await admin.query(`create database ${name}`)
  earlier = new Client(Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href)
  await earlier.connect()
  for (const step of before()) await earlier.query(textOf(step))
})
afterAll(async () => {
  await earlier.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

async function addOrder(folio: string, isDisputed: boolean): Promise<number> {
  const checkoutId = randomUUID()
  await earlier.query(
    `insert into payments (checkout_id, attempt, provider, reference, method, amount_cents, is_live, status, paid_at)
     values ($1, 1, 'sandbox', $2, 'card', 50000, false, 'paid', now())`,
    [checkoutId, `pi_${folio}`],
  )
  const { rows } = await earlier.query(
    `insert into orders (folio, checkout_id, transaction_id, customer_id, status, payment_method, total_cents, is_live, moved_by, paid_at, is_disputed)
     values ($1, $2, $3, 1, 'paid', 'card', 50000, false, 'provider', now(), $4) returning id`,
    [folio, checkoutId, `pi_${folio}`, isDisputed],
  )
  return rows[0].id
}

test('an order with the old flag becomes a case that a person can settle, and no other does', async () => {
  // Only rows: what an order and its purchase need beside them is not what this step is about.
  await earlier.query('set session_replication_role = replica')
  const flagged = await addOrder('A', true)
  await addOrder('B', false)
  await earlier.query('set session_replication_role = origin')
  await earlier.query(textOf(STEP))
  const { rows } = await earlier.query('select kind, subject, order_id, amount_cents, holds_goods, settled_at from money_cases')
  expect(rows).toEqual([
    { kind: 'fraud-warning', subject: `order ${flagged}`, order_id: flagged, amount_cents: 50_000, holds_goods: true, settled_at: null },
  ])
  expect((await earlier.query('select order_id from disputed_orders')).rows).toEqual([{ order_id: flagged }])
  await earlier.query(`update money_cases set settled_at = now(), outcome = 'lifted'`)
  expect((await earlier.query('select order_id from disputed_orders')).rows).toEqual([])
})
