import { checkoutEndpoints } from '@shop/contract/every-endpoint'
import { cents } from '@shop/domain/money'
import { runAgenda, signatureOf } from '@shop/payment-sandbox/run-agenda'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { compose } from '../../composition.ts'
import type { PaymentEvent } from '../../ports/payment-provider.ts'
import { shopperAt } from '../../testing/pay-in-sandbox.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { paymentJobs } from './payments.public.ts'

let shop: TestShop
let open: NonNullable<TestShop['sandbox']>
beforeAll(async () => {
  shop = await testShop()
  if (!shop.sandbox) throw new Error('The demo has no sandbox')
  open = shop.sandbox
})
beforeEach(async () => {
  await shop.db.deleteFrom('sandbox_tasks').execute()
  await shop.db.deleteFrom('payment_events').execute()
  await shop.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(() => open.sandbox.resetSwitches())
afterAll(() => shop.close())

function eventOf(over: object = {}) {
  return {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1_790_000_000,
    livemode: false,
    data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { checkout_id: 'c1' } } },
    ...over,
  }
}
async function send(
  event: object,
  { body = JSON.stringify(event), signature = signatureOf(body, open.keys.webhookSecret, new Date()) } = {},
) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await shop.app.inject({ method: 'POST', url: '/checkout/webhook', headers, payload: body })).statusCode
}
function storedEvents() {
  return shop.db.selectFrom('payment_events').selectAll().orderBy('received_at').execute()
}
async function waitingJobs() {
  return (await shop.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'settle-payment' and attempts = 0")).rowCount
}

let keys = 0
async function payByCard(card = '4242424242424242') {
  const asked = { amount: cents(50_000), idempotencyKey: `co:webhook:${++keys}`, metadata: { checkout_id: 'c1' }, description: '' }
  const intent = await shop.payments.openCardIntent(asked)
  await shopperAt(open).confirm(intent.clientSecret, card)
  return intent
}

test('the ways of paying come with limits, and the card with what its page loads', async () => {
  const { body, headers } = await shop.get('/api/formas-pago')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.data).toMatchObject([
    {
      clave: 'stripe',
      minimo: 10,
      maximo: 999_999.99,
      pagina: { clave_publicable: expect.stringMatching(/^pk_test_sandbox/), script: '/sandbox/stripe.js', prueba: true },
    },
    { clave: 'oxxo', nombre: 'Efectivo en OXXO', minimo: 10, maximo: 10_000 },
  ])
  expect((await shop.get('/api/formas-pago', 'en')).body.data[1].nombre).toBe('Cash at OXXO')
})

test('transfers are offered once the shop has an account with a good CLABE', async () => {
  const setClabe = (clabe: string) =>
    shop.db
      .updateTable('shop_policies')
      .set({ value: JSON.stringify({ bank: 'Banco de demostración', clabe, holder: 'La Tuerca' }) })
      .where('name', '=', 'bankAccount')
      .execute()
  const offered = async () =>
    (await shop.get('/api/formas-pago')).body.data.find(({ clave }: { clave: string }) => clave === 'transferencia')
  onTestFinished(async () => {
    await setClabe('')
  })
  await setClabe('999180012345678900')
  expect(await offered()).toBeUndefined()
  await setClabe('999180012345678909')
  expect(await offered()).toMatchObject({
    maximo: null,
    cuenta: { banco: 'Banco de demostración', clabe: '999180012345678909', titular: 'La Tuerca', referencia: expect.stringContaining('7') },
  })
})

test('the connection and the guide are public in test mode and name the test cards', async () => {
  expect((await shop.get('/checkout/prueba-stripe')).body.data).toEqual({
    proveedor: 'sandbox',
    modo: 'prueba',
    version_api: '2026-10-28.endive',
  })
  for (const locale of ['es', 'en'] as const) {
    const { data } = (await shop.get('/checkout/guia', locale)).body
    expect(data.modo).toBe('prueba')
    expect(data.pasos[0]).toMatch(/^(PRUEBA|TEST)/)
    expect(data.tarjetas).toHaveLength(27)
    expect(data.fichas.length).toBeGreaterThan(3)
  }
})

