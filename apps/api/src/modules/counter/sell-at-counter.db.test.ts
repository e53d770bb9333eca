import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectSound } from '../../testing/expect-sound.ts'
import { HOME, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let pads: number
const cookies = new Map<string, string>()
beforeAll(async () => {
  shop = await testShop()
  ;[pads = 0] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 5 }])
  for (const role of ['owner', 'sales', 'warehouse'] as const) {
    await addStaff(shop, `${role}@example.mx`, role)
    cookies.set(role, await staffCookieOf(shop, `${role}@example.mx`))
  }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('update products set stock = 5')
})

function ask(method: 'GET' | 'POST', path: string, body?: object, role = 'sales') {
  return shop.ask(method, `/api/admin${path}`, { body, headers: { cookie: cookies.get(role) ?? '', origin: shop.settings.publicUrl } })
}
function sell(fields: object = {}, role = 'sales') {
  return ask(
    'POST',
    '/mostrador/ventas',
    { productos: [{ ref: 'BAL-1', qty: 2 }], total_mostrado: 1_000, forma_pago: 'efectivo', ...fields },
    role,
  )
}
async function stock() {
  return (await shop.pool.query('select stock, reserved from products where id = $1', [pads])).rows[0]
}
async function orders() {
  return Number((await shop.pool.query('select count(*) from orders')).rows[0].count)
}

test('a sale is paid, taken out of stock and delivered in one step, and the books stay sound', async () => {
  const { status, body } = await sell({ forma_pago: 'terminal', nombre: 'Lalo', telefono: '2225550101' })
  expect([status, body.message]).toEqual([200, 'Venta registrada y entregada.'])
  const { orden, historia, por_reembolsar } = body.data
  expect(orden).toMatchObject({
    status: 'entregado',
    forma_pago: 'terminal',
    total: 1_000,
    costo_envio: 0,
    cliente: { nombre: 'Lalo', email: '', telefono: '2225550101' },
    paqueteria: { clave: 'mostrador', nombre: 'Entrega en mostrador' },
  })
  expect(historia.map(({ status: to, quien, nombre }: Record<string, string>) => [to, quien, nombre])).toEqual([
    ['pagado', 'personal', 'Beto'],
    ['entregado', 'personal', 'Beto'],
  ])
  expect(por_reembolsar).toBe(1_000)
  expect(await stock()).toEqual({ stock: 3, reserved: 0 })
  const { rows } = await shop.pool.query(
    `select m.change, m.kind from stock_movements m join orders o on o.id = m.order_id where o.folio = $1`,
    [orden.folio],
  )
  expect(rows).toEqual([{ change: -2, kind: 'sale' }])
  expect((await ask('GET', '/ordenes?forma_pago=terminal')).body.data.docs).toMatchObject([{ folio: orden.folio, cliente: 'Lalo' }])
  await expectSound(shop)
})

test('it counts among the sales of the day', async () => {
  const today = async () => (await ask('GET', '/hoy')).body.data.ventas.at(-1)
  const before = await today()
  await sell()
  const after = await today()
  expect([after.ordenes - before.ordenes, after.total - before.total]).toEqual([1, 1_000])
})

test('a discount is within the bound of the role, and on record', async () => {
  expect(await sell({ descuento: 11, total_mostrado: 890 })).toMatchObject({ status: 422, body: { code: 'discount_too_large' } })
  const { body } = await sell({ descuento: 10, total_mostrado: 900 })
  expect(body.data.orden.productos).toMatchObject([{ precio: 500, descuento: 10, precio_unitario: 450 }])
  const { rows } = await shop.pool.query('select action, after from audit_log order by id desc limit 1')
  expect(rows[0]).toMatchObject({ action: 'counter-sold', after: { discount: 10, method: 'cash', amount: 90_000, status: 'delivered' } })
  expect((await sell({ descuento: 99, total_mostrado: 10 }, 'owner')).status).toBe(200)
  await expectSound(shop)
})

test('a price that changed, parts that are gone and a way of paying of the web sell nothing', async () => {
  const before = await orders()
  expect(await sell({ total_mostrado: 999 })).toMatchObject({ status: 409, body: { code: 'total_cambiado' } })
  expect(await sell({ productos: [{ ref: 'BAL-1', qty: 6 }], total_mostrado: 3_000 })).toMatchObject({
    status: 409,
    body: { code: 'out_of_inventory' },
  })
  for (const forma_pago of ['stripe', 'transferencia', 'nada', undefined]) expect((await sell({ forma_pago })).status).toBe(400)
  expect([await orders(), await stock()]).toEqual([before, { stock: 5, reserved: 0 }])
})

