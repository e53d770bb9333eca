import { randomUUID } from 'node:crypto'
import { cents } from '@shop/domain/money'
import { runAgenda, signatureOf } from '@shop/payment-sandbox/run-agenda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepOrders } from './modules/order-sweep/sweep-orders.ts'
import { moveOrder } from './modules/orders/move-order.ts'
import type { OrderDeps } from './modules/orders/order-deps.ts'
import { applyIntent } from './modules/payments/apply-intent.ts'
import { settleEvent } from './modules/payments/settle-event.ts'
import { makeRefund } from './modules/refunds/make-refund.ts'
import { refundOrder } from './modules/refunds/refund-order.ts'
import type { PaymentIntent } from './ports/payment-provider.ts'
import { expectSound } from './testing/expect-sound.ts'
import { shopperAt } from './testing/pay-in-sandbox.ts'
import { HOME, openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

/** The twenty ways in which a payment goes wrong. After each, nothing may be lost, doubled or sold twice. */
let one: TestShop
let two: TestShop
let sandbox: NonNullable<TestShop['sandbox']>
let parts: string[]
let staffId: number
beforeAll(async () => {
  const environment = { DATABASE_POOL_SIZE: '12', TOKEN_SECRET: 'both hosts know the same secret 0123456789' }
  one = await testShop(environment)
  two = await testShop(environment, { beside: one })
  if (!one.sandbox) throw new Error('The demo has no sandbox')
  sandbox = one.sandbox
  await openBankAccount(one)
  staffId = await addStaff(one, 'ventas@example.mx', 'sales')
  parts = (
    await stockTheShelves(one.db, [
      { partNumber: 'PLENTY', priceCents: 50_000, stock: 10_000 },
      { partNumber: 'LAST', priceCents: 50_000, stock: 1 },
      { partNumber: 'SCARCE', priceCents: 50_000, stock: 2 },
      { partNumber: 'C-8.20', priceCents: 820, stock: 100 },
      { partNumber: 'C-67.96', priceCents: 6_796, stock: 100 },
      { partNumber: 'C-89.28', priceCents: 8_928, stock: 100 },
      { partNumber: 'C-2.68', priceCents: 268, stock: 100 },
      { partNumber: 'CHEAP', priceCents: 999_999, stock: 100 },
    ])
  ).map(String)
})
let ana: Shopper
beforeEach(async () => {
  ana = await shopperIn(one)
  // Events are delivered by hand here, so that each test says what came and what did not.
  await sandbox.sandbox.saveSwitches({ isLosing: true })
})
afterEach(async () => {
  await sandbox.sandbox.resetSwitches()
  await one.db.deleteFrom('sandbox_tasks').execute()
  await expectSound(one)
})
afterAll(async () => {
  await two.close()
  await one.close()
})

function PLENTY() {
  return [{ ref: parts[0] ?? '', qty: 1 }]
}
async function started(shopper = ana, more: object = {}) {
  const answer = await shopper.start({ lines: PLENTY(), total: 500, ...more })
  if (!answer.body.success) throw new Error(answer.body.message)
  return answer.body.data
}
async function paid(shopper = ana, more: object = {}) {
  const data = await started(shopper, more)
  await shopper.payByCard(data.client_secret)
  return data
}
function later(days: number): OrderDeps {
  return { ...one, now: () => new Date(Date.now() + days * 86_400_000) }
}
function tellOf(intentId: string, type = 'payment_intent.succeeded', deps: OrderDeps = one) {
  return settleEvent(deps, {
    id: `evt_${randomUUID()}`,
    type,
    isLive: false,
    createdAt: new Date(),
    about: { kind: 'intent', intentId, metadata: {} },
  })
}
async function stockOf(id = '') {
  return (await one.pool.query('select stock, reserved from products where id = $1', [id])).rows[0]
}
async function holdsOf(checkoutId: string) {
  return (await one.pool.query('select hold from checkout_lines where checkout_id = $1', [checkoutId])).rows.map(({ hold }) => hold)
}
async function ordersOf(shopper = ana) {
  return (await one.pool.query('select * from orders where customer_id = $1', [shopper.id])).rows
}
async function paymentsOf(checkoutId: string) {
  return (await one.pool.query('select * from payments where checkout_id = $1 order by id', [checkoutId])).rows
}
async function refundsOf(checkoutId: string) {
  return (await one.pool.query('select r.* from refunds r join payments p on p.id = r.payment_id where checkout_id = $1', [checkoutId]))
    .rows
}
async function mailsOf(orderId: number) {
  return (
    await one.pool.query(`select key from graphile_worker.jobs where key like 'order ' || $1 || ' %' order by key`, [orderId])
  ).rows.map(({ key }) => key.split(' ').slice(2).join(' '))
}
async function voucherFate(transactionId: string, ...fates: ('pay' | 'expire' | 'fail')[]) {
  const { payVoucher, expireVoucher, failVoucher } = await import('@shop/payment-sandbox/voucher-fate')
  const act = { pay: payVoucher, expire: expireVoucher, fail: failVoucher }
  for (const fate of fates)
    await sandbox.sandbox.inTill(async (till) => {
      const kept = await till.findIntent(transactionId)
      if (kept) await act[fate](till, kept)
    })
}

test('1. webhook and return page at once: one order, one transition, one mail, the same folio for all', async () => {
  const before = await stockOf(parts[0])
  const { transaction_id } = await paid()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      i % 2
        ? tellOf(transaction_id, undefined, i % 4 === 1 ? one : two).then(() => undefined)
        : ana.order({ transaction_id }, i % 4 ? one : two),
    ),
  )
  const folios = new Set(answers.flatMap((answer) => (answer ? [answer.body.data.folio] : [])))
  expect(folios.size).toBe(1)
  const [order, ...others] = await ordersOf()
  expect(others).toEqual([])
  expect(order).toMatchObject({ status: 'paid', version: 0 })
  expect(await mailsOf(order.id)).toEqual(['confirmed'])
  expect(await stockOf(parts[0])).toEqual({ stock: before.stock - 1, reserved: before.reserved })
})