test('every call of the checkout host answers as declared and is in its reference', async () => {
  const reference = (await shop.get('/checkout/docs/json')).body
  for (const endpoint of checkoutEndpoints) {
    expect(Object.keys(reference.paths)).toContain(endpoint.path.replace(/:(\w+)/g, '{$1}'))
    // Purchases are walked by a customer, in every-order-call.db.test.ts.
    if (endpoint.access !== 'public') continue
    const { status, body } = await shop.get(`/checkout${endpoint.path}`)
    expect([endpoint.path, status, z.safeParse(endpoint.data.schema, body.data).error]).toEqual([endpoint.path, 200, undefined])
  }
})

test('a provider that cannot be reached is said so', async () => {
  const broken = await testShop({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: '1',
    STRIPE_API_PROTOCOL: 'http',
  })
  try {
    const { status, body } = await broken.get('/checkout/prueba-stripe')
    expect([status, body.code]).toEqual([503, 'payment_not_connected'])
    expect((await broken.get('/api/formas-pago')).body.data[0].pagina.script).toBe('https://js.stripe.com/v3/')
    expect((await broken.app.inject('/sandbox/stripe.js')).statusCode).toBe(404)
  } finally {
    await broken.close()
  }
})

test('a signed event is kept once and leaves one job, however often it comes', async () => {
  for (let i = 0; i < 3; i++) expect(await send(eventOf())).toBe(200)
  expect(await Promise.all([...Array(20)].map(() => send(eventOf({ id: 'evt_2' }))))).toEqual(Array(20).fill(200))
  const events = await storedEvents()
  expect(events.map(({ provider, event_id, processed_at }) => [provider, event_id, processed_at])).toEqual([
    ['sandbox', 'evt_1', null],
    ['sandbox', 'evt_2', null],
  ])
  expect(await waitingJobs()).toBe(2)
})

test('what is kept of an event is about the payment, not about the person', async () => {
  const object = { id: 'pi_1', object: 'payment_intent', metadata: { checkout_id: 'c1' }, receipt_email: 'ana@example.mx' }
  await send(eventOf({ data: { object } }))
  expect(JSON.stringify(await storedEvents())).not.toContain('ana@example.mx')
})

test.each([
  [
    'a changed body',
    () => ({
      body: JSON.stringify(eventOf(), null, 1),
      signature: signatureOf(JSON.stringify(eventOf()), open.keys.webhookSecret, new Date()),
    }),
  ],
  ['another secret', () => ({ signature: signatureOf(JSON.stringify(eventOf()), 'whsec_other', new Date()) })],
  ['an old stamp', () => ({ signature: signatureOf(JSON.stringify(eventOf()), open.keys.webhookSecret, new Date(Date.now() - 301_000)) })],
  ['no signature', () => ({ signature: '' })],
])('an event with %s is refused and leaves no row', async (_, forged) => {
  expect(await send(eventOf(), forged())).toBe(400)
  expect(await storedEvents()).toEqual([])
})

test('events of another mode or about other things are taken and forgotten', async () => {
  expect(await send(eventOf({ livemode: true }))).toBe(200)
  expect(await send(eventOf({ type: 'customer.created', data: { object: { id: 'cus_1', object: 'customer' } } }))).toBe(200)
  expect(await storedEvents()).toEqual([])
})

test('a paid card reaches the shop as an event, which the worker reads', async () => {
  const worker = await startShopWorker(shop, () => {})
  try {
    await payByCard()
    await expect
      .poll(async () => (await storedEvents()).map(({ type, processed_at }) => [type, processed_at !== null]))
      .toEqual([['payment_intent.succeeded', true]])
  } finally {
    await worker.stop()
  }
})

