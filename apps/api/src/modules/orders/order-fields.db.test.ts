import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOME, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

/** What an order is on the wire: one that a card has paid, and one that waits for cash at OXXO. */
let shop: TestShop
let ana: Shopper
let part: string
let byCard: Record<string, unknown>
let byVoucher: Record<string, unknown>
beforeAll(async () => {
  shop = await testShop()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 12_500, stock: 9 }]))[0])
  ana = await shopperIn(shop)
  const lines = [{ ref: part, qty: 2 }]
  byCard = (await ana.buyByCard({ lines, total: 370 })).body.data
  const { transaction_id } = (await ana.start({ lines, method: 'oxxo', total: 370 })).body.data
  byVoucher = (await ana.order({ transaction_id })).body.data
})
afterAll(() => shop.close())

const { calle, num, colonia, municipio, estado, codigo_postal } = HOME
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

test.each<[string, unknown, unknown]>([
  ['folio', expect.stringMatching(/^PRUEBA-\w{4}-\w{4}$/), expect.stringMatching(/^PRUEBA-\w{4}-\w{4}$/)],
  ['envio', expect.objectContaining({ calle, num, colonia, municipio, estado, codigo_postal }), expect.objectContaining({ calle })],
  ['paqueteria', expect.objectContaining({ clave: 'estandar', precio: 120 }), expect.objectContaining({ clave: 'estandar', precio: 120 })],
  ['productos', [expect.objectContaining({ codigo: 'BAL-1', qty: 2 })], [expect.objectContaining({ codigo: 'BAL-1', qty: 2 })]],
  ['subtotal', 250, 250],
  ['total', 370, 370],
  ['forma_pago', 'stripe', 'oxxo'],
  ['status', 'pagado', 'pendiente'],
  ['fecha_pago', expect.stringMatching(MOMENT), ''],
  ['payment_reference_link', '', expect.stringContaining('/sandbox/oxxo/')],
  ['transaction_id', expect.stringMatching(/./), expect.stringMatching(/./)],
])('an order says its %s', (name, paid, waiting) => {
  expect([byCard[name], byVoucher[name]]).toEqual([paid, waiting])
})