test('2. tab closed after paying: the event makes the order from the frozen quote', async () => {
  const { transaction_id } = await paid()
  await one.pool.query(`update products set price_cents = price_cents + 1000 where id = $1`, [parts[0]])
  await tellOf(transaction_id)
  await one.pool.query(`update products set price_cents = price_cents - 1000 where id = $1`, [parts[0]])
  const { body } = await one.ask('GET', '/api/ordenes', { token: ana.token })
  expect(body.data.docs).toMatchObject([
    { status: 'pagado', total: 500, envio: { calle: HOME.calle }, productos: [{ codigo: 'PLENTY', qty: 1 }] },
  ])
})

describe('3. webhook lost', () => {
  test('the sweeper settles it within three minutes', async () => {
    const { checkout_id } = await paid()
    await sweepOrders(one)
    expect(await ordersOf()).toEqual([])
    await sweepOrders(later(3 / 1_440))
    expect(await ordersOf()).toMatchObject([{ checkout_id, status: 'paid' }])
  })
  test('a payment that cannot be settled keeps no other waiting, and is told', async () => {
    const [bad, good] = [await paid(), await paid(await shopperIn(one))]
    const payments: OrderDeps['payments'] = {
      ...one.payments,
      readIntent: async (id) => {
        if (id === bad.transaction_id) throw new Error('an answer nobody foresaw')
        return one.payments.readIntent(id)
      },
    }
    await expect(sweepOrders({ ...later(3 / 1_440), payments })).rejects.toThrow('1 of this round failed: Error: an answer nobody foresaw')
    expect([await paymentsOf(bad.checkout_id), await paymentsOf(good.checkout_id)]).toMatchObject([
      [{ status: 'created' }],
      [{ status: 'paid' }],
    ])
    await sweepOrders(later(6 / 1_440))
    expect(await paymentsOf(bad.checkout_id)).toMatchObject([{ status: 'paid' }])
  })

  test('the customer who comes back settles it too', async () => {
    const { checkout_id } = await paid()
    expect((await ana.state(checkout_id)).body.data).toMatchObject({ estado: 'pedido', folio: expect.stringContaining('PRUEBA-') })
  })
})

