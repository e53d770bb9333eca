import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RENDERING_HEADER } from '../../http/own-pages.ts'
import { newPagesPass } from '../../secrets/pages-pass.ts'
import { newPreviewPass } from '../../secrets/preview-pass.ts'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { caughtUp } from '../../testing/caught-up.ts'
import { readyToOpen } from '../../testing/ready-to-open.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { mailboxOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { openingJobs } from './load-base-data.ts'
import { trialJobs, tryMail } from './try-services.ts'

let shop: TestShop
let owner: Desk
let ana: Shopper
let part: string
beforeAll(async () => {
  shop = await testShop()
  owner = await asStaff(shop, 'owner')
  ana = await shopperIn(shop)
  await openBankAccount(shop)
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 50 }])
  part = String(id)
})
afterAll(() => shop.close())
beforeEach(() => setDoor(true))

/** As an owner left it. */
async function setDoor(isOpen: boolean, wasOpen = true) {
  await shop.pool.query(`update shop_policies set value = value || $1 where name = 'door'`, [
    JSON.stringify({ isOpen, wasOpen, messageEs: '' }),
  ])
  await caughtUp(shop)
}
type Step = { paso: string; hecho: boolean; prueba?: { estado: string; nota: string; por: string } }
async function opening() {
  return (await owner.get('/admin/apertura')).body.data
}
function stepIn(data: { pasos: Step[] }, name: string) {
  return data.pasos.find(({ paso }) => paso === name)
}
async function doorVersion(): Promise<number> {
  return (await opening()).puerta.version
}
function lines() {
  return [{ ref: part, qty: 1 }]
}

test('the steps are in the order in which they are done, and a new owner sees what is missing', async () => {
  const data = await opening()
  expect(data.pasos.map(({ paso }: Step) => paso)).toEqual([
    ...['identidad', 'datos_fiscales', 'direccion', 'horario', 'cuenta', 'politicas', 'envios', 'pagos', 'correo', 'sms'],
    ...['codigos_postales', 'datos_base', 'productos', 'pedido_de_prueba'],
  ])
  expect(stepIn(data, 'identidad')).toMatchObject({ hecho: true })
  // The shop of the tests has no RFC.
  expect(stepIn(data, 'datos_fiscales')).toMatchObject({ hecho: false, necesario: true })
  expect((await owner.get('/admin/hoy')).body.data.apertura).toEqual({ abierta: true, faltan: [] })
})
function isMissing({ hecho, necesario }: Step & { necesario: boolean }) {
  return necesario && !hecho
}

test('a setting that is saved as it came is a setting that somebody has looked at', async () => {
  expect(stepIn(await opening(), 'horario')).toMatchObject({ hecho: false })
  const { horario } = (await owner.get('/admin/ajustes')).body.data
  await owner.post('/admin/ajustes/horario', { horario: horario.valor, version: horario.version })
  expect(stepIn(await opening(), 'horario')).toMatchObject({ hecho: true })
})

test('policies are accepted by somebody, at some time', async () => {
  const { body } = await owner.post('/admin/apertura/politicas')
  expect(stepIn(body.data, 'politicas')).toMatchObject({ hecho: true, prueba: { estado: 'bien', por: 'Beto' } })
})

test('payment keys are tried with a call, a mail and a text message by sending one', async () => {
  expect(stepIn((await owner.post('/admin/apertura/pagos')).body.data, 'pagos')).toMatchObject({ hecho: true, prueba: { nota: 'test' } })
  expect(stepIn((await owner.post('/admin/apertura/correo')).body.data, 'correo')).toMatchObject({
    hecho: true,
    prueba: { nota: 'owner@example.mx' },
  })
  expect((await mailboxOf(shop, 'owner@example.mx'))[0]).toMatchObject({ subject: 'Correo de prueba · La Tuerca' })
  const { body } = await owner.post('/admin/apertura/sms', { telefono: '55 1234 5678' })
  expect(stepIn(body.data, 'sms')).toMatchObject({ hecho: true, prueba: { nota: '•••• 5678' } })
  expect((await mailboxOf(shop, '5512345678'))[0]?.text).toContain('La Tuerca: mensaje de prueba')
  expect((await owner.post('/admin/apertura/sms', { telefono: '12' })).status).toBe(400)
})

