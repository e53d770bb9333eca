import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Line, openLine } from './testing/faulty-line.ts'
import { type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from './testing/test-customers.ts'
import { type Answered, type TestShop, testShop } from './testing/test-shop.ts'

/** Two processes of one shop; between the second one and the database everything goes wrong. */
const TOKEN_SECRET = 'both processes know the same secret 0123456789'
const TIMEOUT_MS = 1_000
let shop: TestShop
let line: Line
let failing: TestShop
let part: string
let ana: Shopper
let headers: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop({ TOKEN_SECRET })
  line = await openLine(shop.databaseUrl)
  const settings = { TOKEN_SECRET, DATABASE_PATIENCE_MS: String(TIMEOUT_MS) }
  failing = await testShop(settings, { beside: { ...shop, databaseUrl: line.url } })
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 50 }])
  part = String(id)
  ana = await shopperIn(shop)
  await addStaff(shop, 'jefa@example.mx', 'owner')
  headers = { cookie: await staffCookieOf(shop, 'jefa@example.mx'), origin: shop.settings.publicUrl }
  await shop.pool.query(`
    create table stalls (seconds float8);
    create function stall() returns trigger language plpgsql as $$ begin
      perform pg_sleep(seconds) from stalls;
      return new;
    end $$;
    create trigger stall before insert or update on kept_answers for each row when (new.answer is not null) execute function stall()`)
})
afterEach(async () => {
  await line.set({ kind: 'none' })
  await shop.pool.query('delete from stalls')
})
afterAll(async () => {
  await failing.close()
  await line.close()
  await shop.close()
})

type Send = (at: TestShop) => Promise<Answered>
function keyed(path: string, body: object): Send {
  const key = randomUUID()
  return (at) => at.ask('POST', `/api/admin${path}`, { headers: { ...headers, 'idempotency-key': key }, body })
}
async function sale(): Promise<Send> {
  return keyed('/mostrador/ventas', { productos: [{ ref: part, qty: 2 }], total_mostrado: 1_000, forma_pago: 'efectivo' })
}
async function refund(): Promise<Send> {
  const { folio } = (await ana.buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data
  return keyed(`/ordenes/${folio}/reembolso`, { motivo: 'Lo pidió', monto: 30 })
}

function losesCommit() {
  return line.set({ kind: 'loses-answer', statement: 'commit' })
}
function stalls() {
  return shop.pool.query('insert into stalls values ($1)', [(3 * TIMEOUT_MS) / 1_000])
}

async function counts() {
  const { rows } = await shop.pool.query(
    `select (select count(*)::int from orders) as orders, (select coalesce(sum(amount_cents), 0)::int from refunds) as refunded,
       (select coalesce(sum(amount_cents), 0)::int from payments where status = 'paid') as paid, stock from products where id = $1`,
    [part],
  )
  return rows[0]
}

const SALE = { what: 'a sale at the counter', prepare: sale, expected: { orders: 1, paid: 100_000, refunded: 0, stock: -2 } }
const REFUND = { what: 'a refund', prepare: refund, expected: { orders: 0, paid: 0, refunded: 3_000, stock: 0 } }
const UNHEARD = { fault: 'whose commit is not heard of', fail: losesCommit }
const STALLED = { fault: 'whose answer is not kept in time', fail: stalls }

test.each([
  { ...SALE, ...UNHEARD },
  { ...SALE, ...STALLED },
  { ...REFUND, ...UNHEARD },
  { ...REFUND, ...STALLED },
])('$what $fault is done once by two deliveries', async ({ prepare, fail, expected }) => {
  const send = await prepare()
  const before = await counts()
  await fail()
  expect((await send(failing)).status).toBe(503)
  await line.set({ kind: 'none' })
  await shop.pool.query('delete from stalls')
  const again = await send(shop)
  expect([again.status, again.body.message]).toEqual([200, again.body.message])
  const after = await counts()
  const changed = Object.entries(after).map(([name, now]) => [name, (now as number) - before[name]])
  expect(Object.fromEntries(changed)).toEqual(expected)
  expect((await send(failing)).body).toEqual(again.body)
  expect(await counts()).toEqual(after)
})
