import { cents } from '@shop/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PaymentDeclined } from '../../ports/payment-failures.ts'
import type { PaymentIntent } from '../../ports/payment-provider.ts'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { bankOf } from '../../testing/at-the-bank.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { openMoneyCase } from '../money-cases/money-cases.public.ts'
import { sweepOrders } from '../order-sweep/order-sweep.public.ts'
import { applyIntent, paymentJobs } from '../payments/payments.public.ts'
import { makeRefund } from '../refunds/refunds.public.ts'

/** Everything that nobody owned has an age, somebody who took it, and the buttons that settle it. */
let shop: TestShop
let part: string
let ana: Shopper
let desk: Desk
let owner: Desk
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 200 }]))[0])
  desk = await asStaff(shop, 'sales')
  owner = await asStaff(shop, 'owner')
})
beforeEach(async () => {
  ana = await shopperIn(shop)
  await shop.sandbox?.sandbox.saveSwitches({ isLosing: true })
})
afterAll(async () => {
  await expectSound(shop)
  await shop.close()
})

function lines() {
  return [{ ref: part, qty: 1 }]
}
/** A card that was paid and does not fit its purchase. */
async function inReview(changed: Partial<PaymentIntent>) {
  const data = (await ana.start({ lines: lines(), total: 500 })).body.data
  await ana.payByCard(data.client_secret)
  await applyIntent(shop, { ...(await shop.payments.readIntent(data.transaction_id)), ...changed })
  return { ...data, ...(await caseOf(data.transaction_id)) }
}
async function caseOf(reference: string) {
  const { rows } = await shop.pool.query(
    `select m.id::text as "caseId" from money_cases m join payments p on p.id = m.payment_id where p.reference = $1 order by m.id desc`,
    [reference],
  )
  return rows[0]
}
async function listed(query = '') {
  return (await desk.get(`/admin/dinero?limit=50${query}`)).body.data.docs
}
async function seen(id: string) {
  return [...(await listed()), ...(await listed('&ver=resueltos'))].find(({ _id }) => _id === id)
}
function settle(id: string, accion: string, nota?: string, at = desk) {
  return at.post(`/admin/dinero/${id}/resolver`, { accion, ...(nota === undefined ? {} : { nota }) })
}
async function paymentOf(reference: string) {
  return (await shop.pool.query('select * from payments where reference = $1', [reference])).rows[0]
}
async function refundsOf(reference: string) {
  return (
    await shop.pool.query(
      'select r.* from refunds r join payments p on p.id = r.payment_id where p.reference = $1 order by r.created_at, r.instead_of nulls first',
      [reference],
    )
  ).rows
}
async function holdsOf(checkoutId: string) {
  return (await shop.pool.query('select hold from checkout_lines where checkout_id = $1', [checkoutId])).rows.map(({ hold }) => hold)
}
async function stateOf(checkoutId: string) {
  return (await ana.state(checkoutId)).body.data
}

