import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPayments } from './adapters/no-payments.ts'
import { createServer } from './http/create-server.ts'
import { sweepOrders } from './modules/order-sweep/order-sweep.public.ts'
import { compareNight } from './modules/reconciliation/run-comparison.ts'
import { serveApi } from './server.ts'
import { openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

/** A shop that took cards once, opened again without the keys of its provider. */
let shop: TestShop
let ana: Shopper
let part: string
let paidByCard: string
let app: ReturnType<typeof createServer>
let staff: Record<string, string>
function deps() {
  return { ...shop, payments: noPayments, sandbox: undefined }
}
beforeAll(async () => {
  shop = await testShop()
  ana = await shopperIn(shop)
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 9 }]))[0])
  paidByCard = (await ana.buyByCard({ lines: lines(), total: 500 })).body.data.folio
  await addStaff(shop, 'owner@example.mx', 'owner')
  staff = { cookie: await staffCookieOf(shop, 'owner@example.mx'), origin: shop.settings.publicUrl }
  app = createServer({ logLevel: 'silent', trustProxy: 0, strictTransport: undefined })
  await serveApi(app, deps())
})
afterAll(async () => {
  await app.close()
  await shop.close()
})
function lines() {
  return [{ ref: part, qty: 1 }]
}
async function ask(method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, body?: object) {
  const answer = await app.inject({ method, url, headers: { 'accept-language': 'es', ...headers }, ...(body ? { payload: body } : {}) })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const REFUSED = [409, 'no_payment_provider'] as const
async function refusal(asked: ReturnType<typeof ask>) {
  const { status, body } = await asked
  expect(body.message).toMatch(/solo acepta transferencias/)
  return [status, body.code]
}
function server(): TestShop {
  return {
    ...shop,
    app,
    ask: (method, path, given) => ask(method as 'POST', path, auth(given?.token), given?.body as object),
  }
}
function auth(token = '') {
  return { authorization: `Bearer ${token}` }
}

test('nothing is offered that needs the provider, and transfers once there is an account', async () => {
  const offered = async () => (await ask('GET', '/api/formas-pago')).body.data.map(({ clave }: { clave: string }) => clave)
  expect(await offered()).toEqual([])
  await openBankAccount(shop)
  expect(await offered()).toEqual(['transferencia'])
})

test('a purchase by card or at OXXO is answered in words before anything is put aside; by transfer it becomes an order', async () => {
  await openBankAccount(shop)
  for (const method of ['stripe', 'oxxo'] as const) {
    const { status, body } = await ana.start({ lines: lines(), method, total: 500 }, server())
    expect([status, body.code]).toEqual([422, 'payment_method_not_available'])
  }
  const { body } = await ana.start({ lines: lines(), method: 'transferencia', total: 500 }, server())
  expect(body.data).toMatchObject({ transaction_id: expect.any(String) })
  expect((await ana.order({ transaction_id: body.data.transaction_id }, server())).body.data.folio).toBeTruthy()
})

test('the webhook is not there, and the connection has nobody to prove', async () => {
  expect((await ask('POST', '/checkout/webhook', { 'stripe-signature': 'x' }, {})).status).toBe(404)
  expect(await refusal(ask('GET', '/checkout/prueba-stripe', staff))).toEqual(REFUSED)
})

test('guide, chat and the words that policies came with speak of transfers only, in both languages', async () => {
  await openBankAccount(shop)
  const said: unknown[] = [(await ask('GET', '/api/admin/textos', staff)).body]
  for (const locale of ['es', 'en']) {
    said.push((await ask('GET', '/checkout/guia', { ...staff, 'accept-language': locale })).body.data.pasos)
    const { llave } = (await ask('POST', '/api/chat/conversaciones', { 'accept-language': locale }, {})).body.data
    const words = { texto: locale === 'es' ? '¿qué formas de pago aceptan?' : 'which payment methods do you take?' }
    said.push(
      (await ask('POST', `/api/chat/conversaciones/${llave}/mensajes`, { 'accept-language': locale }, words)).body.data.map(
        ({ texto }: { texto: string }) => texto,
      ),
    )
  }
  expect(JSON.stringify(said.slice(1))).toMatch(/Por transferencia.*Transferencia bancaria.*By transfer.*Bank transfer/s)
  expect(JSON.stringify(said)).toContain('CLABE')
  expect(JSON.stringify(said)).not.toMatch(/oxxo|tarjeta|\bcards?\b|proveedor de pagos|payment provider/i)
})

test('the opening has no keys to try', async () => {
  const { pasos } = (await ask('GET', '/api/admin/apertura', staff)).body.data
  expect(pasos.map(({ paso }: { paso: string }) => paso)).not.toContain('pagos')
  expect(await refusal(ask('POST', '/api/admin/apertura/pagos', staff, {}))).toEqual(REFUSED)
})

test('money that came by card cannot go back there, and staff are told so', async () => {
  const refund = ask('POST', `/api/admin/ordenes/${paidByCard}/reembolso`, staff, { motivo: 'Ya no la quiere' })
  expect(await refusal(refund)).toEqual(REFUSED)
  expect((await shop.pool.query('select from refunds')).rowCount).toBe(0)
})

test('books are not compared with nobody, and the sweep goes on', async () => {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  expect(await refusal(ask('POST', '/api/admin/conciliacion', staff, { desde: day, hasta: day }))).toEqual(REFUSED)
  await compareNight({ ...deps(), now: () => new Date('2026-03-02T18:00:00Z') })
  expect((await shop.pool.query('select from reconciliation_runs')).rowCount).toBe(0)
  await sweepOrders(deps())
})
