import { cents } from '@shop/domain/money'
import type { BankStep } from '@shop/payment-sandbox/bank-steps'
import { runAgenda } from '@shop/payment-sandbox/run-agenda'
import { TEST_CARDS } from '@shop/payment-sandbox/test-cards'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  PaymentDeclined,
  PaymentMisconfigured,
  PaymentNotKnown,
  PaymentOutcomeUnknown,
  PaymentTemporary,
} from '../ports/payment-failures.ts'
import type { PaymentIntent } from '../ports/payment-provider.ts'
import { shopperAt } from '../testing/pay-in-sandbox.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import type { OpenSandbox } from './open-sandbox.ts'
import { type StripeOptions, stripePayments } from './stripe-payments.ts'

/** The real SDK, over real HTTP, against the sandbox on a real database. What the sandbox does is what Stripe's documents say. */
let shop: TestShop
let open: OpenSandbox
let shopper: ReturnType<typeof shopperAt>
beforeAll(async () => {
  shop = await testShop()
  if (!shop.sandbox) throw new Error('The demo has no sandbox')
  open = shop.sandbox
  shopper = shopperAt(open)
})
afterEach(() => open.sandbox.resetSwitches())
afterAll(() => shop.close())

let keys = 0
function newKey() {
  return `co:test:${++keys}`
}
function asked(over: { amount?: number; idempotencyKey?: string } = {}) {
  return {
    amount: cents(over.amount ?? 123_400),
    idempotencyKey: over.idempotencyKey ?? newKey(),
    metadata: { checkout_id: 'c1' },
    description: 'La Tuerca',
  }
}
function askedVoucher(email: string, amount?: number) {
  return {
    ...asked(amount === undefined ? {} : { amount }),
    payer: { name: 'Ana López', email },
    voucherDays: 3,
  }
}
function refundOf(intent: PaymentIntent, amount: number, idempotencyKey = newKey()) {
  return shop.payments.refund({
    intentId: intent.id,
    amount: cents(amount),
    idempotencyKey,
    reason: 'requested_by_customer',
    metadata: { refund_id: 'r1' },
  })
}
async function paidBy(card: string) {
  const intent = await shop.payments.openCardIntent(asked())
  await shopper.confirm(intent.clientSecret, card)
  return shop.payments.readIntent(intent.id)
}
/** Lets the sandbox's time pass without waiting for it. */
async function afterDays(days: number) {
  const deliver = async () => 200
  while ((await runAgenda({ sandbox: open.sandbox, webhookSecret: '', deliver }, new Date(Date.now() + days * 86_400_000))) > 0);
}
function adapter(over: Partial<StripeOptions>) {
  return stripePayments({
    name: 'sandbox',
    secretKey: open.keys.secretKey,
    publishableKey: open.keys.publishableKey,
    webhookSecrets: [open.keys.webhookSecret],
    api: open.api,
    scriptUrl: '',
    ...over,
  })
}

test('a card intent waits for the shopper and is not live', async () => {
  const intent = await shop.payments.openCardIntent(asked())
  expect(intent).toMatchObject({
    amount: 123_400,
    amountReceived: 0,
    currency: 'mxn',
    isLive: false,
    metadata: { checkout_id: 'c1' },
    methods: ['card'],
  })
  expect(intent.state).toEqual({ kind: 'requires_payment_method', failure: undefined })
})

const outcomes = Object.entries(TEST_CARDS).map(([card, { outcome }]) => ({ card, outcome }))

test.each(outcomes.filter(({ outcome }) => outcome.kind === 'succeeds'))('card $card pays at once', async ({ card }) => {
  const { state, amountReceived } = await paidBy(card)
  expect(state).toMatchObject({ kind: 'succeeded', paidAt: expect.any(Date) })
  expect(amountReceived).toBe(123_400)
})

test.each(outcomes.flatMap(({ card, outcome }) => (outcome.kind === 'declined' ? [{ card, outcome }] : [])))(
  'card $card is declined as $outcome.declineCode, and another card can pay the same intent',
  async ({ card, outcome }) => {
    const intent = await shop.payments.openCardIntent(asked())
    const { httpStatus, error } = await shopper.confirm(intent.clientSecret, card)
    expect([httpStatus, error.type, error.code]).toEqual([402, 'card_error', outcome.code])
    const { state } = await shop.payments.readIntent(intent.id)
    expect(state).toMatchObject({ kind: 'requires_payment_method', failure: { code: outcome.code, declineCode: outcome.declineCode } })
    await shopper.confirm(intent.clientSecret, '4242424242424242')
    expect((await shop.payments.readIntent(intent.id)).state.kind).toBe('succeeded')
  },
)