test('an API without a mail server of its own has the worker try it', async () => {
  const settings = { ...shop.settings, mode: 'production', mail: undefined } as const
  const messenger = { send: () => Promise.reject(new Error('No mail server is set (SMTP_URL)')) }
  const { rows } = await shop.pool.query(`select id from staff where email = 'owner@example.mx'`)
  const staffId = rows[0].id
  await tryMail({ ...shop, settings, messenger }, staffId)
  expect(stepIn(await opening(), 'correo')).toMatchObject({ hecho: false, prueba: { estado: 'en_curso' } })
  const queued = await shop.pool.query(`select payload from graphile_worker._private_jobs where key = 'try-mail'`)
  await trialJobs(shop)['try-mail'](queued.rows[0].payload)
  expect(stepIn(await opening(), 'correo')).toMatchObject({ hecho: true, prueba: { nota: 'owner@example.mx' } })
  await trialJobs({ ...shop, messenger })['try-mail']({ staffId })
  expect(stepIn(await opening(), 'correo')).toMatchObject({
    hecho: false,
    prueba: { estado: 'mal', nota: expect.stringContaining('SMTP_URL') },
  })
  await shop.pool.query(`delete from graphile_worker._private_jobs where key = 'try-mail'`)
})

test('a service that answers no is not done, and its words are told', async () => {
  const other = await testShop(
    {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'x@example.mx',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_API_HOST: '127.0.0.1',
      STRIPE_API_PORT: '9',
      STRIPE_API_PROTOCOL: 'http',
    },
    { beside: shop },
  )
  try {
    const { body } = await (await asStaff(other, 'owner', 'otra@example.mx')).post('/admin/apertura/pagos')
    expect(stepIn(body.data, 'pagos')).toMatchObject({ hecho: false, prueba: { estado: 'mal' } })
    expect(stepIn(body.data, 'pagos')?.prueba?.nota).not.toBe('')
  } finally {
    await other.close()
  }
})

test('base data are loaded behind the answer, and how it went is told', async () => {
  const { body } = await owner.post('/admin/apertura/datos-base')
  expect(stepIn(body.data, 'datos_base')).toMatchObject({ hecho: false, prueba: { estado: 'en_curso' } })
  const { rows } = await shop.pool.query(`select payload from graphile_worker._private_jobs`)
  expect(rows).toHaveLength(1)
  const { staffId } = rows[0].payload
  await openingJobs({ db: shop.db, loadBaseData: async () => ({ added: 12, updated: 3, kept: 1 }) })['load-base-data']({ staffId })
  expect(stepIn(await opening(), 'datos_base')).toMatchObject({ prueba: { estado: 'bien', nota: '12 3 1' } })
  const broken = openingJobs({ db: shop.db, loadBaseData: () => Promise.reject(new Error('disk full')) })
  await expect(broken['load-base-data']({ staffId })).rejects.toThrow('disk full')
  expect(stepIn(await opening(), 'datos_base')).toMatchObject({ prueba: { estado: 'mal', nota: 'disk full' } })
})

test('a shop that cannot sell yet is not opened', async () => {
  await setDoor(false, false)
  expect((await owner.get('/admin/hoy')).body.data.apertura).toEqual({
    abierta: false,
    faltan: (await opening()).pasos.filter(isMissing).map(({ paso }: Step) => paso),
  })
  const { status, body } = await owner.post('/admin/apertura/abrir', { version: await doorVersion() })
  expect([status, body.code]).toEqual([409, 'opening_incomplete'])
  expect(body.message).toMatch(/faltan: \d+/)
  expect((await shop.get('/api/tienda')).body.data.abierta).toBe(false)
})

