import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { goodPicture } from '../../testing/bad-files.ts'
import { postForm } from '../../testing/multipart.ts'
import { hear, listening } from '../../testing/read-events.ts'
import { sendVoucher } from '../../testing/send-voucher.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const SECRET = { TOKEN_SECRET: 'the same on both hosts, as it must be' }
let one: TestShop
let two: TestShop
let there: string
let sales: Desk
let warehouse: Desk
let ana: Shopper
let lines: { ref: string; qty: number }[]
beforeAll(async () => {
  one = await testShop(SECRET)
  two = await testShop({ ...SECRET, DATA_FOLDER: one.settings.dataFolder }, { beside: one })
  there = await listening(two)
  const [pads = 0] = await stockTheShelves(one.db, [{ partNumber: 'BR-1', priceCents: 50_000, stock: 50 }])
  lines = [{ ref: String(pads), qty: 1 }]
  await openBankAccount(one)
  sales = await asStaff(one, 'sales')
  warehouse = await asStaff(one, 'warehouse')
  ana = await shopperIn(one)
})
afterAll(async () => {
  await two.close()
  await one.close()
})
beforeEach(() => one.pool.query('truncate turns'))

async function waiting(desk: Desk) {
  return (await desk.get('/admin/pendientes')).body.data
}
async function request(): Promise<string> {
  return (
    await postForm(one, '/api/cotizacion', {
      armadora: 'Nissan',
      modelo: 'Tsuru',
      anio: '2005',
      cilindraje: '1.6',
      autoparte: 'balatas',
      nombre: 'Ana',
      email: 'ana@example.mx',
      telefono: '2225550101',
    })
  ).body.data.numero
}
async function begin(): Promise<string> {
  return (await one.post('/api/chat/conversaciones', {})).body.data.llave
}
function say(secret: string, texto: string) {
  return one.post(`/api/chat/conversaciones/${secret}/mensajes`, { texto })
}
async function arrivals(): Promise<string[]> {
  return (
    await one.pool.query(
      `select payload->>'kind' as kind, payload->>'ref' as ref from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell-arrival' order by j.id`,
    )
  ).rows.map(({ kind, ref }) => `${kind} ${ref}`)
}
async function follow(email: string) {
  return hear(there, '/api/admin/pendientes/eventos', { cookie: await staffCookieOf(one, email), origin: one.settings.publicUrl })
}

test('each role sees what it may deal with, and nobody else is told anything', async () => {
  expect(await waiting(sales)).toEqual({ cotizaciones: 0, fuera_de_plazo: 0, conversaciones: 0, comprobantes: 0, por_empacar: 0 })
  expect(await waiting(warehouse)).toEqual({ por_empacar: 0 })
  const content = await asStaff(one, 'content')
  expect((await content.get('/admin/pendientes')).status).toBe(403)
})

test('what arrives at one process is told at once to the desks of another, by role', async () => {
  const [desk, store] = [await follow('sales@example.mx'), await follow('warehouse@example.mx')]
  await expect.poll(() => desk.named('pendientes').length).toBe(1)
  const number = await request()
  await expect.poll(() => desk.named('llegada').map(({ data }) => data)).toEqual([{ tipo: 'cotizacion', ref: number }])
  await expect.poll(() => desk.named('pendientes').at(-1)?.data.cotizaciones).toBe(1)

  const { folio } = (await ana.buyByCard({ lines, total: 500 })).body.data
  await expect.poll(() => store.named('llegada').map(({ data }) => data)).toEqual([{ tipo: 'pedido', ref: folio }])
  await expect.poll(() => store.named('pendientes').at(-1)?.data).toEqual({ por_empacar: 1 })

  // Nobody announces what is done; it is looked for.
  await sales.post(`/admin/cotizaciones/${number}/rechazo`, { motivo: 'No hay' })
  await expect.poll(() => desk.named('pendientes').at(-1)?.data.cotizaciones, { timeout: 15_000 }).toBe(0)
  desk.stop()
  store.stop()
})

test('every arrival leaves a job in its own transaction', async () => {
  const before = (await arrivals()).length
  const number = await request()
  const secret = await begin()
  await say(secret, 'hola')
  await say(secret, '¿hay alguien?')
  const { transaction_id } = (await ana.start({ lines, method: 'transferencia', total: 500 })).body.data
  const { folio } = (await ana.order({ transaction_id })).body.data
  const claim = { folio, clave_rastreo: 'ABC123', banco: 'BBVA', monto: '500' }
  expect((await sendVoucher(one, ana.token, claim, await goodPicture())).status).toBe(200)
  expect((await sales.post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: 'ABC123' })).status).toBe(200)
  const came = (await arrivals()).slice(before)
  expect(came).toEqual([
    `quotation ${number}`,
    expect.stringMatching(/^chat \d+ \d+$/),
    expect.stringMatching(new RegExp(`^voucher ${folio} [0-9a-f]+$`)),
    `order ${folio}`,
  ])
})

test('within a talk nobody is called again', async () => {
  const secret = await begin()
  await say(secret, 'hola')
  const [{ _id }] = (await sales.get('/admin/chat')).body.data.docs
  const before = (await arrivals()).length
  await sales.post(`/admin/chat/${_id}/mensajes`, { texto: 'Claro, dime' })
  const { mensajes } = (await sales.get(`/admin/chat/${_id}`)).body.data
  await sales.post(`/admin/chat/${_id}/leido`, { hasta: mensajes.at(-1)._id })
  await say(secret, 'busco balatas')
  expect((await arrivals()).length).toBe(before)
})

test('a sale at the counter waits for nobody', async () => {
  const before = (await arrivals()).length
  const sold = await sales.post('/admin/mostrador/ventas', { productos: lines, total_mostrado: 500, forma_pago: 'efectivo' })
  expect(sold.status).toBe(200)
  expect((await arrivals()).length).toBe(before)
})

test('a form that a program filled in calls nobody', async () => {
  const before = (await arrivals()).length
  const { rows } = await one.pool.query(`select count(*)::int as count from quotations where status = 'suspect'`)
  const trap = {
    armadora: 'Nissan',
    modelo: 'Tsuru',
    anio: '2005',
    cilindraje: '1.6',
    autoparte: 'balatas',
    nombre: 'Bot',
    email: 'bot@example.mx',
    telefono: '2225550101',
    sitio_web: 'https://bot.example',
  }
  expect((await postForm(one, '/api/cotizacion', trap)).status).toBe(200)
  const after = await one.pool.query(`select count(*)::int as count from quotations where status = 'suspect'`)
  expect(after.rows[0].count).toBe(rows[0].count + 1)
  expect((await arrivals()).length).toBe(before)
})