describe('a payment that does not fit', () => {
  test('has an age, what was expected and seen, and somebody who took it; Hoy counts it', async () => {
    const before = (await desk.get('/admin/hoy')).body.data.dinero_por_aclarar
    const { caseId } = await inReview({ amountReceived: cents(40_000) })
    expect((await desk.get('/admin/hoy')).body.data.dinero_por_aclarar).toBe(before + 1)
    expect(await seen(caseId)).toMatchObject({
      tipo: 'pago_no_cuadra',
      esperado: 500,
      visto: 400,
      diferencias: ['monto'],
      acciones: ['aceptar', 'devolver', 'dejar'],
      piezas_apartadas: true,
      mio: false,
    })
    expect((await desk.post(`/admin/dinero/${caseId}/tomar`, { tomar: true })).body.data).toMatchObject({ mio: true })
    expect((await listed('&ver=mios')).map(({ _id }: { _id: string }) => _id)).toEqual([caseId])
    // Whoever takes it last has it.
    await owner.post(`/admin/dinero/${caseId}/tomar`, { tomar: true })
    expect(await listed('&ver=mios')).toEqual([])
    expect((await owner.post(`/admin/dinero/${caseId}/tomar`, { tomar: false })).body.data.tomado_por).toBeUndefined()
  })

  test('tells its customer the truth once, and asks nobody to pay again', async () => {
    const { checkout_id, transaction_id } = await inReview({ amountReceived: cents(40_000) })
    expect(await stateOf(checkout_id)).toMatchObject({ estado: 'en_revision' })
    const again = await ana.start({ id: checkout_id, lines: [{ ref: part, qty: 2 }], total: 1_000 })
    expect([again.status, again.body.code]).toEqual([409, 'payment_in_review'])
    await applyIntent(shop, await shop.payments.readIntent(transaction_id))
    const { rows } = await shop.pool.query(`select 1 from graphile_worker.jobs where key = $1`, [
      `payment ${(await paymentOf(transaction_id)).id} in review`,
    ])
    expect(rows).toHaveLength(1)
  })

  test('accepted although too small: the order is paid, and what is missing is forgiven in words', async () => {
    const { caseId, transaction_id, checkout_id } = await inReview({ amountReceived: cents(40_000) })
    expect((await settle(caseId, 'aceptar')).status).toBe(422)
    const answer = await settle(caseId, 'aceptar', 'Lo autorizó la dueña')
    expect([answer.status, answer.body.data.resuelto]).toMatchObject([200, { resultado: 'accepted', nota: 'Lo autorizó la dueña' }])
    expect(await paymentOf(transaction_id)).toMatchObject({ status: 'paid', received_cents: 40_000, forgiven_cents: 10_000 })
    const { folio } = await stateOf(checkout_id)
    const moved = await desk.post(`/admin/ordenes/${folio}/estado`, { status: 'procesando', version: 0 })
    expect(moved.status).toBe(200)
    const { rows } = await shop.pool.query(`select 1 from audit_log where action = 'money-case-settled' and subject_ref = $1`, [folio])
    expect(rows).toHaveLength(1)
  })

  test('accepted although too large: the surplus goes back by itself', async () => {
    const { caseId, transaction_id } = await inReview({ amountReceived: cents(60_000) })
    await settle(caseId, 'aceptar', 'Es su pago')
    expect(await paymentOf(transaction_id)).toMatchObject({ status: 'paid', received_cents: 60_000, forgiven_cents: 0 })
    expect(await refundsOf(transaction_id)).toMatchObject([{ amount_cents: 10_000, method: 'provider' }])
  })

  test('in another currency or mode it pays nothing: it can only go back, and the purchase ends', async () => {
    const { caseId, transaction_id, checkout_id } = await inReview({ currency: 'usd' })
    expect((await seen(caseId)).acciones).toEqual(['devolver', 'dejar'])
    expect((await settle(caseId, 'aceptar', 'x')).body.code).toBe('money_case_step_not_possible')
    expect((await settle(caseId, 'devolver')).status).toBe(200)
    const [refund] = await refundsOf(transaction_id)
    await makeRefund(shop, refund.id)
    expect(await refundsOf(transaction_id)).toMatchObject([{ amount_cents: 50_000, status: 'succeeded' }])
    expect([await holdsOf(checkout_id), (await stateOf(checkout_id)).estado]).toEqual([['released'], 'vencida'])
  })

  test('of two clerks at once one settles it', async () => {
    const { caseId, transaction_id } = await inReview({ amountReceived: cents(40_000) })
    const answers = await Promise.all([settle(caseId, 'aceptar', 'yo'), settle(caseId, 'devolver', 'no, yo', owner)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('money_case_settled')
    const { status, refunded_cents } = await paymentOf(transaction_id)
    expect([`paid 0`, `review ${refunded_cents}`]).toContain(`${status} ${refunded_cents}`)
  })

  test('its pieces are given back after 72 hours, unless somebody keeps them', async () => {
    const [gone, kept] = [await inReview({ amountReceived: cents(1) }), await inReview({ amountReceived: cents(1) })]
    expect((await desk.post(`/admin/dinero/${kept.caseId}/conservar`, { conservar: true })).body.data.conserva_piezas).toBe(true)
    const inHours = (hours: number) => ({ ...shop, now: () => new Date(Date.now() + hours * 3_600_000) })
    await sweepOrders(inHours(71))
    expect([await holdsOf(gone.checkout_id), await holdsOf(kept.checkout_id)]).toEqual([['held'], ['held']])
    await sweepOrders(inHours(73))
    expect([await holdsOf(gone.checkout_id), await holdsOf(kept.checkout_id)]).toEqual([['released'], ['held']])
    // The money is still somebody's, and it can still pay what is on the shelf.
    await settle(gone.caseId, 'aceptar', 'Se surte igual')
    expect((await stateOf(gone.checkout_id)).estado).toBe('pedido')
  })
})

test('money accepted although it is not what was agreed: banks, nights and returns count what came', async () => {
  const { caseId, transaction_id, checkout_id } = await inReview({ amountReceived: cents(40_000) })
  await settle(caseId, 'aceptar', 'Lo autorizó la dueña')
  const { folio } = await stateOf(checkout_id)
  const payment = await paymentOf(transaction_id)
  // The bank takes all that came, although less than was agreed: the order ends, and its piece is on the shelf again.
  await bankOf(shop).says(transaction_id, 'chargeback', 'lose')
  const { rows } = await shop.pool.query(
    'select o.status, l.back_qty from orders o join checkout_lines l using (checkout_id) where o.folio = $1',
    [folio],
  )
  expect(rows).toEqual([{ status: 'refunded', back_qty: 1 }])
  // A refund of it that somebody had opened before can only be cleared: nobody is owed anything.
  const stuck = await openMoneyCase(shop.db, { kind: 'paid-twice', subject: `payment ${payment.id}`, paymentId: payment.id })
  expect((await seen(String(stuck))).acciones).toEqual(['aclarado'])
  await settle(String(stuck), 'aclarado', 'Se lo llevó el banco')
})

describe('a refund that failed', () => {
  const refused = async (code: string) => {
    const { folio, transaction_id } = (await ana.buyByCard({ lines: lines(), total: 500 })).body.data
    await desk.post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'no le quedó', regresar_piezas: true })
    const [refund] = await refundsOf(transaction_id)
    const no = async () => {
      throw new PaymentDeclined({ code })
    }
    await makeRefund({ ...shop, payments: { ...shop.payments, refund: no } }, refund.id)
    return { folio, transaction_id, ...(await caseOf(transaction_id)) }
  }

  test('is tried again as a new refund in its place', async () => {
    const { caseId, transaction_id } = await refused('charge_not_refundable')
    expect(await seen(caseId)).toMatchObject({ tipo: 'reembolso_atorado', acciones: ['reintentar', 'por_spei', 'en_efectivo'] })
    await settle(caseId, 'reintentar')
    const [first, second] = await refundsOf(transaction_id)
    expect([first, second]).toMatchObject([{ status: 'failed' }, { status: 'open', method: 'provider', instead_of: first.id }])
    await makeRefund(shop, second.id)
    expect((await refundsOf(transaction_id))[1]).toMatchObject({ status: 'succeeded' })
  })

  test('goes back by SPEI, with the bank’s key', async () => {
    const { caseId, transaction_id, folio } = await refused('charge_not_refundable')
    await settle(caseId, 'por_spei')
    const [, spei] = await refundsOf(transaction_id)
    expect(spei).toMatchObject({ status: 'open', method: 'spei', amount_cents: 50_000 })
    expect((await desk.post(`/admin/reembolsos/${spei.id}/pagado`, { clave_rastreo: `SPEI${folio}` })).status).toBe(200)
    expect((await desk.get(`/admin/ordenes/${folio}`)).body.data.orden.status).toBe('reembolsado')
  })

  test('is given in cash when the balance is too low, and never twice', async () => {
    const { caseId, transaction_id, folio } = await refused('balance_insufficient')
    const answers = await Promise.all([settle(caseId, 'en_efectivo'), settle(caseId, 'por_spei', undefined, owner)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const live = (await refundsOf(transaction_id)).filter(({ status }) => status !== 'failed')
    expect(live).toHaveLength(1)
    expect((await desk.get(`/admin/ordenes/${folio}`)).body.data.por_reembolsar).toBe(0)
  })
})

describe('a transfer', () => {
  const transferred = async (monto: number) => {
    const { transaction_id, checkout_id } = (await ana.start({ lines: lines(), method: 'transferencia', total: 500 })).body.data
    const { folio } = (await ana.order({ transaction_id })).body.data
    await desk.post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: `T${folio}`, monto })
    return { folio, transaction_id, checkout_id, ...(await caseOf(transaction_id)) }
  }
  const statusOf = async (folio: string) => (await desk.get(`/admin/ordenes/${folio}`)).body.data.orden.status

  test('that is short is accepted as it is', async () => {
    const { caseId, folio, transaction_id } = await transferred(450)
    await settle(caseId, 'aceptar', 'Faltaban 50, se perdonan')
    expect([await statusOf(folio), await paymentOf(transaction_id)]).toMatchObject([
      'pagado',
      { received_cents: 45_000, forgiven_cents: 5_000 },
    ])
  })

  test('that is short goes back: its order ends, and what came is to be transferred', async () => {
    const { caseId, folio, transaction_id, checkout_id } = await transferred(300)
    await settle(caseId, 'devolver', 'Ya no la quiere')
    expect([await statusOf(folio), await refundsOf(transaction_id), await holdsOf(checkout_id)]).toMatchObject([
      'cancelado',
      [{ method: 'spei', status: 'open', amount_cents: 30_000 }],
      ['released'],
    ])
  })

  test('that is above gives its surplus back, and the goods leave all the same', async () => {
    const { caseId, folio, transaction_id } = await transferred(700)
    await settle(caseId, 'devolver')
    expect(await refundsOf(transaction_id)).toMatchObject([{ method: 'spei', amount_cents: 20_000 }])
    expect((await desk.post(`/admin/ordenes/${folio}/estado`, { status: 'procesando', version: 1 })).status).toBe(200)
  })
})

