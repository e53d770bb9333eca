import { addBusinessDays } from '@shop/domain/business-days'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let pads: string
let disc: string
let ana: Shopper
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const ids = await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', priceCents: 25_000, stock: 1_000 },
    { partNumber: 'DIS-2', priceCents: 89_950, stock: 1_000 },
  ])
  ;[pads = '', disc = ''] = ids.map(String)
})
beforeEach(async () => {
  ana = await shopperIn(shop)
})
afterAll(() => shop.close())

async function stockOf(id: string) {
  return (await shop.pool.query('select stock, reserved from products where id = $1', [id])).rows[0]
}
function both() {
  return [
    { ref: pads, qty: 2 },
    { ref: disc, qty: 1 },
  ]
}

test('a purchase by card: quote frozen, stock aside, paid, order made, stock gone', async () => {
  const before = await stockOf(pads)
  const started = await ana.start({ lines: both(), total: 1_399.5 })
  expect([started.status, started.body]).toMatchObject([
    200,
    { data: { forma_pago: 'stripe', subtotal: 1_399.5, costo_envio: 0, total: 1_399.5 } },
  ])
  expect(await stockOf(pads)).toEqual({ stock: before.stock, reserved: before.reserved + 2 })
  const { client_secret, transaction_id, checkout_id } = started.body.data
  expect((await ana.payByCard(client_secret)).status).toBe('succeeded')
  const placed = await ana.order({ transaction_id })
  expect(placed.body.message).toContain('pagado')
  expect([placed.status, placed.body.data]).toMatchObject([
    200,
    {
      status: 'pagado',
      etiqueta: 'Pagado',
      folio: expect.stringMatching(/^PRUEBA-\w{4}-\w{4}$/),
      fecha_pago: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      total: 1_399.5,
      iva_incluido: 193.03,
      total_sin_iva: 1_206.47,
      transaction_id,
      checkout_id,
      envio: { calle: 'Av. Juárez' },
      siguiente_paso: 'preparar',
      historia: [{ status: 'pagado', quien: 'proveedor' }],
    },
  ])
  expect(await stockOf(pads)).toEqual({ stock: before.stock - 2, reserved: before.reserved })
  const { rows } = await shop.pool.query('select change, kind from stock_movements where product_id = $1 order by id desc limit 1', [pads])
  expect(rows).toEqual([{ change: -2, kind: 'sale' }])
})

test('a card that is not paid makes no order, and says why', async () => {
  const { body } = await ana.start({ lines: both(), total: 1_399.5 })
  const { client_secret, transaction_id, checkout_id } = body.data
  const unpaid = await ana.order({ transaction_id })
  expect([unpaid.status, unpaid.body.code]).toEqual([402, 'payment_not_made'])
  await ana.payByCard(client_secret, '4000000000009995')
  const declined = await ana.order({ transaction_id })
  expect([declined.status, declined.body.data]).toMatchObject([402, { code: 'card_declined', decline_code: 'insufficient_funds' }])
  expect((await ana.state(checkout_id)).body.data).toMatchObject({ estado: 'abierta', problema: { decline_code: 'insufficient_funds' } })
  await ana.payByCard(client_secret)
  expect((await ana.order({ transaction_id })).body.data.status).toBe('pagado')
})

test('a voucher for OXXO makes an order that waits, with where to pay and until when', async () => {
  const { body } = await ana.start({ lines: [{ ref: pads, qty: 1 }], method: 'oxxo', total: 370 })
  expect(body.data).toMatchObject({
    total: 370,
    costo_envio: 120,
    ficha: { numero: expect.stringMatching(/^0000\d+$/), url: expect.stringContaining('/sandbox/oxxo/') },
  })
  const { data } = (await ana.order({ transaction_id: body.data.transaction_id })).body
  expect(data).toMatchObject({
    status: 'pendiente',
    payment_reference_link: body.data.ficha.url,
    siguiente_paso: 'pagar_ficha',
    puede_subir_comprobante: true,
    fecha_pago: '',
  })
})

test('a transfer gets an account, a reference of its own and three days', async () => {
  const { body } = await ana.start({ lines: [{ ref: pads, qty: 1 }], method: 'transferencia', total: 370 })
  const { data } = (await ana.order({ transaction_id: body.data.transaction_id })).body
  expect(data).toMatchObject({
    status: 'pendiente',
    cuenta: { clabe: '999180012345678909', referencia: expect.stringMatching(/^[1-9]\d{6}$/) },
    siguiente_paso: 'transferir',
    puede_cancelar: true,
  })
  expect(Date.parse(data.pagar_antes_de) - Date.now()).toBeGreaterThan(71.9 * 3_600_000)
})

test('the whole payload of the specification orders a transfer in one step, and its prices are not read', async () => {
  const { status, body } = await ana.order({
    envio: { calle: 'Reforma', num: '1', colonia: 'Centro', municipio: 'Puebla', estado: 'puebla', codigo_postal: '72000' },
    paqueteria: { precio: 1 },
    productos: [{ product: { _id: pads, precio: 0.01 }, qty: 1 }],
    subtotal: 0.01,
    forma_pago: 'transferencia',
    status: 'pagado',
    fecha_pago: '2026-01-01 00:00:00',
    payment_reference_link: 'https://evil.example',
  })
  expect([status, body.data]).toMatchObject([200, { status: 'pendiente', total: 370, fecha_pago: '', payment_reference_link: '' }])
})