test.each([
  [{ month: '13' }, 'invalid_expiry_month'],
  [{ year: '95' }, 'invalid_expiry_year'],
  [{ cvc: '99' }, 'invalid_cvc'],
])('wrong card details %j are answered with %s', async (details, code) => {
  const intent = await shop.payments.openCardIntent(asked())
  expect((await shopper.confirm(intent.clientSecret, '4242424242424242', details)).error.code).toBe(code)
})

test.each(outcomes.flatMap(({ card, outcome }) => (outcome.kind === 'authenticates' ? [{ card, afterBank: outcome.afterBank }] : [])))(
  'card $card asks the bank first, then: $afterBank.kind',
  async ({ card, afterBank }) => {
    const intent = await shop.payments.openCardIntent(asked())
    expect((await shopper.confirm(intent.clientSecret, card)).status).toBe('requires_action')
    expect((await shop.payments.readIntent(intent.id)).state).toEqual({ kind: 'requires_action', voucher: undefined })
    await shopper.answerBank(intent.clientSecret, 'authorised')
    const { state } = await shop.payments.readIntent(intent.id)
    expect(state.kind).toBe(afterBank.kind === 'succeeds' ? 'succeeded' : 'requires_payment_method')
  },
)

test('who fails the bank’s check pays nothing, and can try again', async () => {
  const intent = await shop.payments.openCardIntent(asked())
  await shopper.confirm(intent.clientSecret, '4000002500003155')
  const { httpStatus, error } = await shopper.answerBank(intent.clientSecret, 'refused')
  expect([httpStatus, error.code]).toEqual([402, 'payment_intent_authentication_failure'])
  await shopper.confirm(intent.clientSecret, '4242424242424242')
  expect((await shop.payments.readIntent(intent.id)).state.kind).toBe('succeeded')
})

test('who walks away from the bank leaves an intent that can be paid otherwise, or canceled', async () => {
  const [left, canceled] = await Promise.all([shop.payments.openCardIntent(asked()), shop.payments.openCardIntent(asked())])
  for (const { clientSecret } of [left, canceled]) await shopper.confirm(clientSecret, '4000002500003155')
  await shopper.confirm(left.clientSecret, '5555555555554444')
  expect((await shop.payments.readIntent(left.id)).state.kind).toBe('succeeded')
  expect((await shop.payments.cancelIntent(canceled.id, newKey())).state.kind).toBe('canceled')
  expect((await shopper.answerBank(canceled.clientSecret, 'authorised')).error.code).toBe('payment_intent_unexpected_state')
})

test('a real card number is refused and leaves no trace', async () => {
  const real = '4539578763621486'
  const intent = await shop.payments.openCardIntent(asked())
  expect((await shopper.confirm(intent.clientSecret, real)).error.code).toBe('incorrect_number')
  const rows = await shop.pool.query(
    'select data::text as text from sandbox_objects union all select body from sandbox_answers union all select task::text from sandbox_tasks',
  )
  expect(rows.rows.length).toBeGreaterThan(0)
  // Quoted: the last four digits alone may stand in any id or moment.
  expect(rows.rows.filter(({ text }) => text.includes(real) || text.includes(`"${real.slice(-4)}"`))).toEqual([])
})

test('test card numbers are not kept either', async () => {
  await paidBy('4242424242424242')
  const { rows } = await shop.pool.query("select 1 from sandbox_objects where data::text like '%4242424242424242%'")
  expect(rows).toEqual([])
})

test('a voucher comes with number, page and expiry, and is paid later', async () => {
  const intent = await shop.payments.openOxxoIntent(askedVoucher('fill_never@example.mx'))
  if (intent.state.kind !== 'requires_action' || !intent.state.voucher) throw new Error(`no voucher: ${intent.state.kind}`)
  const { number, url, expiresAt } = intent.state.voucher
  expect(number).toMatch(/^0000\d{10}$/)
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  const page = await shop.app.inject({ url: new URL(url).pathname, headers: { 'accept-language': 'es' } })
  expect(page.statusCode).toBe(200)
  for (const part of ['PRUEBA', 'NO PAGAR EN TIENDA', number, '$1,234.00', '<svg', 'Esperando el pago']) expect(page.body).toContain(part)
  await shop.app.inject({ method: 'POST', url: `/sandbox/oxxo/${number}/pay` })
  expect((await shop.payments.readIntent(intent.id)).state.kind).toBe('succeeded')
})