test('a payment that the provider does not know is closed with its purchase, or asked about again', async () => {
  const started = (await ana.start({ lines: lines(), total: 500 })).body.data
  const { id } = await paymentOf(started.transaction_id)
  const open = () => openMoneyCase(shop.db, { kind: 'payment-unknown', subject: `payment ${id}`, paymentId: id })
  const first = String(await open())
  expect((await settle(first, 'preguntar')).body.data.resuelto.resultado).toBe('asked-again')
  const second = String(await open())
  expect((await settle(second, 'cerrar')).status).toBe(200)
  expect([await paymentOf(started.transaction_id), await holdsOf(started.checkout_id)]).toMatchObject([
    { status: 'cancelled' },
    ['released'],
  ])
})

test('goods that a warning holds are lifted with a reason', async () => {
  const { folio } = (await ana.buyByCard({ lines: lines(), total: 500 })).body.data
  const order = (await shop.pool.query('select id from orders where folio = $1', [folio])).rows[0]
  const id = String(await openMoneyCase(shop.db, { kind: 'fraud-warning', subject: 'warning 1', orderId: order.id, holdsGoods: true }))
  expect((await settle(id, 'liberar')).status).toBe(422)
  expect((await settle(id, 'liberar', 'Hablé con el cliente')).body.data.resuelto.resultado).toBe('lifted')
  expect((await desk.post(`/admin/ordenes/${folio}/estado`, { status: 'procesando', version: 0 })).status).toBe(200)
})