test('duplicated and reordered events are settled once each', async () => {
  await open.sandbox.saveSwitches({ deliveries: 3, isReordering: true })
  const settled: PaymentEvent[] = []
  const worker = await startShopWorker(
    shop,
    () => {},
    async (event) => {
      settled.push(event)
    },
  )
  try {
    const intent = await payByCard('4000002500003155')
    await shopperAt(open).answerBank(intent.clientSecret, 'authorised')
    const ofThis = () => settled.filter(({ about }) => about.kind === 'intent' && about.intentId === intent.id).map(({ type }) => type)
    await expect.poll(async () => (await shop.db.selectFrom('sandbox_tasks').selectAll().execute()).length).toBe(0)
    await expect.poll(() => ofThis().toSorted()).toEqual(['payment_intent.requires_action', 'payment_intent.succeeded'])
    expect(settled[0]?.createdAt).toBeInstanceOf(Date)
  } finally {
    await worker.stop()
  }
})

test('lost events never come; the payment itself still tells', async () => {
  await open.sandbox.saveSwitches({ isLosing: true })
  const intent = await payByCard()
  expect(await shop.db.selectFrom('sandbox_tasks').selectAll().execute()).toEqual([])
  expect((await shop.payments.readIntent(intent.id)).state.kind).toBe('succeeded')
})

test('an event that the shop could not take is delivered again, five times at most', async () => {
  await open.sandbox.saveSwitches({ delayMs: 600_000 })
  await payByCard()
  let tries = 0
  const deliver = async () => {
    tries++
    return 500
  }
  for (let hour = 1; hour <= 8; hour++)
    await runAgenda({ sandbox: open.sandbox, webhookSecret: '', deliver }, new Date(Date.now() + hour * 3_600_000))
  expect(tries).toBe(5)
})

test('a settlement that fails is noted and stays to be done', async () => {
  await send(eventOf())
  const failing = paymentJobs(shop, async () => {
    throw new Error('no stock table yet')
  })
  await expect(failing['settle-payment']({ provider: 'sandbox', eventId: 'evt_1' })).rejects.toThrow('no stock table')
  expect((await storedEvents())[0]).toMatchObject({ processed_at: null, error: 'Error: no stock table yet' })
  const settled: string[] = []
  const jobs = paymentJobs(shop, async ({ id }) => {
    settled.push(id)
  })
  for (let i = 0; i < 2; i++) await jobs['settle-payment']({ provider: 'sandbox', eventId: 'evt_1' })
  await jobs['settle-payment']({ provider: 'stripe', eventId: 'evt_1' })
  expect(settled).toEqual(['evt_1'])
  expect((await storedEvents())[0]).toMatchObject({ processed_at: expect.any(Date), error: null })
})

test('two processes and a restart share one sandbox', async () => {
  const intent = await payByCard()
  const other = await compose(shop.settings, shop.databaseUrl, () => {})
  try {
    expect(other.sandbox?.keys).toEqual(open.keys)
    expect(other.sandbox?.api.port).not.toBe(open.api.port)
    expect((await other.payments.readIntent(intent.id)).state.kind).toBe('succeeded')
  } finally {
    await other.close()
  }
})

test('the switchboard shows and keeps what it is told, and nothing else', async () => {
  const page = await shop.app.inject({ url: '/sandbox/', headers: { 'accept-language': 'es' } })
  expect(page.body).toContain('PRUEBA')
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  const saved = await shop.post('/sandbox/switches', { deliveries: 2, delayMs: -1, isLosing: 'yes', hacked: true })
  expect(saved.body).toEqual({
    deliveries: 2,
    isReordering: false,
    delayMs: 0,
    isLosing: false,
    answersToLose: 0,
    isOxxoInactive: false,
    isDeciding: false,
  })
  expect((await shop.get('/sandbox/switches')).body).toEqual(saved.body)
})

test.each(['stripe.js', 'card.js', 'three-d-secure.js', 'voucher.js', 'panel.js', 'sandbox.css', 'card', 'card?lang=en'])(
  '/sandbox/%s is served',
  async (path) => {
    const { statusCode, body } = await shop.app.inject(`/sandbox/${path}`)
    expect(statusCode).toBe(200)
    expect(body.length).toBeGreaterThan(50)
  },
)
