import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let owner: Desk
beforeAll(async () => {
  shop = await testShop()
  owner = await asStaff(shop, 'owner')
})
afterAll(() => shop.close())
// Only those that every shop begins with.
beforeEach(async () => {
  await shop.pool.query(`update checkouts set carrier_key = 'estandar'`)
  await shop.pool.query(`delete from carriers where key not in ('estandar', 'expres', 'mostrador')`)
})

type Wire = { clave: string; version: number; usada: boolean; activa: boolean; compras_abiertas: number }
async function carriers(): Promise<Wire[]> {
  return (await owner.get('/admin/paqueterias')).body.data
}
async function carrier(key: string) {
  return (await carriers()).find(({ clave }) => clave === key)
}
async function offered(): Promise<{ clave: string; precio: number }[]> {
  return (await shop.get('/api/paqueterias?subtotal=100')).body.data
}
const VALUES = { nombre: 'Mensajero', nombre_en: 'Courier', precio: '250', recargo: '0', dias_minimo: '1', dias_maximo: '1' }
function addCourier() {
  return owner.post('/admin/paqueterias', VALUES)
}

test('the counter is nothing that shoppers choose, so it is not on the list', async () => {
  expect((await carriers()).map(({ clave }) => clave)).toEqual(['estandar', 'expres'])
})

test('a new carrier is offered at once, last in the list', async () => {
  expect((await addCourier()).status).toBe(200)
  expect((await offered()).at(-1)).toMatchObject({ clave: 'mensajero', precio: 250 })
  const again = await owner.post('/admin/paqueterias', { ...VALUES, nombre: 'MENSAJERO', nombre_en: 'Other' })
  expect([again.status, again.body.errors[0].path]).toEqual([422, 'nombre'])
})

test('a word of the API’s addresses is no key of a carrier', async () => {
  await owner.post('/admin/paqueterias', { ...VALUES, nombre: 'Orden', nombre_en: 'Order' })
  expect(await carrier('orden-2')).toBeTruthy()
  expect((await owner.ask('DELETE', '/admin/paqueterias/orden-2')).status).toBe(200)
})

test('its price and days are changed on the version that was seen', async () => {
  await addCourier()
  const { version = 0 } = (await carrier('mensajero')) ?? {}
  const changed = { ...VALUES, precio: 199.5, activa: true, version }
  expect((await owner.post('/admin/paqueterias/mensajero', changed)).status).toBe(200)
  expect((await offered()).find(({ clave }) => clave === 'mensajero')?.precio).toBe(199.5)
  expect((await owner.post('/admin/paqueterias/mensajero', { ...changed, precio: 5 })).body.code).toBe('changed_meanwhile')
})

test.each([
  [{ ...VALUES, nombre: '' }, 'nombre'],
  [{ ...VALUES, precio: 'mucho' }, 'precio'],
  [{ ...VALUES, dias_minimo: '' }, 'dias_minimo'],
  [{ ...VALUES, dias_maximo: undefined }, 'dias_maximo'],
  [{ ...VALUES, dias_minimo: 4, dias_maximo: 2 }, 'dias_maximo'],
])('%j is refused', async (body, path) => {
  const answer = await owner.post('/admin/paqueterias', body)
  expect([answer.status, answer.body.errors[0].path]).toEqual([400, path])
})

test('they are put into another order, all of them', async () => {
  await addCourier()
  expect((await owner.post('/admin/paqueterias/orden', { claves: ['mensajero', 'estandar', 'expres'] })).status).toBe(200)
  expect((await offered()).map(({ clave }) => clave)).toEqual(['mensajero', 'estandar', 'expres'])
  expect((await owner.post('/admin/paqueterias/orden', { claves: ['mensajero', 'expres'] })).status).toBe(409)
  expect((await owner.post('/admin/paqueterias/orden', { claves: ['expres', 'expres', 'estandar'] })).status).toBe(400)
})

test('one that a purchase names is switched off, never removed; the purchase keeps it', async () => {
  await addCourier()
  const [part] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 9 }])
  const ana = await shopperIn(shop)
  await ana.start({ lines: [{ ref: String(part), qty: 1 }], total: 500 })
  await shop.pool.query(`update checkouts set carrier_key = 'mensajero'`)
  const known = await carrier('mensajero')
  expect(known).toMatchObject({ usada: true, compras_abiertas: 1 })
  const refused = await owner.ask('DELETE', '/admin/paqueterias/mensajero')
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('compras que la usaron (1)')])
  expect((await owner.post('/admin/paqueterias/mensajero', { ...VALUES, activa: false, version: known?.version })).status).toBe(200)
  expect((await offered()).map(({ clave }) => clave)).toEqual(['estandar', 'expres'])
  expect((await shop.pool.query(`select carrier_key from checkouts`)).rows).toEqual([{ carrier_key: 'mensajero' }])
})

test('the standard one costs what the policy says and is always there', async () => {
  const { version } = (await carrier('estandar')) ?? {}
  const off = await owner.post('/admin/paqueterias/estandar', { ...VALUES, nombre: 'Normal', activa: false, version })
  expect([off.status, off.body.code]).toEqual([409, 'carrier_needed'])
  const body = { ...VALUES, nombre: 'Normal', nombre_en: 'Plain', precio: 1, activa: true, version }
  expect((await owner.post('/admin/paqueterias/estandar', body)).status).toBe(200)
  expect((await offered()).find(({ clave }) => clave === 'estandar')).toMatchObject({ precio: 120 })
  expect((await owner.ask('DELETE', '/admin/paqueterias/estandar')).body.code).toBe('carrier_needed')
  expect((await owner.ask('DELETE', '/admin/paqueterias/nadie')).status).toBe(404)
})
