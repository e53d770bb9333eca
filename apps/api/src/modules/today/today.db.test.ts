import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from '../../testing/as-staff.ts'
import { goodPicture } from '../../testing/bad-files.ts'
import { postForm } from '../../testing/multipart.ts'
import { sendVoucher } from '../../testing/send-voucher.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ana: Shopper
let lines: { ref: string; qty: number }[]
let staff: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop()
  const [pads = 0] = await stockTheShelves(shop.db, [
    { partNumber: 'BR-1', priceCents: 50_000, stock: 50 },
    { partNumber: 'BR-2', priceCents: 50_000, stock: 3 },
    { partNumber: 'BR-3', priceCents: 50_000, stock: 0 },
  ])
  lines = [{ ref: String(pads), qty: 1 }]
  await openBankAccount(shop)
  ana = await shopperIn(shop)
  await addStaff(shop, 'almacen@example.mx', 'warehouse')
  staff = { cookie: await staffCookieOf(shop, 'almacen@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(() => shop.close())

async function today() {
  return (await shop.ask('GET', '/api/admin/hoy', { headers: staff })).body.data
}
async function orders(query: string) {
  return (await shop.ask('GET', `/api/admin/ordenes?${query}`, { headers: staff })).body.data.docs
}

test('a quiet shop has nothing to do, and few pieces of two parts', async () => {
  expect(await today()).toMatchObject({
    cotizaciones: { por_responder: 0, fuera_de_plazo: 0 },
    conversaciones_sin_leer: 0,
    comprobantes: 0,
    por_empacar: 0,
    por_enviar: 0,
    reembolsos: 0,
    dinero_por_aclarar: 0,
    devoluciones: 0,
    en_disputa: 0,
    pocas_piezas: 2,
  })
  expect((await today()).ventas.map(({ ordenes }: { ordenes: number }) => ordenes)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('everything that waits for somebody is counted until it is done', async () => {
  const { folio } = (await ana.buyByCard({ lines, total: 500 })).body.data
  const { transaction_id } = (await ana.start({ lines, method: 'transferencia', total: 500 })).body.data
  const transfer = (await ana.order({ transaction_id })).body.data
  const claim = { folio: transfer.folio, clave_rastreo: 'ABC123', banco: 'BBVA', monto: '500' }
  expect((await sendVoucher(shop, ana.token, claim, await goodPicture())).status).toBe(200)
  await postForm(shop, '/api/cotizacion', {
    armadora: 'Nissan',
    modelo: 'Tsuru',
    anio: '2005',
    cilindraje: '1.6',
    autoparte: 'balatas',
    nombre: 'Ana',
    email: 'ana@example.mx',
    telefono: '2225550101',
  })
  const { llave } = (await shop.post('/api/chat/conversaciones', {})).body.data
  await shop.post(`/api/chat/conversaciones/${llave}/mensajes`, { texto: 'hola' })
  const counted = await today()
  expect(counted).toMatchObject({ cotizaciones: { por_responder: 1 }, conversaciones_sin_leer: 1, comprobantes: 1, por_empacar: 1 })
  expect(counted.ventas.at(-1)).toMatchObject({ ordenes: 1, total: 500 })
  expect((await orders('con_comprobante=1')).map((one: { folio: string }) => one.folio)).toEqual([transfer.folio])
  expect((await orders('forma_pago=stripe')).map((one: { folio: string }) => one.folio)).toEqual([folio])

  const path = `/api/admin/ordenes/${transfer.folio}`
  const seen = (await shop.ask('GET', path, { headers: staff })).body.data
  expect(seen.datos_comprobantes).toMatchObject([{ clave_rastreo: 'ABC123', banco: 'BBVA', monto: 500 }])
  expect(seen.por_reembolsar).toBe(0)
  const noted = await shop.ask('POST', `${path}/notas`, { headers: staff, body: { texto: 'Llamó:\nviene el lunes' } })
  expect(noted.body.data.historia.at(-1)).toMatchObject({
    evento: 'nota',
    quien: 'personal',
    nombre: 'Beto',
    texto: 'Llamó:\nviene el lunes',
  })
  expect((await shop.ask('GET', `/api/ordenes/folio/?folio=${transfer.folio}`, { token: ana.token })).body.data).not.toMatchObject({
    historia: expect.arrayContaining([expect.objectContaining({ motivo: 'Llamó:\nviene el lunes' })]),
  })

  const packed = await shop.ask('POST', `/api/admin/ordenes/${folio}/estado`, {
    headers: staff,
    body: { status: 'procesando', version: 0 },
  })
  expect(packed.body.data).toMatchObject({
    por_reembolsar: 500,
    historia: [{ status: 'pagado' }, { status: 'procesando', nombre: 'Beto' }],
  })
  expect(await today()).toMatchObject({ por_empacar: 0, por_enviar: 1 })
  const step = (body: object) => shop.ask('POST', `/api/admin/ordenes/${folio}/estado`, { headers: staff, body })
  await step({ status: 'enviado', version: 1, paqueteria: 'Estafeta', guia: '301' })
  await step({ status: 'entregado', version: 2 })
  const wanted = { motivo: 'ya_no_la_quiero', piezas: [{ linea: 0, qty: 1 }] }
  expect((await shop.ask('POST', `/api/devoluciones/${folio}`, { token: ana.token, body: wanted })).status).toBe(200)
  expect(await today()).toMatchObject({ por_enviar: 0, devoluciones: 1 })
})

test('sales are told gross and net: what went back does not take away what was sold', async () => {
  const last = async () => (await today()).ventas.at(-1)
  const before = await last()
  const sales = await asStaff(shop, 'sales')
  const buy = async () => (await ana.buyByCard({ lines, total: 500 })).body.data.folio
  const [whole, part, failed] = [await buy(), await buy(), await buy()]
  const rise = async () => {
    const now = await last()
    return {
      ordenes: now.ordenes - before.ordenes,
      total: now.total - before.total,
      devuelto: now.devuelto - before.devuelto,
      neto: now.neto - before.neto,
    }
  }
  expect(await rise()).toEqual({ ordenes: 3, total: 1_500, devuelto: 0, neto: 1_500 })
  const refund = (folio: string, body: object = {}) => sales.post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'Lo pidió', ...body })
  await refund(whole)
  await refund(part, { monto: 100 })
  await refund(failed, { monto: 200 })
  await shop.pool.query(
    `with over as (update refunds set status = 'failed' where amount_cents = 20000 returning payment_id)
    update payments set refunded_cents = 0 where id in (select payment_id from over)`,
  )
  expect(await rise()).toEqual({ ordenes: 3, total: 1_500, devuelto: 600, neto: 900 })
  // Given back whole it is still a sale that was made.
  await shop.pool.query(`update orders set status = 'refunded', moved_by = 'provider' where folio = $1`, [whole])
  expect(await rise()).toEqual({ ordenes: 3, total: 1_500, devuelto: 600, neto: 900 })
  const dispute = (standing: string) =>
    shop.pool.query(
      `insert into disputes (id, payment_id, status, kind, reason, standing, amount_cents, opened_at, closed_at)
      select 'dp_' || $2, p.id, $2, 'chargeback', 'fraudulent', $2, 25000, now(), now()
      from payments p join orders o on o.checkout_id = p.checkout_id where o.folio = $1`,
      [failed, standing],
    )
  await dispute('open')
  await dispute('lost')
  expect(await rise()).toEqual({ ordenes: 3, total: 1_500, devuelto: 850, neto: 650 })
})
