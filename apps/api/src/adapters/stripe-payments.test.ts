import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cents } from '@shop/domain/money'
import { API_VERSION } from '@shop/payment-sandbox/sandbox-till'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { ForgedEvent, PaymentOutcomeUnknown, PaymentTemporary } from '../ports/payment-failures.ts'
import { type StripeOptions, stripePayments } from './stripe-payments.ts'

type Heard = { readonly line: string; readonly headers: IncomingHttpHeaders; readonly fields: Record<string, string> }

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

const INTENT = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 5_000,
  amount_received: 0,
  currency: 'mxn',
  status: 'requires_payment_method',
  client_secret: 'pi_1_secret_2',
  created: 1_790_000_000,
  livemode: false,
  metadata: {},
  payment_method_types: ['card', 'oxxo'],
  last_payment_error: null,
  next_action: null,
  latest_charge: null,
}

/** A server that only writes down what it is sent: the adapter's words, not our idea of them. */
async function recorder(answer: object = INTENT, { status = 200, delayMs = 0 } = {}) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push({
        line: `${request.method} ${request.url}`,
        headers: request.headers,
        fields: Object.fromEntries(new URLSearchParams(body)),
      })
      setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer)), delayMs).unref()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { heard, api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' as const } }
}

function adapter(api: StripeOptions['api'], over: Partial<StripeOptions> = {}) {
  return stripePayments({
    name: 'stripe',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecrets: ['whsec_new', 'whsec_old'],
    api,
    scriptUrl: 'https://js.stripe.com/v3/',
    ...over,
  })
}

const asked = {
  amount: cents(5_000),
  idempotencyKey: 'co:c1:pi:1',
  metadata: { checkout_id: 'c1' },
  description: 'La Tuerca',
  receiptEmail: 'ana@example.mx',
}