test('closed, visitors see and buy nothing, and staff look things up as ever', async () => {
  expect((await shop.get('/api/products')).status).toBe(200)
  const { status, body } = await owner.post('/admin/apertura/cerrar', { mensaje: 'Volvemos el lunes', version: await doorVersion() })
  expect([status, body.data.puerta]).toMatchObject([200, { abierta: false, mensaje: 'Volvemos el lunes', mensaje_en: 'Volvemos el lunes' }])
  await caughtUp(shop)
  for (const path of ['/api/products', '/api/portada', '/api/noticias']) expect([path, (await shop.get(path)).status]).toEqual([path, 503])
  const refused = await shop.get('/api/products')
  expect([refused.body.code, refused.headers['retry-after']]).toEqual(['shop_closed', '3600'])
  expect((await shop.app.inject('/sitemap.xml')).statusCode).toBe(503)
  expect((await ana.start({ lines: lines(), total: 620 })).body.code).toBe('shop_closed')
  for (const transaction_id of [undefined, '', ' ', null, 1, []])
    expect(
      (await ana.order({ transaction_id, checkout_id: randomUUID(), productos: lines(), forma_pago: 'transferencia' })).body.code,
    ).toBe('shop_closed')
  expect((await owner.get('/products')).status).toBe(200)
  expect((await shop.get('/api/politicas')).status).toBe(200)
  expect((await shop.ask('GET', '/api/ordenes', { token: ana.token })).status).toBe(200)
})

test('what was paid before the door was closed becomes its order', async () => {
  const { body } = await ana.start({ lines: lines(), total: 500 })
  await ana.payByCard(body.data.client_secret)
  await setDoor(false)
  expect((await ana.state(body.data.checkout_id)).status).toBe(200)
  expect((await ana.order({ transaction_id: body.data.transaction_id })).body.data.folio).toBeTruthy()
})

test('whoever has the pass of a preview buys in the closed shop; a made-up one opens nothing', async () => {
  await setDoor(false)
  const { url } = (await owner.post('/admin/apertura/vista-previa')).body.data
  const pass = new URL(url).searchParams.get('pase')
  const asking = (cookie: string) => shop.ask('GET', '/api/products', { headers: { cookie } })
  expect(await asking(`vista-previa=${pass}`)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect((await asking(`vista-previa=${pass}x`)).status).toBe(503)
  expect((await asking('personal=made-up')).status).toBe(503)
})

test('a shop that sold before is opened again by one switch, whatever has been added to the steps since', async () => {
  await shop.pool.query(`delete from opening_trials`)
  await setDoor(false)
  expect((await owner.post('/admin/apertura/abrir', { version: await doorVersion() })).status).toBe(200)
})

test('a shop that has what it needs is opened, and its log says by whom', async () => {
  await setDoor(false, false)
  await readyToOpen(owner)
  const { status, body } = await owner.post('/admin/apertura/abrir', { version: await doorVersion() })
  expect([status, body.data.puerta.abierta]).toEqual([200, true])
  await caughtUp(shop)
  expect((await shop.get('/api/products')).status).toBe(200)
  const { rows } = await shop.pool.query(`select action, staff_name, before, after from audit_log order by id desc limit 1`)
  expect(rows[0]).toMatchObject({ action: 'shop-opened', staff_name: 'Beto', before: { isOpen: false }, after: { isOpen: true } })
})

test('a page server on another machine signs its calls; saying that one is a page server is not enough', async () => {
  await setDoor(false)
  const asking = (signed: string) => shop.ask('GET', '/api/products', { headers: { [RENDERING_HEADER]: signed } })
  expect((await asking(newPagesPass(shop.settings.pagesKey))).status).toBe(200)
  expect((await asking(newPreviewPass(shop.settings.pagesKey))).status).toBe(503)
  expect((await asking('1')).status).toBe(503)
})

test('a closed door is no failure: nothing of it stands in the log', async () => {
  const lines: string[] = []
  const other = await testShop({ LOG_LEVEL: 'trace' }, { beside: shop, logTo: { write: (line) => lines.push(line) } })
  await setDoor(false)
  try {
    expect((await other.get('/api/products')).status).toBe(503)
    expect(lines.join('')).not.toContain('a request failed')
  } finally {
    await other.close()
  }
})

test('an owner who saw an older door closes nothing', async () => {
  const version = await doorVersion()
  await owner.post('/admin/apertura/cerrar', { version })
  expect((await owner.post('/admin/apertura/cerrar', { version })).body.code).toBe('changed_meanwhile')
})
