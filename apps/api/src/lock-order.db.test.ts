import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type Desk } from './testing/as-staff.ts'
import { expectSound } from './testing/expect-sound.ts'
import { type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { type Answered, type TestShop, testShop } from './testing/test-shop.ts'
import { watchedStatements } from './testing/watched-statements.ts'

const PIECES = 100

let shop: TestShop
let desk: Desk
let ana: Shopper
let statements: string[]
let [pads, discs] = [0, 0]
beforeAll(async () => {
  shop = await testShop({ DATABASE_POOL_SIZE: '8' })
  statements = watchedStatements(shop)
  ;[pads = 0, discs = 0] = await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', stock: PIECES },
    { partNumber: 'DIS-1', stock: PIECES },
  ])
  desk = await asStaff(shop, 'owner')
  ana = await shopperIn(shop)
})
afterAll(() => shop.close())

/** Starts the requests one after the other while somebody else holds the part, each once the one before waits for it, and lets them go. */
async function queuedFor(part: number, requests: readonly (() => Promise<Answered>)[]): Promise<number[]> {
  const holder = await shop.pool.connect()
  const begun: Promise<Answered>[] = []
  try {
    await holder.query('begin')
    await holder.query('select from products where id = $1 for no key update', [part])
    for (const request of requests) {
      begun.push(request())
      await expect.poll(waiting, { timeout: 10_000 }).toBe(begun.length)
    }
  } finally {
    await holder.query('commit')
    holder.release()
  }
  return (await Promise.all(begun)).map(({ status }) => status)
}
async function waiting() {
  return (
    await shop.pool.query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0].count
}
async function partAsKept(id: number) {
  return (await desk.get(`/admin/productos/${id}`)).body.data
}
async function change(id: number, more: object) {
  const { version, ...part } = await partAsKept(id)
  return () => desk.ask('PATCH', `/admin/productos/${id}`, { ...part, version, ...more })
}
async function priceOf(id: number): Promise<number> {
  return (await partAsKept(id)).precio
}
async function counterSale(refs: readonly number[]) {
  const total_mostrado = (await Promise.all(refs.map(priceOf))).reduce((sum, price) => sum + price, 0)
  const productos = refs.map((ref) => ({ ref: String(ref), qty: 1 }))
  return () => desk.post('/admin/mostrador/ventas', { productos, total_mostrado, forma_pago: 'efectivo' })
}
function rolledBack() {
  return statements.filter((one) => one === 'rollback').length
}
async function stockOf(id: number) {
  return (await shop.pool.query('select stock, reserved from products where id = $1', [id])).rows[0]
}

test.each([
  { what: 'price', more: { precio: 499 } },
  { what: 'own key', more: { clave_interna: 'LT-900' } },
])('a part whose $what is changed while it is sold is sold and changed, in one go', async ({ more }) => {
  const before = await stockOf(pads)
  const requests = [await change(pads, more), await counterSale([pads])]
  const failures = rolledBack()
  expect(await queuedFor(pads, requests)).toEqual([200, 200])
  expect(rolledBack()).toBe(failures)
  expect(await partAsKept(pads)).toMatchObject(more)
  expect(await stockOf(pads)).toEqual({ stock: before.stock - 1, reserved: 0 })
  await expectSound(shop)
})

test('a cart that changes its part while another is bought with both takes its locks in the same order', async () => {
  const id = randomUUID()
  const cart = async (part: number) => ({ id, lines: [{ ref: String(part), qty: 1 }], total: await priceOf(part) })
  const [first, second] = [await cart(discs), await cart(pads)]
  expect((await ana.start(first)).status).toBe(200)
  const failures = rolledBack()
  const sale = await counterSale([pads, discs])
  expect(await queuedFor(pads, [sale, () => ana.start(second)])).toEqual([200, 200])
  expect(rolledBack()).toBe(failures)
  expect((await stockOf(discs)).reserved).toBe(0)
  expect((await stockOf(pads)).reserved).toBe(1)
})
