import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFitment } from './testing/add-fitment.ts'
import { expectSound } from './testing/expect-sound.ts'
import { HOME, openBankAccount, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, mailboxOf, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'
import { startShopWorker } from './worker.ts'

const AVEO = { armadora: 'Chevrolet', modelo: 'Aveo', anio: 2013 }
const TSURU = { armadora: 'Nissan', modelo: 'Tsuru', anio: 2010, motor: '1.6' }

let shop: TestShop
let pads: string
let plugs: string
let oil: string
let stop: () => Promise<void>
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const made = await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', name: 'Balatas', priceCents: 50_000, stock: 500 },
    { partNumber: 'BUJ-1', name: 'Bujía', priceCents: 50_000, stock: 500 },
    { partNumber: 'ACE-1', name: 'Aceite', priceCents: 50_000, stock: 500 },
  ])
  ;[pads, plugs, oil] = made.map(String) as [string, string, string]
  await addFitment(shop, { productId: pads, make: 'Chevrolet', model: 'Aveo', from: 2008, to: 2017 })
  await addFitment(shop, { productId: plugs, make: 'Chevrolet', model: 'Aveo', from: 2008, to: 2017, engine: '1.6' })
  await addFitment(shop, { productId: oil, make: 'Nissan', model: 'Tsuru', from: 1992, to: 2017, engine: '1.6' })
  await shop.pool.query(
    `insert into model_engines (model_id, engine, year_from, year_to)
     select id, '1.6', 2008, 2012 from models where slug = 'aveo'
     union all select id, engine, 2013, 2017 from models, unnest('{1.5,1.6}'::text[]) engine where slug = 'aveo'`,
  )
  stop = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stop()
  await shop.close()
})

async function price(...productos: object[]) {
  return (await shop.post('/api/carrito/cotizar', { productos })).body.data.lineas
}
function lines(auto?: object) {
  return [{ ref: pads, qty: 1, ...(auto ? { auto } : {}) }]
}
async function saidOf(folio: string, token: string) {
  return (await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token })).body.data.productos.map(
    ({ auto }: { auto?: object }) => auto,
  )
}

test('a cart answers for each line whether it fits the car it is for, and nothing of a line without one', async () => {
  const said = await price({ ref: pads, qty: 1, auto: AVEO }, { ref: plugs, qty: 1, auto: AVEO }, { ref: oil, qty: 1, auto: AVEO })
  expect(said.map(({ compatibilidad }: { compatibilidad: object }) => compatibilidad)).toMatchObject([
    { resultado: 'si', auto: AVEO, fila: { anio_inicio: 2008 } },
    { resultado: 'si_condicion', nota: 'es motor 1.6' },
    { resultado: 'no' },
  ])
  expect(said[0].auto).toEqual(AVEO)
  // In that year it was sold with one engine.
  const [older] = await price({ ref: plugs, qty: 1, auto: { ...AVEO, anio: 2010 } })
  expect(older.compatibilidad).toMatchObject({ resultado: 'si' })
  const [plain] = await price({ ref: pads, qty: 1 })
  expect([plain.auto, plain.compatibilidad]).toEqual([undefined, undefined])
})

test('pieces of one part for two cars are one line, which names neither', async () => {
  const both = await price({ ref: pads, qty: 1, auto: AVEO }, { ref: pads, qty: 2, auto: TSURU })
  expect(both).toMatchObject([{ ref: pads, qty: 3 }])
  expect(both[0].auto).toBeUndefined()
  expect(await price({ ref: pads, qty: 1, auto: AVEO }, { ref: 'BAL-1', qty: 1, auto: AVEO })).toMatchObject([{ qty: 2, auto: AVEO }])
})

