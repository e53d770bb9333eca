import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPendingOrder } from './modules/payments/payments.public.ts'
import { HOME, openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, mailboxOf, PASSWORD, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'
import { startShopWorker } from './worker.ts'

const PEDRO = { nombre: 'Pedro Luna', telefono: '2225550199' }
const WORKSHOP = { ...HOME, calle: 'Calle 5 Sur', num: '301' }

let shop: TestShop
let stopWorker: () => Promise<void>
let part: string
beforeAll(async () => {
  shop = await testShop()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 1_000 }]))[0])
  await openBankAccount(shop)
  stopWorker = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stopWorker()
  await shop.close()
})

function wanted(more: object) {
  return { lines: [{ ref: part, qty: 1 }], total: 500, ...more }
}
async function addressesOf({ token }: Shopper) {
  return (await shop.ask('GET', '/api/clientes/direcciones', { token })).body.data
}

test('somebody else who receives is on the order, for its customer, for staff and in the mail', async () => {
  const ana = await shopperIn(shop)
  const { folio, recibe, cliente } = (await ana.buyByCard(wanted({ recibe: { ...PEDRO, telefono: '+52 222 555 0199' } }))).body.data
  expect(recibe).toEqual(PEDRO)
  expect(cliente.email).toBe(ana.email)
  await addStaff(shop, 'almacen@example.mx', 'warehouse')
  const headers = { cookie: await staffCookieOf(shop, 'almacen@example.mx'), origin: shop.settings.publicUrl }
  expect((await shop.ask('GET', `/api/admin/ordenes/${folio}`, { headers })).body.data.orden.recibe).toEqual(PEDRO)
  const written = async () => (await mailboxOf(shop, ana.email)).find(({ text }) => text.includes(folio))?.text
  await expect.poll(written).toContain('Recibe Pedro Luna, teléfono 2225550199.')
})

test('who receives needs a name and a telephone; without anybody it is the customer', async () => {
  const ana = await shopperIn(shop)
  const wrong = await ana.start(wanted({ recibe: { nombre: 'www.gratis.mx', telefono: '12' } }))
  expect([wrong.status, wrong.body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, ['recibe.nombre', 'recibe.telefono']])
  expect((await ana.buyByCard(wanted({}))).body.data).not.toHaveProperty('recibe')
})

test('another receiver is another purchase, not the answer to the one before', async () => {
  const ana = await shopperIn(shop)
  const id = randomUUID()
  await ana.start(wanted({ id, method: 'transferencia' }))
  const { body } = await ana.start(wanted({ id, method: 'transferencia', recibe: PEDRO }))
  expect((await ana.order({ transaction_id: body.data.transaction_id })).body.data.recibe).toEqual(PEDRO)
})

test('the checkout is told where own orders went, each once and the last one first', async () => {
  const [ana, eva] = [await shopperIn(shop), await shopperIn(shop)]
  await ana.buyByCard(wanted({}))
  await ana.buyByCard(wanted({ envio: WORKSHOP, recibe: PEDRO }))
  await ana.buyByCard(wanted({}))
  // What was never ordered is not offered.
  await ana.start(wanted({ envio: { ...HOME, calle: 'Nunca' } }))
  expect(await addressesOf(ana)).toMatchObject([{ envio: { calle: 'Av. Juárez' } }, { envio: { calle: 'Calle 5 Sur' }, recibe: PEDRO }])
  expect(await addressesOf(ana)).toHaveLength(2)
  expect(await addressesOf(eva)).toEqual([])
})

test('a deleted account leaves nobody who received', async () => {
  const ana = await shopperIn(shop)
  const { body } = await ana.start(wanted({ method: 'transferencia', recibe: PEDRO }))
  const { checkout_id } = (await ana.order({ transaction_id: body.data.transaction_id })).body.data
  const mine = (await shop.ask('GET', '/api/clientes/mis-datos', { token: ana.token })).body.data
  expect(mine.ordenes[0].recibe).toEqual(PEDRO)
  await cancelPendingOrder(shop, checkout_id, { by: 'customer' })
  await shop.ask('DELETE', '/api/clientes/cuenta', { token: ana.token, body: { password_actual: PASSWORD } })
  const { rows } = await shop.pool.query('select receiver from checkouts where id = $1', [checkout_id])
  expect(rows).toEqual([{ receiver: null }])
})