test('of two sales of the last pieces one wins', async () => {
  await shop.pool.query('update products set stock = 3')
  const answers = await Promise.all([sell(), sell()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stock()).toEqual({ stock: 1, reserved: 0 })
  await expectSound(shop)
})

async function refundOf(forma_pago: string, body: object = {}) {
  const { folio } = (await sell({ forma_pago })).body.data.orden
  const wanted = { motivo: 'No le quedó', regresar_piezas: true, ...body }
  const { status, body: told } = await ask('POST', `/ordenes/${folio}/reembolso`, wanted)
  expect(status).toBe(200)
  const [owed] = told.data.por_entregar
  return { folio, owed, paid: (proof: object) => ask('POST', `/reembolsos/${owed._id}/pagado`, proof) }
}

test('cash goes back as cash, with the parts back on the shelf: nobody has to invent a transfer', async () => {
  const { folio, owed, paid } = await refundOf('efectivo')
  expect(owed).toMatchObject({ metodo: 'efectivo', monto: 1_000, motivo: 'No le quedó' })
  expect((await ask('GET', '/hoy')).body.data.reembolsos).toBe(1)
  expect((await ask('GET', '/reembolsos')).body.data).toMatchObject([{ folio, metodo: 'efectivo', estado: 'por_reembolsar' }])
  expect((await paid({ recibio: 'Lalo Ríos' })).status).toBe(200)
  expect((await paid({})).body.code).toBe('refund_not_found')
  expect((await ask('GET', `/ordenes/${folio}`)).body.data).toMatchObject({ por_entregar: [], orden: { status: 'reembolsado' } })
  const { rows } = await shop.pool.query('select handed_to, tracking_key, closed_by is not null as "isSigned" from refunds where id = $1', [
    owed._id,
  ])
  expect(rows).toEqual([{ handed_to: 'Lalo Ríos', tracking_key: null, isSigned: true }])
  expect(await stock()).toEqual({ stock: 5, reserved: 0 })
  await expectSound(shop)
})

test('cash needs no name, and a piece of two goes back by itself', async () => {
  const { folio, owed, paid } = await refundOf('efectivo', { piezas: [{ lugar: 0, cantidad: 1 }] })
  expect(owed.monto).toBe(500)
  expect((await paid({})).status).toBe(200)
  expect((await ask('GET', `/ordenes/${folio}`)).body.data.orden).toMatchObject({ status: 'entregado', cancelado: 500, queda: 500 })
  await expectSound(shop)
})

test('what was paid at the terminal goes back at the terminal, with its number', async () => {
  const { folio, owed, paid } = await refundOf('terminal')
  expect(owed.metodo).toBe('terminal')
  expect(await paid({})).toMatchObject({ status: 422, body: { code: 'authorisation_missing' } })
  expect(await paid({ clave_rastreo: 'MBAN01002611150009' })).toMatchObject({ status: 422, body: { code: 'authorisation_missing' } })
  expect((await paid({ autorizacion: '048213' })).status).toBe(200)
  expect((await ask('GET', `/ordenes/${folio}`)).body.data.orden.status).toBe('reembolsado')
  const { rows } = await shop.pool.query('select action, after from audit_log order by id desc limit 1')
  expect(rows[0]).toMatchObject({ action: 'refund-recorded', after: { method: 'terminal', authorisation: '048213', amount: 100_000 } })
  await expectSound(shop)
})

test('no shopper pays in cash on the web, and no order of the web skips its parcel', async () => {
  const ana = await shopperIn(shop)
  const body = { checkout_id: randomUUID(), productos: [{ ref: String(pads), qty: 1 }], envio: HOME, forma_pago: 'efectivo' }
  expect((await shop.ask('POST', '/checkout/intento', { token: ana.token, body })).body).toMatchObject({ code: 'invalid_input' })
  const { folio } = (await ana.buyByCard({ lines: [{ ref: String(pads), qty: 1 }], total: 500 })).body.data
  const { version } = (await ask('GET', `/ordenes/${folio}`)).body.data
  expect((await ask('POST', `/ordenes/${folio}/estado`, { status: 'entregado', version })).status).toBe(409)
  await expect(shop.pool.query(`update orders set status = 'delivered', tracking_number = 'x' where folio = $1`, [folio])).rejects.toThrow(
    /was not bought at the counter/,
  )
  expect((await sell({}, 'warehouse')).status).toBe(403)
})
