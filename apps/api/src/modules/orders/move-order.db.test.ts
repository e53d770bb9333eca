import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { moveOrder } from './move-order.ts'
import type { OrderDeps } from './order-deps.ts'

let shop: TestShop
let part: string
let staffId: number
beforeAll(async () => {
  shop = await testShop()
  staffId = await addStaff(shop, 'almacen@example.mx', 'sales')
  ;[part = ''] = (await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 100 }])).map(String)
})
afterAll(() => shop.close())

async function paidOrder(): Promise<{ folio: string; version: number }> {
  const { folio } = (await (await shopperIn(shop)).buyByCard({ lines: [{ ref: part, qty: 1 }], total: 500 })).body.data
  return { folio, version: 0 }
}
const DISPUTED = `insert into disputes (id, payment_id, status, kind, reason, standing, amount_cents, opened_at)
  select 'dp', p.id, 'needs_response', 'chargeback', 'fraudulent', 'open', 50000, now()
  from payments p join orders o on o.checkout_id = p.checkout_id where o.folio = $1`
function inProduction(): OrderDeps {
  return { ...shop, settings: { ...shop.settings, mode: 'production' } }
}

test.each([
  ['another version', { version: 7 }, '', 'order_moved'],
  ['a step too far', { to: 'delivered' }, '', 'order_step_not_possible'],
  ['parts that are missing', {}, 'update orders set lacks_stock = true where folio = $1', 'order_lacks_stock'],
  ['a dispute', {}, DISPUTED, 'order_disputed'],
] as const)('a step is refused by its own name: %s', async (_, wanted, change, code) => {
  const order = await paidOrder()
  if (change) await shop.pool.query(change, [order.folio])
  await expect(moveOrder(shop, staffId, { ...order, to: 'processing', ...wanted })).rejects.toMatchObject({ code })
})

test('a step is refused while a bank asks who paid', async () => {
  const order = await paidOrder()
  await shop.pool.query(
    `insert into money_cases (kind, subject, order_id, holds_goods) select 'fraud-warning', 'warning x', id, true from orders where folio = $1`,
    [order.folio],
  )
  await expect(moveOrder(shop, staffId, { ...order, to: 'processing' })).rejects.toMatchObject({ code: 'order_in_doubt' })
})

test('play money sends no real parts', async () => {
  const order = await paidOrder()
  await expect(moveOrder(inProduction(), staffId, { ...order, to: 'processing' })).rejects.toMatchObject({ code: 'order_paid_in_test' })
})

test('a parcel needs its tracking number', async () => {
  const order = await paidOrder()
  const packed = await moveOrder(shop, staffId, { ...order, to: 'processing' })
  const wanted = { folio: order.folio, to: 'shipped', version: packed.version } as const
  await expect(moveOrder(shop, staffId, wanted)).rejects.toMatchObject({ code: 'tracking_number_missing' })
  expect(await moveOrder(shop, staffId, { ...wanted, carrier: 'Estafeta', trackingNumber: 'EST-9' })).toMatchObject({ status: 'shipped' })
})
