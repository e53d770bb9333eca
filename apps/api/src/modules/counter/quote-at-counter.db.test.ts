import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const ASKED = {
  productos: [{ ref: 'BAL-1', qty: 2 }],
  vigencia_dias: 3,
  nombre: 'Lalo',
  telefono: '222 555 0101',
  armadora: 'Nissan',
  modelo: 'Tsuru',
  anio: '2005',
  autoparte: 'Balatas',
}
let shop: TestShop
const cookies = new Map<string, string>()
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 5 }])
  for (const role of ['owner', 'sales'] as const) {
    await addStaff(shop, `${role}@example.mx`, role)
    cookies.set(role, await staffCookieOf(shop, `${role}@example.mx`))
  }
})
afterAll(() => shop.close())

function ask(method: 'GET' | 'POST', path: string, role: string, body?: object) {
  return shop.ask(method, `/api/admin${path}`, { body, headers: { cookie: cookies.get(role) ?? '', origin: shop.settings.publicUrl } })
}
function quote(fields: object = {}, role = 'sales') {
  return ask('POST', '/mostrador/cotizaciones', role, { ...ASKED, ...fields })
}
async function mails() {
  return (await shop.pool.query(`select 1 from graphile_worker._private_jobs where payload->>'to' is not null`)).rowCount
}

test('a quotation is answered on the spot, with a link that sells at its price and a text to send', async () => {
  const { status, body } = await quote({ descuento: 10 })
  expect([status, body.data.total]).toEqual([200, 900])
  const { numero, url, texto } = body.data
  expect(texto).toContain('Hola, Lalo.')
  expect(texto).toContain('$450.00 c/u')
  expect(texto).toContain('Total: $900.00, IVA incluido.')
  expect(texto).toContain('Te respetamos estos precios hasta el')
  expect(texto.endsWith(url)).toBe(true)
  const token = /oferta\/([\w-]+)$/.exec(url)?.[1] ?? ''
  expect((await shop.get(`/api/cotizacion/oferta/${token}`)).body.data).toMatchObject({
    numero,
    vigente: true,
    lineas: [{ precio: 450, piezas: 2 }],
  })
  const cart = (await shop.post('/api/carrito/cotizar', { productos: [{ ref: 'BAL-1', qty: 2, oferta: token }] })).body.data
  expect(cart.lineas).toMatchObject([{ precio_unitario: 450 }])
  expect((await ask('GET', `/cotizaciones/${numero}`, 'sales')).body.data).toMatchObject({
    estado: 'respondida',
    nombre: 'Lalo',
    telefono: '2225550101',
    email: '',
    cerrada_por: 'Beto',
  })
  const { rows } = await shop.pool.query(`select action, after from audit_log order by id desc limit 1`)
  expect(rows[0]).toMatchObject({ action: 'counter-quoted', after: { discount: 10, lines: '2 × BAL-1: $450.00' } })
})

test('mail goes only to who left an address', async () => {
  const before = await mails()
  await quote()
  expect(await mails()).toBe(before)
  await quote({ email: 'lalo@example.mx' })
  expect(await mails()).toBe((before ?? 0) + 1)
})

test('sales take off a tenth at most, the owner more', async () => {
  expect(await quote({ descuento: 11 })).toMatchObject({ status: 422, body: { code: 'discount_too_large' } })
  expect((await quote({ descuento: 50 }, 'owner')).body.data.total).toBe(500)
  for (const descuento of [-1, 100, 2.5, '5']) expect((await quote({ descuento }, 'owner')).status).toBe(400)
})

test('a price that somebody sends is not even read, and an unknown part leaves nothing behind', async () => {
  expect((await quote({ productos: [{ ref: 'BAL-1', qty: 1, precio: 1 }] })).body.data.total).toBe(500)
  const count = async () => (await shop.pool.query('select count(*) from quotations')).rows[0].count
  const before = await count()
  expect((await quote({ productos: [{ ref: 'NADA-9', qty: 1 }] })).status).toBe(404)
  expect(await count()).toBe(before)
})

test('the same delivery twice is one quotation; what nobody waited for does not count as answered in time', async () => {
  const key = { 'idempotency-key': '0b0f1c1e-7a70-4e0a-8a55-0d8b1d1f9b11' }
  const headers = { cookie: cookies.get('sales') ?? '', origin: shop.settings.publicUrl, ...key }
  const send = () => shop.ask('POST', '/api/admin/mostrador/cotizaciones', { body: ASKED, headers })
  expect((await send()).body.data.numero).toBe((await send()).body.data.numero)
  expect((await ask('GET', '/cotizaciones/resumen', 'sales')).body.data).toMatchObject({ esperan: 0, respondidas: 0, a_tiempo: 0 })
})