test('an expired voucher is first undecided and fails days later; money in between still counts', async () => {
  const unpaid = await shop.payments.openOxxoIntent(askedVoucher('fill_never@example.mx'))
  const number = unpaid.state.kind === 'requires_action' ? unpaid.state.voucher?.number : undefined
  await shop.app.inject({ method: 'POST', url: `/sandbox/oxxo/${number}/expire` })
  expect((await shop.payments.readIntent(unpaid.id)).state.kind).toBe('processing')
  await afterDays(4)
  expect((await shop.payments.readIntent(unpaid.id)).state).toMatchObject({
    kind: 'requires_payment_method',
    failure: { code: 'payment_intent_payment_attempt_expired' },
  })

  const late = await shop.payments.openOxxoIntent(askedVoucher('fill_never@example.mx'))
  const lateNumber = late.state.kind === 'requires_action' ? late.state.voucher?.number : undefined
  await shop.app.inject({ method: 'POST', url: `/sandbox/oxxo/${lateNumber}/expire` })
  await shop.app.inject({ method: 'POST', url: `/sandbox/oxxo/${lateNumber}/pay` })
  expect((await shop.payments.readIntent(late.id)).state.kind).toBe('succeeded')
})

test('the payer’s address decides what becomes of a test voucher', async () => {
  const paid = await shop.payments.openOxxoIntent(askedVoucher('succeed_immediately@example.mx'))
  await expect.poll(async () => (await shop.payments.readIntent(paid.id)).state.kind).toBe('succeeded')
})

test('a voucher that may be in somebody’s hand cannot be canceled', async () => {
  const intent = await shop.payments.openOxxoIntent(askedVoucher('fill_never@example.mx'))
  expect((await shop.payments.cancelIntent(intent.id, newKey())).state.kind).toBe('requires_action')
})

test('a method that the provider silently leaves out is an intent canceled and a clear no', async () => {
  const refused = { failure: { code: 'payment_method_not_available' } }
  await expect(shop.payments.openOxxoIntent(askedVoucher('ana@example.mx', 1_000_001))).rejects.toMatchObject(refused)
  await open.sandbox.saveSwitches({ isOxxoInactive: true })
  await expect(shop.payments.openOxxoIntent(askedVoucher('ana@example.mx'))).rejects.toMatchObject(refused)
  const [newest] = await open.sandbox.listIntents(1)
  expect(newest?.intent.status).toBe('canceled')
})

test.each([
  [{ name: 'Ana', email: 'ana@example.mx' }, 'payment_method_invalid_parameter'],
  [{ name: 'Ana L', email: 'ana@example.mx' }, 'payment_method_invalid_parameter'],
  [{ name: 'Ana López', email: 'ana' }, 'email_invalid'],
])('OXXO refuses the payer %j', async (payer, code) => {
  await expect(shop.payments.openOxxoIntent({ ...askedVoucher(''), payer })).rejects.toMatchObject({ failure: { code } })
})

test('amounts outside the limits are declined, not an error of ours', async () => {
  await expect(shop.payments.openCardIntent(asked({ amount: 999 }))).rejects.toMatchObject({ failure: { code: 'amount_too_small' } })
  await expect(shop.payments.openCardIntent(asked({ amount: 100_000_000 }))).rejects.toBeInstanceOf(PaymentDeclined)
})

test('the same key opens the same intent, also at the same time and after a restart of the adapter', async () => {
  const question = asked()
  const first = await shop.payments.openCardIntent(question)
  const again = await Promise.all([question, question, question].map((one) => adapter({}).openCardIntent(one)))
  expect(new Set([first, ...again].map(({ id }) => id)).size).toBe(1)
})

test('the same key with another amount is refused and opens nothing', async () => {
  const question = asked()
  await shop.payments.openCardIntent(question)
  await expect(shop.payments.openCardIntent({ ...question, amount: cents(200_000) })).rejects.toBeInstanceOf(PaymentMisconfigured)
})

test('a key in use is something to try again', async () => {
  const question = asked()
  const busy = await shop.pool.connect()
  try {
    await busy.query('begin')
    await busy.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [question.idempotencyKey])
    await expect(adapter({ retries: 0 }).openCardIntent(question)).rejects.toBeInstanceOf(PaymentTemporary)
  } finally {
    await busy.query('rollback')
    busy.release()
  }
  expect((await shop.payments.openCardIntent(question)).state.kind).toBe('requires_payment_method')
})

