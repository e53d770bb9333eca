import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let part: string
let desk: Desk
let ana: Shopper
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  ;[part = ''] = (await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 100 }])).map(String)
  desk = await asStaff(shop, 'sales')
  ana = await shopperIn(shop)
})
afterAll(() => shop.close())

function lines() {
  return [{ ref: part, qty: 1 }]
}
async function stock() {
  return (await shop.pool.query('select stock from products where id = $1', [part])).rows[0].stock
}

async function byCard(): Promise<string> {
  return (await ana.buyByCard({ lines: lines(), total: 500 })).body.data.folio
}
async function byTransfer(): Promise<string> {
  const { transaction_id } = (await ana.start({ lines: lines(), method: 'transferencia', total: 500 })).body.data
  const { folio } = (await ana.order({ transaction_id })).body.data
  const key = `MBAN${folio.replaceAll('-', '')}`
  expect((await desk.post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: key })).status).toBe(200)
  return folio
}

/** Asks for one step after the other, each with the version it would have. */
async function steps(folio: string, ...wanted: readonly string[]) {
  const told: [number, string | undefined][] = []
  for (const status of wanted) {
    const { version } = (await desk.get(`/admin/ordenes/${folio}`)).body.data
    const { status: http, body } = await desk.post(`/admin/ordenes/${folio}/estado`, {
      status,
      version,
      paqueteria: 'Estafeta',
      guia: '301',
    })
    told.push([http, body.code])
  }
  return told
}
function refund(folio: string, body: object) {
  return desk.post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'Lo pidió', ...body })
}
async function seen(folio: string) {
  return (await desk.get(`/admin/ordenes/${folio}`)).body.data
}
async function waiting() {
  const { por_empacar, por_enviar } = (await desk.get('/admin/hoy')).body.data
  return [por_empacar, por_enviar]
}

test.each([
  ['a transfer', byTransfer],
  ['a card whose refund the provider has not made yet', byCard],
])('an order whose whole money goes back is not packed, shipped or delivered: %s', async (_, buy) => {
  const before = await stock()
  const folio = await buy()
  const [toPack] = await waiting()
  expect((await refund(folio, { regresar_piezas: true })).status).toBe(200)
  expect(await steps(folio, 'procesando')).toEqual([[409, 'order_pieces_back']])
  expect(await seen(folio)).toMatchObject({ retenida: 'piezas_de_vuelta', orden: { status: 'pagado' } })
  expect((await waiting())[0]).toBe(toPack - 1)
  const listed = (await desk.get(`/admin/ordenes?buscar=${folio}`)).body.data.docs
  expect(listed).toMatchObject([{ folio, retenida: 'piezas_de_vuelta' }])
  expect(await stock()).toBe(before)
  await expectSound(shop)
})

test('what was packed when the money went back is not shipped, what was shipped is not delivered', async () => {
  const packed = await byTransfer()
  expect(await steps(packed, 'procesando')).toEqual([[200, undefined]])
  const [, toShip] = await waiting()
  await refund(packed, {})
  expect(await steps(packed, 'enviado')).toEqual([[409, 'order_pieces_back']])
  expect((await waiting())[1]).toBe(toShip - 1)
  const shipped = await byTransfer()
  expect(await steps(shipped, 'procesando', 'enviado')).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  await refund(shipped, {})
  expect(await steps(shipped, 'entregado')).toEqual([[409, 'order_pieces_back']])
  await expectSound(shop)
})

test('an amount that leaves less than the pieces are worth holds them, unless it lowers their price', async () => {
  const held = await byTransfer()
  expect((await refund(held, { monto: 100 })).status).toBe(200)
  expect(await seen(held)).toMatchObject({ retenida: 'dinero_de_vuelta' })
  expect(await steps(held, 'procesando')).toEqual([[409, 'order_money_back']])
  const cheaper = await byTransfer()
  expect((await refund(cheaper, { monto: 100, es_descuento: true })).status).toBe(200)
  expect((await seen(cheaper)).retenida).toBeUndefined()
  expect(await steps(cheaper, 'procesando', 'enviado', 'entregado')).toEqual([
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ])
})

test('every reason has a word of its own, and the weightiest is told', async () => {
  const folio = await byCard()
  const { rows } = await shop.pool.query(
    'select o.id, p.id as payment from orders o join payments p on p.checkout_id = o.checkout_id where o.folio = $1',
    [folio],
  )
  const [{ id, payment }] = rows
  await refund(folio, { monto: 100 })
  await shop.pool.query(`insert into money_cases (kind, subject, order_id, holds_goods) values ('fraud-warning', $1, $2, true)`, [
    `order ${id}`,
    id,
  ])
  expect(await steps(folio, 'procesando')).toEqual([[409, 'order_in_doubt']])
  await shop.pool.query(
    `insert into disputes (id, payment_id, status, kind, reason, standing, amount_cents, opened_at) values ($1, $2, 'needs_response', 'chargeback', 'fraudulent', 'open', 1, now())`,
    [`dp_${id}`, payment],
  )
  expect([await steps(folio, 'procesando'), (await seen(folio)).retenida]).toEqual([[[409, 'order_disputed']], 'en_disputa'])
  await shop.pool.query(`update disputes set standing = 'lost' where id = $1`, [`dp_${id}`])
  expect([await steps(folio, 'procesando'), (await seen(folio)).retenida]).toEqual([[[409, 'order_dispute_lost']], 'disputa_perdida'])
  await shop.pool.query('update orders set lacks_stock = true where id = $1', [id])
  expect([await steps(folio, 'procesando'), (await seen(folio)).retenida]).toEqual([[[409, 'order_lacks_stock']], 'sin_existencias'])
})