test('a card intent is asked for with its key, the SDK’s version and the allowed method', async () => {
  const { heard, api } = await recorder()
  await adapter(api).openCardIntent(asked)
  expect(heard).toHaveLength(1)
  expect(heard[0]?.line).toBe('POST /v1/payment_intents')
  expect(heard[0]?.headers).toMatchObject({
    authorization: 'Bearer sk_test_1',
    'idempotency-key': 'co:c1:pi:1',
    'stripe-version': '2026-10-28.endive',
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(heard[0]?.fields).toEqual({
    amount: '5000',
    currency: 'mxn',
    'allowed_payment_method_types[0]': 'card',
    'metadata[checkout_id]': 'c1',
    description: 'La Tuerca',
    receipt_email: 'ana@example.mx',
    'expand[0]': 'latest_charge',
  })
})

test('a voucher is asked for and confirmed in one call, with its days', async () => {
  const { heard, api } = await recorder()
  await adapter(api).openOxxoIntent({ ...asked, payer: { name: 'Ana López', email: 'ana@example.mx' }, voucherDays: 3 })
  expect(heard[0]?.fields).toMatchObject({
    'allowed_payment_method_types[0]': 'oxxo',
    confirm: 'true',
    'payment_method_data[type]': 'oxxo',
    'payment_method_data[billing_details][name]': 'Ana López',
    'payment_method_data[billing_details][email]': 'ana@example.mx',
    'payment_method_options[oxxo][expires_after_days]': '3',
  })
})

test('no call sends what the API no longer takes, and every write has a key', async () => {
  const { heard, api } = await recorder({ ...INTENT, payment_intent: 'pi_1' })
  const payments = adapter(api)
  await payments.openCardIntent(asked)
  await payments.openOxxoIntent({ ...asked, payer: { name: 'Ana López', email: 'ana@example.mx' }, voucherDays: 3 })
  await payments.cancelIntent('pi_1', 'co:c1:cancel')
  await payments.refund({ intentId: 'pi_1', amount: cents(100), idempotencyKey: 'ref:1', reason: 'requested_by_customer', metadata: {} })
  await payments.readIntent('pi_1')
  expect(heard.map(({ line }) => line)).toEqual([
    'POST /v1/payment_intents',
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/pi_1/cancel',
    'POST /v1/refunds',
    'GET /v1/payment_intents/pi_1?expand[0]=latest_charge',
  ])
  for (const { line, headers, fields } of heard) {
    expect(Object.keys(fields).filter((name) => name.startsWith('payment_method_types'))).toEqual([])
    expect([line, headers['idempotency-key']]).toEqual([line, line.startsWith('POST') ? expect.stringMatching(/^(co|ref):/) : undefined])
    expect(headers).not.toHaveProperty('x-stripe-client-telemetry')
  }
})

test('an intent that came back without the method is canceled', async () => {
  const { heard, api } = await recorder({ ...INTENT, payment_method_types: ['card'] })
  const voucher = { ...asked, payer: { name: 'Ana López', email: 'ana@example.mx' }, voucherDays: 3 }
  await expect(adapter(api).openOxxoIntent(voucher)).rejects.toMatchObject({ failure: { code: 'payment_method_not_available' } })
  expect(heard.map(({ line }) => line)).toEqual(['POST /v1/payment_intents', 'POST /v1/payment_intents/pi_1/cancel'])
})

test('a time-out of a write leaves its outcome unknown, that of a read does not matter', async () => {
  const { api } = await recorder(INTENT, { delayMs: 600_000 })
  const impatient = adapter(api, { timeoutMs: 100, retries: 0 })
  await expect(impatient.openCardIntent(asked)).rejects.toBeInstanceOf(PaymentOutcomeUnknown)
  await expect(impatient.readIntent('pi_1')).rejects.toBeInstanceOf(PaymentTemporary)
})

test.each([
  [500, PaymentOutcomeUnknown],
  [429, PaymentTemporary],
  [409, PaymentTemporary],
])('a write answered with %i', async (status, failure) => {
  const { api } = await recorder({ error: { type: 'api_error', message: 'no' } }, { status })
  await expect(adapter(api, { retries: 0 }).openCardIntent(asked)).rejects.toBeInstanceOf(failure)
})

test('an answer of 500 that is not in the provider’s own form is no refusal either', async () => {
  const { api } = await recorder({ error: 'Internal Server Error' }, { status: 500 })
  await expect(adapter(api, { retries: 0 }).openCardIntent(asked)).rejects.toBeInstanceOf(PaymentOutcomeUnknown)
  await expect(adapter(api, { retries: 0 }).readIntent('pi_1')).rejects.toBeInstanceOf(PaymentTemporary)
})

test('the retries of a write carry the same key', async () => {
  const { heard, api } = await recorder({ error: { type: 'api_error', message: 'no' } }, { status: 500 })
  await expect(adapter(api, { retries: 2 }).openCardIntent(asked)).rejects.toBeInstanceOf(PaymentOutcomeUnknown)
  expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual(['co:c1:pi:1', 'co:c1:pi:1', 'co:c1:pi:1'])
})

test('the sandbox speaks the version of the pinned SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION)
})

/** Signed by the SDK itself, which is how Stripe signs. */
const event = {
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_790_000_000,
  livemode: false,
  data: { object: INTENT },
}
function signed(payload: string, secret: string, secondsAgo = 0) {
  return new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  })
}
function reading() {
  return adapter({ host: 'localhost', port: 1, protocol: 'http' })
}

test('an event signed with any of the secrets is read', () => {
  const body = JSON.stringify(event)
  for (const secret of ['whsec_new', 'whsec_old'])
    expect(reading().readEvent(Buffer.from(body), signed(body, secret))).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      isLive: false,
      createdAt: new Date(1_790_000_000_000),
      about: { kind: 'intent', intentId: 'pi_1', metadata: {} },
    })
})

test('a forged, changed, old or unsigned event is refused', () => {
  const body = JSON.stringify(event)
  const attempts: [string, string | undefined][] = [
    [body, signed(body, 'whsec_other')],
    [JSON.stringify(event, null, 1), signed(body, 'whsec_new')],
    [body.replace('5000', '5'), signed(body, 'whsec_new')],
    [body, signed(body, 'whsec_new', 301)],
    [body, 't=1,v1=00'],
    [body, ''],
    [body, undefined],
  ]
  for (const [text, signature] of attempts) expect(() => reading().readEvent(Buffer.from(text), signature)).toThrow(ForgedEvent)
  expect(() => reading().readEvent(Buffer.from(body), signed(body, 'whsec_new', 290))).not.toThrow()
})