test('canceling what was paid answers that it was paid', async () => {
  const intent = await paidBy('4242424242424242')
  expect((await shop.payments.cancelIntent(intent.id, newKey())).state.kind).toBe('succeeded')
})

test('refunds add up to the payment and not to more', async () => {
  const intent = await paidBy('4242424242424242')
  expect(await refundOf(intent, 23_400)).toMatchObject({
    amount: 23_400,
    status: 'succeeded',
    intentId: intent.id,
    metadata: { refund_id: 'r1' },
  })
  await expect(refundOf(intent, 100_001)).rejects.toMatchObject({ failure: { code: 'amount_too_large' } })
  await refundOf(intent, 100_000)
  await expect(refundOf(intent, 1)).rejects.toMatchObject({ failure: { code: 'charge_already_refunded' } })
})

test('a refund asked for twice with one key is one refund', async () => {
  const intent = await paidBy('4242424242424242')
  const [one, other] = [await refundOf(intent, 50_000, 'ref:1'), await refundOf(intent, 50_000, 'ref:1')]
  expect(one.id).toBe(other.id)
  await refundOf(intent, 73_400)
})

test('OXXO money cannot be sent back, nor money that never came', async () => {
  const unpaid = await shop.payments.openCardIntent(asked())
  await expect(refundOf(unpaid, 1_000)).rejects.toMatchObject({ failure: { code: 'charge_not_refundable' } })
  const voucher = await shop.payments.openOxxoIntent(askedVoucher('fill_never@example.mx'))
  const number = voucher.state.kind === 'requires_action' ? voucher.state.voucher?.number : undefined
  await shop.app.inject({ method: 'POST', url: `/sandbox/oxxo/${number}/pay` })
  await expect(refundOf(voucher, 1_000)).rejects.toMatchObject({ failure: { code: 'charge_not_refundable' } })
})

test('a refund can take its time, and can fail after it succeeded', async () => {
  const slow = await refundOf(await paidBy('4000000000007726'), 123_400)
  expect(slow.status).toBe('pending')
  const doomed = await paidBy('4000000000005126')
  const failing = await refundOf(doomed, 123_400)
  expect(failing.status).toBe('succeeded')
  await afterDays(1)
  expect((await shop.payments.readRefund(slow.id)).status).toBe('succeeded')
  expect((await shop.payments.readRefund(failing.id)).status).toBe('failed')
  expect((await refundOf(doomed, 123_400)).status).toBe('succeeded')
})

describe('what a bank disputes', () => {
  const bankDoes = async ({ id }: PaymentIntent, ...steps: BankStep[]) => {
    for (const step of steps)
      expect((await shop.app.inject({ method: 'POST', url: `/sandbox/payments/${id}/${step}` })).statusCode).toBe(303)
  }
  const disputeOf = async (intent: PaymentIntent) => {
    const { rows } = await shop.pool.query(`select id from sandbox_objects where kind = 'dispute' and data ->> 'payment_intent' = $1`, [
      intent.id,
    ])
    return shop.payments.readDispute(rows[0].id)
  }

  test('is given back by nobody else while the bank has it, nor when it keeps it', async () => {
    const intent = await paidBy('4242424242424242')
    await bankDoes(intent, 'chargeback')
    await expect(refundOf(intent, 1_000)).rejects.toMatchObject({ failure: { code: 'charge_disputed' } })
    await bankDoes(intent, 'lose')
    await expect(refundOf(intent, 1_000)).rejects.toMatchObject({ failure: { code: 'charge_disputed' } })
    expect(await disputeOf(intent)).toMatchObject({ status: 'lost', balance: -123_400, fee: 30_000, isRefundable: false })
  })

  test('comes back with its fee when it is won, and can be refunded then', async () => {
    const intent = await paidBy('4242424242424242')
    await bankDoes(intent, 'inquiry', 'chargeback', 'win')
    expect(await disputeOf(intent)).toMatchObject({ status: 'won', kind: 'chargeback', balance: 0, fee: 0, isRefundable: true })
    expect((await refundOf(intent, 123_400)).status).toBe('succeeded')
  })

  test('is only asked about in an inquiry: some of it may be refunded, and all of it ends the inquiry', async () => {
    const intent = await paidBy('4242424242424242')
    await bankDoes(intent, 'inquiry')
    await refundOf(intent, 23_400)
    expect(await disputeOf(intent)).toMatchObject({ status: 'warning_needs_response', kind: 'inquiry', balance: 0, fee: 0 })
    await refundOf(intent, 100_000)
    expect((await disputeOf(intent)).status).toBe('warning_closed')
  })

  test('goes no other way than banks go', async () => {
    const intent = await paidBy('4242424242424242')
    await bankDoes(intent, 'lose', 'win', 'close-inquiry', 'inquiry', 'win', 'lose', 'close-inquiry', 'chargeback')
    expect((await disputeOf(intent)).status).toBe('warning_closed')
    const unpaid = await shop.payments.openCardIntent(asked())
    await bankDoes(unpaid, 'warning', 'inquiry', 'chargeback')
    await expect(disputeOf(unpaid)).rejects.toBeInstanceOf(Error)
  })

  test('has its buttons on the switchboard, one row for each payment', async () => {
    const intent = await paidBy('4242424242424242')
    const rowOf = async () => {
      const { body } = await shop.app.inject({ url: '/sandbox/?lang=es' })
      const row = body.slice(body.indexOf(`id="${intent.id}"`))
      return [...row.slice(0, row.indexOf('</li>')).matchAll(/<button>([^<]+)/g)].map(([, label]) => label)
    }
    expect(await rowOf()).toEqual(['Aviso de fraude', 'El banco pregunta', 'Contracargo'])
    await bankDoes(intent, 'chargeback')
    expect(await rowOf()).toEqual(['Perder el contracargo', 'Ganar el contracargo'])
  })
})

