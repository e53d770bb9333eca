import { momentOf } from '@shop/domain/mexican-time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFitment } from '../../testing/add-fitment.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { postForm } from '../../testing/multipart.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { requestQuotation } from './request-quotation.ts'
import { watchQuotations } from './watch-quotations.ts'

const ASKED = {
  armadora: 'Nissan',
  modelo: 'Tsuru',
  anio: '2015',
  cilindraje: '1.6',
  autoparte: 'Cremallera <img src=x onerror=alert(1)>',
  nombre: 'Ana',
  email: 'ana@example.mx',
  telefono: '2225550101',
}
const REQUEST = {
  make: 'Nissan',
  model: 'Tsuru',
  year: '2015',
  engine: '1.6',
  part: 'Cremallera',
  name: 'Ana',
  email: 'ana@example.mx',
  phone: '2225550101',
  comments: undefined,
  wantsSms: false,
  trap: undefined,
}
let shop: TestShop
let staff: { cookie: string; origin: string }
let pads: number
beforeAll(async () => {
  shop = await testShop()
  ;[pads = 0] = await stockTheShelves(shop.db, [{ partNumber: 'BR-1', priceCents: 50_000, stock: 5 }])
  await addStaff(shop, 'ventas@example.mx', 'sales')
  await addStaff(shop, 'jefa@example.mx', 'owner')
  await addStaff(shop, 'almacen@example.mx', 'warehouse')
  staff = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate turns, quotations restart identity cascade')
  await shop.pool.query('delete from graphile_worker._private_jobs')
  await shop.pool.query('update products set stock = 5 where id = $1', [pads])
})