test.each<[type: string, object: object, about: object]>([
  ['refund.failed', { id: 're_1', payment_intent: 'pi_1' }, { kind: 'refund', refundId: 're_1', intentId: 'pi_1' }],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'intent', intentId: 'pi_1', metadata: {} }],
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map((name): [string, object, object] => [
    `charge.dispute.${name}`,
    { id: 'dp_1', payment_intent: 'pi_1' },
    { kind: 'dispute', disputeId: 'dp_1', intentId: 'pi_1' },
  ]),
  ['charge.dispute.closed', { id: 'dp_1', payment_intent: null }, { kind: 'dispute', disputeId: 'dp_1', intentId: undefined }],
  ...['created', 'updated'].map((name): [string, object, object] => [
    `radar.early_fraud_warning.${name}`,
    { id: 'issfr_1', payment_intent: { id: 'pi_1' } },
    { kind: 'warning', warningId: 'issfr_1', intentId: 'pi_1' },
  ]),
  ['customer.created', { id: 'cus_1' }, { kind: 'other' }],
])('an event %s is about the right thing', (type, object, about) => {
  const body = JSON.stringify({ ...event, type, data: { object } })
  expect(reading().readEvent(Buffer.from(body), signed(body, 'whsec_new')).about).toEqual(about)
})

const DISPUTE = {
  id: 'dp_1',
  object: 'dispute',
  amount: 5_000,
  balance_transactions: [
    { amount: -5_000, fee: 30_000, net: -35_000 },
    { amount: 2_000, fee: 0, net: 2_000 },
  ],
  charge: 'ch_1',
  created: 1_790_000_000,
  currency: 'mxn',
  evidence_details: { due_by: 1_790_086_400, has_evidence: false, past_due: false, submission_count: 1 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: 'pi_1',
  payment_method_details: { type: 'card', card: { brand: 'visa', case_type: 'chargeback' } },
  reason: 'product_not_received',
  status: 'lost',
}

test('a dispute is read with its deadline, and what moved is summed from its balance transactions', async () => {
  const { heard, api } = await recorder(DISPUTE)
  expect(await adapter(api).readDispute('dp_1')).toEqual({
    id: 'dp_1',
    intentId: 'pi_1',
    status: 'lost',
    kind: 'chargeback',
    reason: 'product_not_received',
    amount: 5_000,
    evidenceDueAt: new Date(1_790_086_400_000),
    hasEvidence: true,
    isRefundable: false,
    balance: -3_000,
    fee: 30_000,
    openedAt: new Date(1_790_000_000_000),
  })
  expect(heard.map(({ line }) => line)).toEqual(['GET /v1/disputes/dp_1'])
})

test.each([0, null])('a bank that takes no answer (due_by %s) leaves no deadline, and what is not told is not made up', async (due_by) => {
  const { payment_method_details: _, ...bare } = DISPUTE
  const evidence_details = { ...DISPUTE.evidence_details, due_by }
  const { api } = await recorder({ ...bare, payment_intent: null, balance_transactions: [], evidence_details, status: 'something_new' })
  expect(await adapter(api).readDispute('dp_1')).toMatchObject({
    intentId: undefined,
    status: 'something_new',
    kind: '',
    evidenceDueAt: undefined,
    balance: 0,
    fee: 0,
  })
})

test('a fraud warning is read with whether anything can be done about it', async () => {
  const told = { id: 'issfr_1', object: 'radar.early_fraud_warning', actionable: true, charge: 'ch_1', payment_intent: 'pi_1' }
  const { heard, api } = await recorder({ ...told, created: 1, livemode: false, fraud_type: 'made_with_stolen_card' })
  expect(await adapter(api).readWarning('issfr_1')).toEqual({
    id: 'issfr_1',
    intentId: 'pi_1',
    kind: 'made_with_stolen_card',
    isActionable: true,
  })
  expect(heard.map(({ line }) => line)).toEqual(['GET /v1/radar/early_fraud_warnings/issfr_1'])
})