test('an answer lost after the work was done is an unknown outcome; asking again with the key tells it', async () => {
  const question = asked()
  await open.sandbox.saveSwitches({ answersToLose: 10 })
  await expect(adapter({ retries: 0 }).openCardIntent(question)).rejects.toBeInstanceOf(PaymentOutcomeUnknown)
  await open.sandbox.resetSwitches()
  const intent = await shop.payments.openCardIntent(question)
  const opened = (await open.sandbox.listIntents(100)).filter(
    (kept) => kept.intent.created >= Math.floor(intent.createdAt.getTime() / 1000),
  )
  expect(opened.filter((kept) => kept.intent.id === intent.id)).toHaveLength(1)
  expect(opened[0]?.intent.id).toBe(intent.id)
})

test('a lost answer that the SDK asks for again by itself charges once', async () => {
  const intent = await paidBy('4242424242424242')
  await open.sandbox.saveSwitches({ answersToLose: 1 })
  await refundOf(intent, 100_000)
  await expect(refundOf(intent, 23_401)).rejects.toMatchObject({ failure: { code: 'amount_too_large' } })
})

test('a provider that is not there is temporary, a wrong key is our mistake', async () => {
  const nowhere = adapter({ api: { host: '127.0.0.1', port: 1, protocol: 'http' }, retries: 0 })
  await expect(nowhere.openCardIntent(asked())).rejects.toBeInstanceOf(PaymentTemporary)
  await expect(nowhere.readIntent('pi_1')).rejects.toBeInstanceOf(PaymentTemporary)
  await expect(adapter({ secretKey: 'sk_test_wrong' }).openCardIntent(asked())).rejects.toBeInstanceOf(PaymentMisconfigured)
  await expect(shop.payments.readIntent('pi_unknown')).rejects.toBeInstanceOf(PaymentNotKnown)
})

test('a page with another intent’s secret gets nowhere', async () => {
  const [mine, other] = await Promise.all([shop.payments.openCardIntent(asked()), shop.payments.openCardIntent(asked())])
  const stolen = mine.clientSecret.replace(mine.id, other.id)
  expect((await shopper.confirm(stolen, '4242424242424242')).error.code).toBe('resource_missing')
  const { publishableKey } = open.keys
  const asPage = { authorization: `Bearer ${publishableKey}` }
  for (const [method, url] of [
    ['GET', `/sandbox/v1/payment_intents/${mine.id}`],
    ['POST', `/sandbox/v1/payment_intents/${mine.id}/cancel`],
    ['POST', '/sandbox/v1/refunds'],
    ['GET', '/sandbox/v1/events'],
  ] as const)
    expect([url, (await shop.app.inject({ method, url, headers: asPage })).statusCode]).toEqual([url, 401])
})

test('the connection is proved by a call that changes nothing', async () => {
  expect(await shop.payments.proveConnection()).toEqual({ apiVersion: '2026-10-28.endive', isLive: false })
  await expect(adapter({ secretKey: 'sk_test_wrong' }).proveConnection()).rejects.toBeInstanceOf(PaymentMisconfigured)
})