test.each([{}, { anio: 2013 }, { modelo: '' }, { modelo: 'x'.repeat(81) }, { modelo: 'Aveo', anio: 20_130 }, 'Aveo', [AVEO], 7])(
  '%j is not a car, in a cart or in a purchase',
  async (auto) => {
    expect((await shop.post('/api/carrito/cotizar', { productos: [{ ref: pads, qty: 1, auto }] })).status).toBe(400)
    const ana = await shopperIn(shop)
    const { status, body } = await ana.start({ lines: [{ ref: pads, qty: 1, auto }] as never, total: 500 })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  },
)

test('the car travels with the part: order, mail and staff say it', async () => {
  const ana = await shopperIn(shop)
  const productos = [...lines(AVEO), { ref: plugs, qty: 2, auto: TSURU }, { ref: oil, qty: 1 }]
  const { folio, productos: bought } = (await ana.order({ productos, envio: HOME, forma_pago: 'transferencia' })).body.data
  expect(bought.map(({ auto }: { auto?: object }) => auto)).toEqual([AVEO, TSURU, undefined])
  expect(await saidOf(folio, ana.token)).toEqual([AVEO, TSURU, undefined])
  const mail = async () => (await mailboxOf(shop, ana.email)).find(({ subject }) => subject.includes('Cómo pagar'))?.text
  await expect.poll(mail).toContain('1 × Balatas: $500.00 · Le queda a tu Chevrolet Aveo 2013\n')
  expect(await mail()).toContain('2 × Bujía: $1,000.00 · No le queda a tu Nissan Tsuru 2010 1.6\n')
  await addStaff(shop, 'almacen@example.mx', 'warehouse')
  const headers = { cookie: await staffCookieOf(shop, 'almacen@example.mx'), origin: shop.settings.publicUrl }
  const seen = (await shop.ask('GET', `/api/admin/ordenes/${folio}`, { headers })).body.data.orden
  expect(seen.productos[0].auto).toEqual(AVEO)
})

test('a purchase sent again is the same one; for another car it is frozen again, and only the last car is ordered', async () => {
  const ana = await shopperIn(shop)
  const id = randomUUID()
  const first = (await ana.start({ id, lines: lines(AVEO), total: 500 })).body.data
  expect((await ana.start({ id, lines: lines(AVEO), total: 500 })).body.data.transaction_id).toBe(first.transaction_id)
  const second = (await ana.start({ id, lines: lines(TSURU), total: 500 })).body.data
  expect(second.transaction_id).not.toBe(first.transaction_id)
  await ana.payByCard(second.client_secret)
  const { folio } = (await ana.order({ transaction_id: second.transaction_id })).body.data
  expect(await saidOf(folio, ana.token)).toEqual([TSURU])
  await expectSound(shop)
})

test('the car of a frozen line never changes', async () => {
  const ana = await shopperIn(shop)
  const id = randomUUID()
  await ana.start({ id, lines: lines(AVEO), total: 500 })
  await expect(shop.pool.query('update checkout_lines set for_car = null where checkout_id = $1', [id])).rejects.toThrow(
    'a frozen line never changes',
  )
})

test('who sends a part back is told which car it was bought for', async () => {
  const ana = await shopperIn(shop)
  const { folio } = (await ana.buyByCard({ lines: lines(AVEO), total: 500 })).body.data
  const { lineas } = (await shop.ask('GET', `/api/devoluciones/${folio}`, { token: ana.token })).body.data
  expect(lineas).toMatchObject([{ auto: AVEO }])
})

test('a sale at the counter keeps the car that was named', async () => {
  await addStaff(shop, 'mostrador@example.mx', 'sales')
  const headers = { cookie: await staffCookieOf(shop, 'mostrador@example.mx'), origin: shop.settings.publicUrl }
  const body = { productos: lines(AVEO), total_mostrado: 500, forma_pago: 'efectivo' }
  const { orden } = (await shop.ask('POST', '/api/admin/mostrador/ventas', { headers, body })).body.data
  expect(orden.productos).toMatchObject([{ auto: AVEO }])
  await expectSound(shop)
})