test('4. double submit, two tabs, lost answer: one intent, one hold; changed parameters take the next attempt', async () => {
  const before = await stockOf(parts[0])
  const id = randomUUID()
  await sandbox.sandbox.saveSwitches({ answersToLose: 1 })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ana.start({ id, lines: PLENTY(), total: 500 }, i % 2 ? one : two)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.transaction_id}`)).size).toBe(1)
  expect(await paymentsOf(id)).toHaveLength(1)
  expect(await stockOf(parts[0])).toEqual({ stock: before.stock, reserved: before.reserved + 1 })
  const changed = await ana.start({ id, lines: [{ ref: parts[0] ?? '', qty: 2 }], total: 1_000 })
  expect(changed.body.data.transaction_id).not.toBe(answers[0]?.body.data.transaction_id)
  expect(await paymentsOf(id)).toMatchObject([
    { attempt: 1, status: 'cancelled' },
    { attempt: 2, amount_cents: 100_000 },
  ])
  expect((await stockOf(parts[0])).reserved).toBe(before.reserved + 2)
  await ana.payByCard(changed.body.data.client_secret)
  expect((await ana.order({ transaction_id: changed.body.data.transaction_id })).body.data.total).toBe(1_000)
})

describe('5. amount shown is not amount charged', () => {
  test('a changed price is told with the new cart, and nothing is opened', async () => {
    const { status, body } = await ana.start({ lines: PLENTY(), total: 499.99 })
    expect([status, body.code, body.data]).toMatchObject([409, 'total_cambiado', { total: 500, lineas: [{ precio_unitario: 500 }] }])
    expect((await one.pool.query('select 1 from checkouts where customer_id = $1', [ana.id])).rowCount).toBe(0)
    expect((await ana.start({ lines: PLENTY(), total: 500, paqueteria: 'expres' })).body.data).toMatchObject({ total: 699, envio: 199 })
  })
  test.each([
    [3, 10, 7.38],
    [4, 0, 67.96],
    [5, 10, 80.35],
    [6, 0, 2.68],
  ])('part %i less %i %%: page, database and provider agree to the centavo', async (part, discount, unit) => {
    const { rows } = await one.pool.query(
      `insert into promotions (slug, name_es, name_en, description_es, description_en, discount_percent, status, starts_at, ends_at)
       values ($1, 'P', 'P', '', '', $2, 'activo', now() - interval '1 day', now() + interval '1 day') returning id`,
      [randomUUID(), discount],
    )
    await one.pool.query('update products set promotion_id = $2 where id = $1', [parts[part], rows[0].id])
    const total = Math.round((unit * 3 + 120) * 100) / 100
    const data = await started(ana, { lines: [{ ref: parts[part] ?? '', qty: 3 }], total })
    const intent = await one.payments.readIntent(data.transaction_id)
    const stored = (await one.pool.query('select total_cents from checkouts where id = $1', [data.checkout_id])).rows[0].total_cents
    expect([intent.amount, stored]).toEqual([Math.round(total * 100), Math.round(total * 100)])
  })
})

test('6. tampered body: an unpaid intent makes no order, whatever the body says', async () => {
  const { transaction_id, checkout_id } = await started()
  const lie = {
    transaction_id,
    total: 1,
    subtotal: 1,
    status: 'pagado',
    fecha_pago: '2026-01-01 10:00:00',
    productos: [{ ref: parts[0], qty: 1, precio: 1, descuento: 100 }],
  }
  const { status, body } = await ana.order(lie)
  expect([status, body.code]).toEqual([402, 'payment_not_made'])
  expect(await ordersOf()).toEqual([])
  await ana.payByCard((await ana.start({ id: checkout_id, lines: PLENTY(), total: 500 })).body.data.client_secret)
  expect((await ana.order(lie)).body.data).toMatchObject({
    total: 500,
    status: 'pagado',
    fecha_pago: expect.not.stringContaining('2026-01-01'),
  })
})

test('7. replayed intent: the owner gets the old folio, others nothing, and there is no second order', async () => {
  const { transaction_id } = await paid()
  const { folio } = (await ana.order({ transaction_id })).body.data
  const again = await ana.order({ transaction_id, productos: [{ ref: parts[7], qty: 5 }], total: 49_999.95, forma_pago: 'stripe' })
  expect([again.status, again.body.data.folio, again.body.data.total]).toEqual([200, folio, 500])
  const beto = await shopperIn(one)
  expect((await beto.order({ transaction_id })).status).toBe(404)
  expect(await ordersOf()).toHaveLength(1)
  expect(await ordersOf(beto)).toEqual([])
})

test('8. duplicate events: one transition, one movement of stock, one mail, all answered 200', async () => {
  const before = await stockOf(parts[0])
  const { transaction_id } = await paid()
  const deliver = async (id: string, type: string) => {
    const body = JSON.stringify({
      id,
      object: 'event',
      type,
      created: 1_790_000_000,
      livemode: false,
      data: { object: { id: transaction_id, object: 'payment_intent', metadata: {} } },
    })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, sandbox.keys.webhookSecret, new Date()) }
    return (await one.app.inject({ method: 'POST', url: '/checkout/webhook', headers, payload: body })).statusCode
  }
  const id = `evt_${randomUUID()}`
  const statuses = [
    await deliver(id, 'payment_intent.succeeded'),
    await deliver(id, 'payment_intent.succeeded'),
    await deliver(id, 'payment_intent.succeeded'),
    await deliver(`${id}c`, 'charge.succeeded'),
  ]
  expect(statuses).toEqual([200, 200, 200, 200])
  expect((await one.pool.query('select 1 from payment_events where event_id = $1', [id])).rowCount).toBe(1)
  for (let i = 0; i < 3; i++) await tellOf(transaction_id)
  const [order] = await ordersOf()
  expect(await mailsOf(order.id)).toEqual(['confirmed'])
  expect((await stockOf(parts[0])).stock).toBe(before.stock - 1)
})

test('9. out of order: weaker news after success changes nothing', async () => {
  const { transaction_id, checkout_id } = await paid()
  await tellOf(transaction_id)
  const intent = await one.payments.readIntent(transaction_id)
  for (const state of [
    { kind: 'processing' },
    { kind: 'requires_action', voucher: undefined },
    { kind: 'requires_payment_method', failure: { code: 'card_declined' } },
    { kind: 'canceled' },
  ] as const)
    await applyIntent(one, { ...intent, state })
  expect(await ordersOf()).toMatchObject([{ status: 'paid', version: 0 }])
  expect(await paymentsOf(checkout_id)).toMatchObject([{ status: 'paid' }])
})

test('10. signature: a forged, stale or missing one leaves no trace', async () => {
  const { transaction_id } = await paid()
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1,
    livemode: false,
    data: { object: { id: transaction_id, object: 'payment_intent', metadata: {} } },
  })
  const send = async (payload: string, signature: string | undefined) =>
    (
      await one.app.inject({
        method: 'POST',
        url: '/checkout/webhook',
        headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
        payload,
      })
    ).statusCode
  const good = signatureOf(body, sandbox.keys.webhookSecret, new Date())
  const old = signatureOf(body, sandbox.keys.webhookSecret, new Date(Date.now() - 301_000))
  expect([
    await send(`${body} `, good),
    await send(body, signatureOf(body, 'whsec_wrong', new Date())),
    await send(body, old),
    await send(body, undefined),
  ]).toEqual([400, 400, 400, 400])
  expect(await ordersOf()).toEqual([])
})

test('11. foreign and wrong-mode events pay nothing; money that does not fit waits for staff', async () => {
  const { transaction_id, checkout_id } = await paid()
  const intent = await one.payments.readIntent(transaction_id)
  if (intent.state.kind !== 'succeeded') throw new Error('not paid')
  await settleEvent(one, {
    id: 'evt_x',
    type: 'payment_intent.succeeded',
    isLive: false,
    createdAt: new Date(),
    about: { kind: 'intent', intentId: 'pi_of_another_shop', metadata: { checkout_id: 'x' } },
  })
  await applyIntent(one, { ...intent, isLive: true })
  expect(await ordersOf()).toEqual([])
  expect(await paymentsOf(checkout_id)).toMatchObject([{ status: 'review' }])
})

/** What the provider says of a payment, or what the shop noted of it, once differs from the purchase in one thing alone. */
describe('11b. a payment that differs in one thing pays nothing and waits for staff', () => {
  const other = (changed: Partial<PaymentIntent>) => (intent: PaymentIntent) => ({ ...intent, ...changed })
  const otherWord = (changed: Record<string, string>) => (intent: PaymentIntent) => ({
    ...intent,
    metadata: { ...intent.metadata, ...changed },
  })
  const withoutCheckout = (intent: PaymentIntent) => {
    const { checkout_id: _, ...metadata } = intent.metadata
    return { ...intent, metadata }
  }
  const asItIs = (intent: PaymentIntent) => intent

  test.each([
    ['a centavo less was received', other({ amountReceived: cents(49_999) }), undefined],
    ['a centavo more was received', other({ amountReceived: cents(50_001) }), undefined],
    ['another currency', other({ currency: 'usd' }), undefined],
    ['real money where the shop plays', other({ isLive: true }), undefined],
    ['another customer', otherWord({ cliente_id: '0' }), undefined],
    ['no customer', otherWord({ cliente_id: '' }), undefined],
    ['no purchase named', withoutCheckout, undefined],
    ['another amount noted', asItIs, 'amount_cents = amount_cents - 1'],
    ['real money noted', asItIs, 'is_live = true'],
  ] as const)('%s', async (_, alter, noted) => {
    const { transaction_id, checkout_id } = await paid()
    if (noted) await one.pool.query(`update payments set ${noted} where checkout_id = $1`, [checkout_id])
    expect(await applyIntent(one, alter(await one.payments.readIntent(transaction_id)))).toBeUndefined()
    expect(await ordersOf()).toEqual([])
    const [payment] = await paymentsOf(checkout_id)
    expect(payment).toMatchObject({ status: 'review' })
    const { rows } = await one.pool.query('select * from money_cases where payment_id = $1', [payment.id])
    expect(rows).toMatchObject([{ kind: 'payment-differs', settled_at: null, details: { expectedAmount: 50_000 } }])
    const answers = [await ana.state(checkout_id), await ana.order({ transaction_id })]
    expect(answers).toMatchObject([
      { status: 200, body: { data: { estado: 'en_revision' } } },
      { status: 202, body: { message: expect.stringContaining('en revisión'), data: { estado: 'en_revision' } } },
    ])
  })

  test('and one that names somebody else’s purchase waits for staff, and leaves his alone', async () => {
    const beto = await shopperIn(one)
    const [hers, his] = [await paid(), await started(beto)]
    const intent = await one.payments.readIntent(hers.transaction_id)
    expect(await applyIntent(one, otherWord({ checkout_id: his.checkout_id })(intent))).toBeUndefined()
    expect([await ordersOf(ana), await ordersOf(beto)]).toEqual([[], []])
    expect([await paymentsOf(hers.checkout_id), await paymentsOf(his.checkout_id)]).toMatchObject([
      [{ status: 'review' }],
      [{ status: 'created' }],
    ])
  })

  test('the same payment as it is pays', async () => {
    const { transaction_id } = await paid()
    expect(await applyIntent(one, await one.payments.readIntent(transaction_id))).toMatchObject({ status: 'paid' })
  })
})

test('12. 3-D Secure left or failed: no order, no mail; the same purchase can be paid with another card', async () => {
  const { transaction_id, client_secret, checkout_id } = await started()
  await ana.payByCard(client_secret, '4000002500003155')
  expect((await ana.order({ transaction_id })).body).toMatchObject({ code: 'payment_not_made', data: { code: 'requires_action' } })
  await shopperAt(sandbox).answerBank(client_secret, 'refused')
  expect((await ana.order({ transaction_id })).body.data).toMatchObject({ code: 'payment_intent_authentication_failure' })
  expect(await ordersOf()).toEqual([])
  const again = await ana.start({ id: checkout_id, lines: PLENTY(), total: 500 })
  expect(again.body.data).toMatchObject({ transaction_id, client_secret })
  await ana.payByCard(client_secret)
  expect((await ana.order({ transaction_id })).body.data.status).toBe('pagado')
})

test('13. last unit, two buyers: one payment is opened, the other hears it before any charge', async () => {
  const beto = await shopperIn(one)
  const answers = await Promise.all(
    [ana, beto].map((shopper, i) => shopper.start({ lines: [{ ref: parts[1] ?? '', qty: 1 }], total: 500 }, i ? one : two)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'out_of_inventory', data: { productos: [{ ref: parts[1], qty: 1, disponibles: 0 }] } })
})

describe('14. sweeper against payer', () => {
  test('who is still in 3-D Secure past the hold is called off, and the parts are free', async () => {
    const { client_secret, checkout_id } = await started()
    await ana.payByCard(client_secret, '4000002500003155')
    await sweepOrders(later(1))
    expect(await holdsOf(checkout_id)).toEqual(['released'])
    expect(await paymentsOf(checkout_id)).toMatchObject([{ status: 'cancelled' }])
    expect((await shopperAt(sandbox).answerBank(client_secret, 'authorised')).status).not.toBe('succeeded')
  })
  test('who paid in that very moment has an order; never cancelled and charged', async () => {
    await paid()
    await sweepOrders(later(1))
    expect(await ordersOf()).toMatchObject([{ status: 'paid' }])
  })
})

test('15. paid, stock gone: one refund, nothing to ship, customer told', async () => {
  const scarce = [{ ref: parts[2] ?? '', qty: 2 }]
  const { transaction_id, checkout_id } = await paid(ana, { lines: scarce, total: 1_000 })
  // The hold was let go and another bought the parts before the news of the payment came.
  const { releaseCheckout } = await import('./modules/checkout/release-checkout.ts')
  await releaseCheckout(one, checkout_id)
  const beto = await shopperIn(one)
  expect((await beto.buyByCard({ lines: scarce, total: 1_000 })).body.data.status).toBe('pagado')
  await tellOf(transaction_id)
  await tellOf(transaction_id)
  const [order] = await ordersOf()
  expect(order).toMatchObject({ status: 'paid', lacks_stock: true })
  expect(await mailsOf(order.id)).toEqual(['out-of-stock'])
  await expect(moveOrder(one, staffId, { folio: order.folio, to: 'processing', version: order.version })).rejects.toMatchObject({
    code: 'order_lacks_stock',
  })
  const refunds = await refundsOf(checkout_id)
  expect(refunds).toMatchObject([{ method: 'provider', amount_cents: 100_000, status: 'open' }])
  await makeRefund(one, refunds[0].id)
  await makeRefund(one, refunds[0].id)
  expect(await refundsOf(checkout_id)).toMatchObject([{ status: 'succeeded' }])
  expect(await ordersOf()).toMatchObject([{ status: 'refunded' }])
})

async function oxxo(shopper = ana, more: object = {}) {
  const data = await started(shopper, { method: 'oxxo', ...more })
  await shopper.order({ transaction_id: data.transaction_id })
  return data
}

test('16. OXXO confirmed after expiry: the order was not cancelled at 23:59 and becomes paid', async () => {
  const { transaction_id } = await oxxo()
  await voucherFate(transaction_id, 'expire')
  await tellOf(transaction_id, 'payment_intent.processing')
  await sweepOrders(later(4))
  expect(await ordersOf()).toMatchObject([{ status: 'pending' }])
  await voucherFate(transaction_id, 'pay')
  await tellOf(transaction_id)
  expect(await ordersOf()).toMatchObject([{ status: 'paid', lacks_stock: false }])
})

test('17. OXXO never paid: stock is free two business days later, the order ends once when the provider says so', async () => {
  // What other purchases still hold would come back by the same sweep.
  await sweepOrders(later(12))
  const before = await stockOf(parts[0])
  const { transaction_id } = await oxxo()
  await voucherFate(transaction_id, 'expire')
  await sweepOrders(later(12))
  expect(await stockOf(parts[0])).toEqual(before)
  expect(await ordersOf()).toMatchObject([{ status: 'pending' }])
  await voucherFate(transaction_id, 'fail')
  await tellOf(transaction_id, 'payment_intent.payment_failed')
  await tellOf(transaction_id, 'payment_intent.payment_failed')
  const [order] = await ordersOf()
  expect(order).toMatchObject({ status: 'cancelled', version: 1 })
  expect((await mailsOf(order.id)).filter((kind) => kind === 'cancelled')).toHaveLength(1)
  expect(await stockOf(parts[0])).toEqual(before)
})

test('18. voucher and card both paid: the order stays paid, the second payment goes back', async () => {
  const { transaction_id: voucher, checkout_id } = await oxxo()
  const card = (await ana.start({ id: checkout_id, lines: PLENTY(), total: 500 })).body.data
  expect(card).toMatchObject({ forma_pago: 'stripe', folio: expect.any(String) })
  await ana.payByCard(card.client_secret)
  expect((await ana.order({ transaction_id: card.transaction_id })).body.data).toMatchObject({
    status: 'pagado',
    transaction_id: voucher,
    forma_pago: 'stripe',
  })
  await voucherFate(voucher, 'expire', 'pay')
  await tellOf(voucher)
  await tellOf(voucher)
  expect(await ordersOf()).toMatchObject([{ status: 'paid', version: 1 }])
  expect(await paymentsOf(checkout_id)).toMatchObject([
    { method: 'oxxo', status: 'duplicate' },
    { method: 'card', status: 'paid' },
  ])
  expect(await refundsOf(checkout_id)).toMatchObject([{ method: 'spei', status: 'open', amount_cents: 50_000 }])
})

test('18b. the end of an old voucher never cancels an order that a card has paid', async () => {
  const { transaction_id: voucher, checkout_id } = await oxxo()
  const card = (await ana.start({ id: checkout_id, lines: PLENTY(), total: 500 })).body.data
  await ana.payByCard(card.client_secret)
  await ana.order({ transaction_id: card.transaction_id })
  await voucherFate(voucher, 'expire', 'fail')
  await tellOf(voucher, 'payment_intent.payment_failed')
  expect(await ordersOf()).toMatchObject([{ status: 'paid' }])
})

describe('19. OXXO limits and silent filter', () => {
  test('only totals and names that OXXO takes', async () => {
    const { rows } = await one.pool.query(
      `update shop_policies set value = '{"freeOver": 0, "standardCost": 12000}' where name = 'shipping' returning name`,
    )
    expect(rows).toHaveLength(1)
    const ask = async (cents: number) => {
      await one.pool.query('update products set price_cents = $2 where id = $1', [parts[7], cents])
      return (await ana.start({ lines: [{ ref: parts[7] ?? '', qty: 1 }], method: 'oxxo', total: cents / 100 })).status
    }
    expect([await ask(999), await ask(1_000_001)]).toEqual([422, 422])
    expect([await ask(1_000), await ask(1_000_000)]).toEqual([200, 200])
    await one.pool.query(`update shop_policies set value = '{"freeOver": 30000, "standardCost": 12000}' where name = 'shipping'`)
    await one.pool.query(`update customers set last_name = 'X' where id = $1`, [ana.id])
    expect((await ana.start({ lines: PLENTY(), method: 'oxxo', total: 500 })).body.code).toBe('name_not_for_oxxo')
  })
  test('a provider that leaves the method out: a clear word, no order, the parts free', async () => {
    const before = await stockOf(parts[0])
    await sandbox.sandbox.saveSwitches({ isOxxoInactive: true })
    const { status, body } = await ana.start({ lines: PLENTY(), method: 'oxxo', total: 500 })
    expect([status, body.code]).toEqual([422, 'payment_method_not_available'])
    expect(await ordersOf()).toEqual([])
    expect(await stockOf(parts[0])).toEqual(before)
  })
})

test('20. refund storms: each is stored once, never more than was paid, all of it means refunded once', async () => {
  const { transaction_id, checkout_id } = await paid()
  const { folio } = (await ana.order({ transaction_id })).body.data
  const { refund } = await refundOrder(one, staffId, { folio, amount: 20_000, reason: 'llegó golpeada', returnsStock: false })
  if (!refund) throw new Error('nothing was opened')
  await Promise.all([makeRefund(one, refund.id), makeRefund(two, refund.id)])
  const atProvider = await one.payments.refund({
    intentId: transaction_id,
    amount: 10_000 as never,
    idempotencyKey: randomUUID(),
    reason: 'requested_by_customer',
    metadata: {},
  })
  const told = {
    id: 'evt_r',
    type: 'refund.created',
    isLive: false,
    createdAt: new Date(),
    about: { kind: 'refund', refundId: atProvider.id, intentId: transaction_id },
  } as const
  await Promise.all([settleEvent(one, told), settleEvent(two, told), settleEvent(one, { ...told, type: 'refund.updated' })])
  expect(await refundsOf(checkout_id)).toHaveLength(2)
  expect(await ordersOf()).toMatchObject([{ status: 'paid' }])
  await expect(refundOrder(one, staffId, { folio, amount: 20_001, reason: 'de más', returnsStock: false })).rejects.toThrow()
  // One that the provider takes back later is to be given back again.
  const { recordRefund } = await import('./modules/refunds/record-refund.ts')
  await recordRefund(one, { ...atProvider, status: 'failed' })
  await recordRefund(one, { ...atProvider, status: 'failed' })
  const rest = await refundOrder(one, staffId, { folio, reason: 'el resto', returnsStock: true })
  expect(rest.refund?.amount).toBe(30_000)
  await expect(refundOrder(one, staffId, { folio, amount: 1, reason: 'más', returnsStock: false })).rejects.toThrow()
})

test('the sandbox delivers by itself what is due, and the shop takes it', async () => {
  await sandbox.sandbox.resetSwitches()
  const jobs = async () =>
    (await one.pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'settle-payment'`)).rowCount ?? 0
  const before = await jobs()
  await paid()
  const deliver = async (payload: string, signature: string) =>
    (
      await one.app.inject({
        method: 'POST',
        url: '/checkout/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
    ).statusCode
  await runAgenda({ sandbox: sandbox.sandbox, webhookSecret: sandbox.keys.webhookSecret, deliver })
  // The hosts do what is due as well: whoever took it may still be on its way.
  await expect.poll(jobs).toBeGreaterThan(before)
})