test('what comparison found is cleared with words; the warehouse sees none of it', async () => {
  const id = String(
    await openMoneyCase(shop.db, { kind: 'charge-not-in-books', subject: 'intent pi_1', amount: 100, details: { reference: 'pi_1' } }),
  )
  expect(await seen(id)).toMatchObject({ datos: [{ dato: 'reference', valor: 'pi_1' }], acciones: ['aclarado'] })
  expect((await settle(id, 'aclarado', 'Era de la otra tienda')).status).toBe(200)
  expect((await desk.post('/admin/dinero/999999/resolver', { accion: 'aclarado', nota: 'x' })).status).toBe(404)
  await addStaff(shop, 'otra@example.mx', 'warehouse')
  expect((await (await asStaff(shop, 'warehouse')).get('/admin/dinero')).status).toBe(403)
})

test('an event whose consequences fail rests for longer each time, is given up into a case, and processed again by its button', async () => {
  const provider = shop.payments.name as 'sandbox'
  const event = { provider, eventId: 'evt_bad' }
  await shop.pool.query(
    `insert into payment_events (provider, event_id, type, payload) values ($1, $2, 'payment_intent.succeeded', '{"createdAt": "2026-01-01T00:00:00Z"}')`,
    [provider, event.eventId],
  )
  let tried = 0
  const failing = paymentJobs(shop, async () => {
    tried++
    throw new Error('nobody foresaw this')
  })
  for (let i = 0; i < 20; i++) await failing['settle-payment'](event).catch(() => {})
  expect(tried).toBe(12)
  const [found] = await listed('&tipo=aviso_atorado')
  expect(found).toMatchObject({ acciones: ['procesar', 'aclarado'] })
  expect((await settle(found._id, 'procesar')).status).toBe(200)
  await paymentJobs(shop, async () => {})['settle-payment'](event)
  const { rows } = await shop.pool.query('select processed_at is not null as done from payment_events where event_id = $1', [event.eventId])
  expect(rows).toEqual([{ done: true }])
})