async function asked(fields: object = {}): Promise<string> {
  return (await postForm(shop, '/api/cotizacion', { ...ASKED, ...fields })).body.data.numero
}
function at(method: 'GET' | 'POST', path: string, body?: unknown) {
  return shop.ask(method, `/api/admin/cotizaciones${path}`, { body, headers: staff })
}
async function queued(): Promise<{ to: string; subject: string; text: string; html?: string; channel: string }[]> {
  return (
    await shop.pool.query(`select payload from graphile_worker._private_jobs where payload->>'subject' is not null order by id`)
  ).rows.map(({ payload }) => payload)
}
const LINES = [
  { ref: 'BR-1', precio: 399.5, piezas: 2 },
  { nombre: 'Cremallera hidráulica', marca: 'TRW', codigo: 'JRP-77', precio: 2_350, piezas: 1 },
]
/** The token stands in the customer's mail alone. */
async function answered(numero: string, lineas: object[] = LINES, vigencia_dias = 3): Promise<string> {
  const { status, body } = await at('POST', `/${numero}/respuesta`, { lineas, vigencia_dias, mensaje: 'Llega el viernes' })
  expect([status, body.message]).toEqual([200, 'La oferta ya va en camino al cliente.'])
  const mail = (await queued()).find(({ subject }) => subject.includes('está lista'))
  return /cotizacion\/oferta\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
async function price(productos: object[]) {
  return (await shop.post('/api/carrito/cotizar', { productos })).body.data
}

test('the inbox shows what waits, with the minutes that are left, and the picture of one’s own making', async () => {
  const numero = await asked({ comentarios: '<script>alert(1)</script>' })
  const { body } = await at('GET', '')
  expect(body.data).toMatchObject({ total: 1, docs: [{ numero, estado: 'abierta', escalada: false, tiene_imagen: false }] })
  expect(body.data.docs[0].minutos_restantes).toBeLessThanOrEqual(15)
  expect((await at('POST', `/${numero}/tomar`)).body.data).toMatchObject({ estado: 'tomada', tomada_por: 'Beto' })
  // What strangers typed stays text, as they typed it.
  expect((await at('GET', `/${numero}`)).body.data).toMatchObject({
    comentarios: '<script>alert(1)</script>',
    auto: { autoparte: 'Cremallera <img src=x onerror=alert(1)>' },
  })
  expect((await at('GET', '/COT-XXXX-XXXX')).status).toBe(404)
})

describe('the car that an offer is bought for', () => {
  beforeAll(async () => {
    await addFitment(shop, { productId: String(pads), make: 'Nissan', model: 'Tsuru', from: 1992, to: 2017 })
    await shop.pool.query(
      `insert into model_engines (model_id, engine, year_from, year_to)
       select id, engine, 1992, 2017 from models, unnest('{1.6,2.0}'::text[]) engine where slug = 'tsuru'`,
    )
  })
  const TSURU = { armadora: 'Nissan', modelo: 'Tsuru', anio: 2015 }

  test.each([
    ['is the one of the question, as the shop writes it', { modelo: 'tsuru' }, { ...TSURU, motor: '1.6' }],
    ['has no engine that nobody knows: it would fit nothing', { cilindraje: '4 cilindros' }, TSURU],
    ['is none that the shop does not know', { modelo: 'Model 3' }, undefined],
    ['is none of a year in which it was not sold', { anio: '1991' }, undefined],
  ])('%s', async (_, fields, forCar) => {
    const token = await answered(await asked(fields))
    expect((await shop.get(`/api/cotizacion/oferta/${token}`)).body.data.para_auto).toEqual(forCar)
  })
})

test('an answer is an offer that the customer gets by mail, once', async () => {
  const numero = await asked({ aviso_sms: '1' })
  const token = await answered(numero)
  const { body } = await shop.get(`/api/cotizacion/oferta/${token}`)
  expect(body.data).toMatchObject({
    numero,
    vigente: true,
    mensaje: 'Llega el viernes',
    lineas: [
      { producto: { _id: String(pads), precio: 500 }, precio: 399.5, piezas: 2 },
      { producto: { nombre: 'Cremallera hidráulica TRW', codigo: 'JRP-77', status: 'bajo_pedido', stock: 1 }, precio: 2_350 },
    ],
  })
  const messages = await queued()
  expect(messages.map(({ channel, to }) => [channel, to])).toEqual([
    ['email', 'ana@example.mx'],
    ['email', 'ana@example.mx'],
    ['sms', '2225550101'],
  ])
  expect(messages[1]?.text).toContain('$399.50')
  for (const { html } of messages) expect(html ?? '').not.toContain('<img')
  expect(await at('POST', `/${numero}/respuesta`, { lineas: LINES, vigencia_dias: 1 })).toMatchObject({
    status: 409,
    body: { code: 'quotation_closed' },
  })
  expect((await at('POST', `/${numero}/rechazo`, { motivo: 'No hay' })).status).toBe(409)
  expect((await at('GET', '/resumen')).body.data).toEqual({
    esperan: 0,
    atrasadas: 0,
    respondidas: 1,
    a_tiempo: 1,
    proporcion_a_tiempo: 1,
  })
  const { rows } = await shop.pool.query('select hash from offers')
  expect(rows[0].hash).not.toContain(token)
  expect((await shop.get('/api/cotizacion/oferta/inventado')).status).toBe(404)
})

test('a refusal says why', async () => {
  const numero = await asked()
  expect((await at('POST', `/${numero}/rechazo`, { motivo: 'Ya no se fabrica' })).body.data).toMatchObject({
    estado: 'rechazada',
    motivo: 'Ya no se fabrica',
    cerrada_por: 'Beto',
  })
  expect((await queued()).at(-1)).toMatchObject({ to: 'ana@example.mx', text: expect.stringContaining('Ya no se fabrica') })
})

test.each([
  [[]],
  [[{ precio: 10, piezas: 1 }]],
  [[{ ref: 'BR-1', nombre: 'Ambos', precio: 10, piezas: 1 }]],
  [[{ ref: 'BR-1', precio: 0, piezas: 1 }]],
  [[{ ref: 'BR-1', precio: 10.555, piezas: 1 }]],
  [[{ ref: 'BR-1', precio: 10, piezas: 0 }]],
])('%j is no answer', async (lineas) => {
  const numero = await asked()
  expect((await at('POST', `/${numero}/respuesta`, { lineas, vigencia_dias: 3 })).status).toBe(400)
  expect((await at('GET', `/${numero}`)).body.data.estado).toBe('abierta')
})

test('an unknown product cannot be offered, and leaves nothing behind', async () => {
  const numero = await asked()
  const lineas = [...LINES, { ref: 'NADA-9', precio: 10, piezas: 1 }]
  expect((await at('POST', `/${numero}/respuesta`, { lineas, vigencia_dias: 3 })).status).toBe(404)
  expect(
    (await shop.pool.query(`select 1 from products where status = 'on-order' and internal_key like $1`, [`BP-${numero}%`])).rows,
  ).toEqual([])
})

describe('a cart with an offer', () => {
  test('is priced as promised, for as many pieces as were offered; more cost what the shop asks', async () => {
    const token = await answered(await asked())
    const onOrder = (await shop.get(`/api/cotizacion/oferta/${token}`)).body.data.lineas[1].producto._id
    const cart = await price([
      { ref: String(pads), qty: 3, oferta: token },
      { ref: onOrder, qty: 1, oferta: token },
    ])
    expect(cart.lineas).toMatchObject([
      { qty: 2, precio_unitario: 399.5, disponibles: 2, faltan: 0, oferta: token },
      { qty: 1, precio_unitario: 500, disponibles: 3, faltan: 0, cambio: 'oferta_agotada' },
      { qty: 1, precio_unitario: 2_350, disponibles: 1, faltan: 0, oferta: token },
    ])
    expect(cart.lineas[0].prometido_hasta).toMatch(/Z$/)
    expect([cart.subtotal, cart.no_disponibles]).toEqual([399.5 * 2 + 500 + 2_350, []])
  })

  test('beside the same part without one shares the stock', async () => {
    const token = await answered(await asked())
    const cart = await price([
      { ref: String(pads), qty: 2, oferta: token },
      { ref: 'BR-1', qty: 4 },
    ])
    expect(cart.lineas.map((line: Record<string, unknown>) => [line.precio_unitario, line.disponibles, line.faltan])).toEqual([
      [399.5, 2, 0],
      [500, 3, 1],
    ])
  })

  test('that ran out has the shop’s price again and says so', async () => {
    const token = await answered(await asked())
    await shop.pool.query(`update offers set valid_until = now() - interval '1 second'`)
    const { lineas } = (await shop.get(`/api/cotizacion/oferta/${token}`)).body.data
    const cart = await price([
      { ref: String(pads), qty: 1, oferta: token },
      { ref: lineas[1].producto._id, qty: 1, oferta: token },
    ])
    expect(cart.lineas).toMatchObject([{ precio_unitario: 500, cambio: 'oferta_vencida' }])
    expect(cart.lineas[0]).not.toHaveProperty('oferta')
    expect(cart.no_disponibles).toMatchObject([{ motivo: 'oferta_vencida' }])
  })

  test('of somebody’s invention, or about another part, is worth nothing', async () => {
    const token = await answered(await asked(), [LINES[1] ?? {}])
    for (const oferta of ['inventada', token]) {
      const cart = await price([{ ref: String(pads), qty: 1, oferta }])
      expect(cart.lineas).toMatchObject([{ precio_unitario: 500, cambio: 'oferta_desconocida' }])
    }
  })
})

describe('an offer', () => {
  test('is bought at the promised price, also beside the same part at its own, and the books stay sound', async () => {
    const token = await answered(await asked())
    const onOrder = (await shop.get(`/api/cotizacion/oferta/${token}`)).body.data.lineas[1].producto._id
    const lines = [
      { ref: String(pads), qty: 2, oferta: token },
      { ref: String(pads), qty: 1 },
      { ref: onOrder, qty: 1, oferta: token },
    ]
    const total = 399.5 * 2 + 500 + 2_350
    const buyer = await shopperIn(shop)
    expect((await buyer.start({ lines: lines.map(({ ref, qty }) => ({ ref, qty })), total })).status).toBe(409)
    const { status, body } = await buyer.buyByCard({ lines, total })
    expect([status, body.data.status, body.data.total]).toEqual([200, 'pagado', total])
    expect(body.data.productos.map((line: Record<string, unknown>) => [line.precio_unitario, line.qty])).toEqual([
      [399.5, 2],
      [500, 1],
      [2_350, 1],
    ])
    const { rows } = await shop.pool.query('select stock, reserved from products where id = any($1) order by id', [[pads, Number(onOrder)]])
    expect(rows).toEqual([
      { stock: 2, reserved: 0 },
      { stock: 0, reserved: 0 },
    ])
    await expectSound(shop)
  })

  test('that ran out on the way to the till is not charged at another price', async () => {
    const token = await answered(await asked())
    await shop.pool.query(`update offers set valid_until = now() - interval '1 second'`)
    const buyer = await shopperIn(shop)
    const { status, body } = await buyer.start({ lines: [{ ref: String(pads), qty: 1, oferta: token }], total: 399.5 })
    expect([status, body.code]).toEqual([409, 'total_cambiado'])
  })
})

test('a part got for one customer is sold to nobody else and found by nobody', async () => {
  const token = await answered(await asked())
  const { producto } = (await shop.get(`/api/cotizacion/oferta/${token}`)).body.data.lineas[1]
  expect((await price([{ ref: producto._id, qty: 1 }])).no_disponibles).toMatchObject([{ motivo: 'solo_con_oferta' }])
  for (const path of ['/products/search/d?search=JRP-77', '/products/search/d?search=cremallera+hidraulica', '/products'])
    expect(JSON.stringify((await shop.get(`/api${path}`)).body.data.docs)).not.toContain(producto._id)
  expect(JSON.stringify((await shop.get('/api/products/categorias')).body)).not.toContain('Bajo pedido')
  expect((await shop.get(`/api/products/${producto._id}`)).status).toBe(404)
  expect((await shop.get(`/api/products/show/p?ref=${producto._id}`)).status).toBe(404)
})

describe('a quotation that nobody answers', () => {
  const saturday = momentOf({ day: '2026-11-07', minutes: 15 * 60 + 55 })
  const monday = (minute: number) => momentOf({ day: '2026-11-09', minutes: 9 * 60 + minute })
  const tick = (now: Date) => watchQuotations(shop, now)
  const told = async () =>
    (await queued()).filter(({ to }) => to !== 'ana@example.mx').map(({ to, subject }) => `${to} ${subject.split(': ')[1]}`)
  const both = (what: string) => ['ventas@example.mx', 'jefa@example.mx'].map((to) => `${to} ${what} · La Tuerca`)

  test('is announced after ten minutes of opening hours and escalated after fifteen, once each', async () => {
    await requestQuotation(shop, { request: REQUEST, picture: undefined, locale: 'es', network: undefined }, saturday)
    for (const now of [momentOf({ day: '2026-11-08', minutes: 720 }), monday(4)]) await tick(now)
    expect(await told()).toEqual([])
    await Promise.all([tick(monday(5)), tick(monday(5))])
    await tick(monday(6))
    expect(await told()).toEqual(both('quedan pocos minutos'))
    await tick(monday(9))
    expect(await told()).toHaveLength(2)
    await Promise.all([tick(monday(10)), tick(monday(10))])
    await tick(monday(30))
    expect(await told()).toEqual([...both('quedan pocos minutos'), ...both('se venció el plazo')])
  })

  test('is only escalated when the clock stood still meanwhile', async () => {
    await requestQuotation(shop, { request: REQUEST, picture: undefined, locale: 'es', network: undefined }, saturday)
    await tick(monday(59))
    expect(await told()).toEqual(both('se venció el plazo'))
  })

  test('once answered hurries nobody', async () => {
    const { number } = await requestQuotation(shop, { request: REQUEST, picture: undefined, locale: 'es', network: undefined }, saturday)
    await answered(number)
    await tick(monday(59))
    expect(await told()).toEqual([])
  })
})
