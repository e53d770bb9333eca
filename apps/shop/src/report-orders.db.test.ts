import { asStaff, type Desk } from '@shop/api/testing/as-staff'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportOrders } from './report-orders.ts'

let shop: TestShop
let desk: Desk
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 50 }])
  desk = await asStaff(shop, 'sales')
})
afterAll(() => shop.close())

async function sell(): Promise<string> {
  const sale = { productos: [{ ref: 'BAL-1', qty: 1 }], total_mostrado: 500, forma_pago: 'efectivo' }
  return (await desk.post('/admin/mostrador/ventas', sale)).body.data.orden.folio
}

test('equal sales within a minute are asked about by their folios, and the audit does not fail', async () => {
  const first = await sell()
  const before = await reportOrders(shop.db, shop.files)
  expect(before.lines).toContain('✓ Q1 no two equal counter sales by one person within a minute (1 checked)')
  const second = await sell()
  await shop.pool.query(`begin; set local session_replication_role = replica; update orders set placed_at = now(); commit`)
  const { isSound, lines } = await reportOrders(shop.db, shop.files)
  expect([before.isSound, isSound]).toEqual([true, true])
  const at = lines.indexOf('? Q1 no two equal counter sales by one person within a minute (2 checked)')
  expect(lines[at + 1]).toMatch(new RegExp(`^ {2}1 to ask about: ${first} \\S+ \\S+ and ${second} \\S+ \\S+ by Beto$`))
})

test('a key that was claimed and never finished makes the audit fail', async () => {
  await shop.pool.query(
    `insert into kept_answers (caller, key, fingerprint, claimed_at) values ('c', '6f1c2d3e-key', 'f', '2026-01-02 18:00:00Z')`,
  )
  const { isSound, lines } = await reportOrders(shop.db, shop.files)
  expect(isSound).toBe(false)
  const at = lines.findIndex((line) => line.startsWith('✗ I16 every claimed key has its answer'))
  expect(lines[at + 1]).toBe('  1 broken: 6f1c2d3e… claimed 2026-01-02 12:00:00')
})