test('one who has not verified the account, or is not signed in, cannot buy', async () => {
  await shop.pool.query('update customers set verified_at = null where id = $1', [ana.id])
  expect((await ana.start({ lines: both(), total: 1_399.5 })).body.code).toBe('cuenta_no_verificada')
  expect((await shop.post('/api/ordenes', {})).status).toBe(401)
})

test('own orders, newest first; those without a voucher apart; others’ are not there', async () => {
  const first = (await ana.buyByCard({ lines: both(), total: 1_399.5 })).body.data
  const second = (await ana.order({ productos: [{ ref: pads, qty: 1 }], envio: first.envio, forma_pago: 'transferencia' })).body.data
  const list = async (query = '') => (await shop.ask('GET', `/api/ordenes${query}`, { token: ana.token })).body.data
  expect((await list()).docs.map(({ folio }: { folio: string }) => folio)).toEqual([second.folio, first.folio])
  expect(await list('?sin_comprobante=1')).toMatchObject({ total: 1, docs: [{ folio: second.folio }] })
  expect(await list('?limit=1&page=2')).toMatchObject({ total: 2, pages: 2, docs: [{ folio: first.folio }] })
  const beto = await shopperIn(shop)
  for (const path of ['/api/ordenes/folio/', '/api/ordenes/folio']) {
    const address = `${path}?folio=${first.folio.toLowerCase()}`
    expect((await shop.ask('GET', address, { token: ana.token })).body.data.folio).toBe(first.folio)
    expect((await shop.ask('GET', address, { token: beto.token })).status).toBe(404)
  }
})

test('a fourth unpaid order has to wait for one of the three, unless staff allow more', async () => {
  const transfer = () =>
    ana.order({
      productos: [{ ref: pads, qty: 1 }],
      envio: { calle: 'A', num: '1', colonia: 'B', municipio: 'Puebla', estado: 'Puebla', codigo_postal: '72000' },
      forma_pago: 'transferencia',
    })
  const answers = await Promise.all([transfer(), transfer(), transfer(), transfer(), transfer()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409])
  const folio = answers.find(({ status }) => status === 200)?.body.data.folio
  expect((await shop.ask('POST', '/api/ordenes/cancelar', { token: ana.token, body: { folio } })).body.data.status).toBe('cancelado')
  expect((await transfer()).status).toBe(200)
  expect((await transfer()).body.code).toBe('too_many_unpaid_orders')
  await shop.db
    .insertInto('shop_policies')
    .values({ name: 'unpaidOrders', value: JSON.stringify({ mostUnpaid: 4 }) })
    .execute()
  expect((await transfer()).status).toBe(200)
  expect((await transfer()).body.code).toBe('too_many_unpaid_orders')
})

test('carriers: 120, free strictly over 300, with dates', async () => {
  const at = async (subtotal: number) => (await shop.get(`/api/paqueterias?subtotal=${subtotal}&codigo_postal=72000`)).body.data
  expect(await at(300)).toMatchObject([
    { clave: 'estandar', precio: 120, entrega: { desde: expect.stringMatching(/^\d{4}-/) } },
    { clave: 'expres', precio: 199, recargo_pieza_voluminosa: 150 },
  ])
  expect((await at(300.01))[0].precio).toBe(0)
})

test('cash at OXXO counts from the business day on which it is confirmed', async () => {
  const entregaOf = async (method: 'stripe' | 'oxxo') => (await ana.start({ lines: both(), total: 1_399.5, method })).body.data.entrega
  const [card, cash] = [await entregaOf('stripe'), await entregaOf('oxxo')]
  expect(cash.desde).toBe(addBusinessDays(card.desde, 1, []))
  expect(cash.hasta).toBe(addBusinessDays(card.hasta, 1, []))
  const [standard] = (await shop.get('/api/paqueterias?subtotal=1399.5')).body.data
  expect(standard).toMatchObject({ entrega: card, entregas: { stripe: card, oxxo: cash, transferencia: card } })
})

test('an order that is paid in another way is there when that way allows', async () => {
  const bought = { lines: both(), total: 1_399.5 }
  const cash = (await ana.start({ ...bought, method: 'oxxo' })).body.data
  await ana.order({ transaction_id: cash.transaction_id })
  const card = (await ana.start({ ...bought, id: cash.checkout_id, method: 'stripe' })).body.data
  expect(card.folio).not.toBe('')
  expect(cash.entrega).toEqual({
    ...cash.entrega,
    desde: addBusinessDays(card.entrega.desde, 1, []),
    hasta: addBusinessDays(card.entrega.hasta, 1, []),
  })
})

test('an invoice is kept when it is right, and refused field by field when it is not', async () => {
  const factura = { rfc: 'XAXX010101000', razon_social: 'Público en general', regimen: '616', uso_cfdi: 'S01', codigo_postal: '72000' }
  const { body } = await ana.start({ lines: both(), total: 1_399.5, method: 'transferencia', factura })
  expect((await ana.order({ transaction_id: body.data.transaction_id })).body.data.factura).toMatchObject({
    rfc: 'XAXX010101000',
    razon_social: 'PÚBLICO EN GENERAL',
  })
  const wrong = await ana.start({ lines: both(), total: 1_399.5, factura: { ...factura, rfc: 'XAXX010101001', regimen: '601' } })
  expect([wrong.status, wrong.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    expect.arrayContaining(['factura.rfc']),
  ])
})
