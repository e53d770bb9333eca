import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { sweepOrders } from '../order-sweep/order-sweep.public.ts'

/** A transfer that is short, too large, or later than another payment. */
let shop: TestShop
let part: string
let ana: Shopper
let desk: Desk
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 100 }]))[0])
  desk = await asStaff(shop, 'sales')
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
async function ordered() {
  const { transaction_id, checkout_id } = (await ana.start({ lines: lines(), method: 'transferencia', total: 500 })).body.data
  const { folio } = (await ana.order({ transaction_id })).body.data
  return { folio, transaction_id, checkout_id }
}
function found(folio: string, more: object = {}, key = `CLAVE${keys++}`) {
  return desk.post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: key, ...more })
}
async function seen(folio: string) {
  return (await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token: ana.token })).body.data
}
async function casesOf(folio: string) {
  return (
    await shop.pool.query('select m.* from money_cases m join orders o on o.id = m.order_id where o.folio = $1 order by m.id', [folio])
  ).rows
}
async function paymentsOf(checkoutId: string) {
  return (await shop.pool.query('select * from payments where checkout_id = $1 order by id', [checkoutId])).rows
}

test('a short transfer does not pay: the customer reads what came, and the rest completes it under a key of its own', async () => {
  const { folio, checkout_id } = await ordered()
  const short = await found(folio, { monto: 300 }, 'PRIMERA1')
  expect([short.status, short.body.data.orden]).toMatchObject([200, { status: 'pendiente', recibido: 300 }])
  expect(await seen(folio)).toMatchObject({ siguiente_paso: 'transferir_lo_que_falta', recibido: 300, puede_cancelar: false })
  expect(await casesOf(folio)).toMatchObject([{ kind: 'transfer-short', settled_at: null, amount_cents: 20_000 }])
  expect((await desk.post(`/admin/ordenes/${folio}/cancelar`, { motivo: 'x' })).body.code).toBe('order_moved')
  expect((await found(folio, { monto: 200 }, 'primera 1')).body.code).toBe('tracking_key_used')
  expect((await found(folio, {}, 'SEGUNDA2')).body.data.orden.status).toBe('pagado')
  expect(await casesOf(folio)).toMatchObject([{ kind: 'transfer-short', outcome: 'completed' }])
  const [payment] = await paymentsOf(checkout_id)
  const { rows } = await shop.pool.query('select amount_cents, tracking_key from transfer_receipts where payment_id = $1 order by id', [
    payment.id,
  ])
  expect(rows).toEqual([
    { amount_cents: 30_000, tracking_key: 'PRIMERA1' },
    { amount_cents: 20_000, tracking_key: 'SEGUNDA2' },
  ])
})

test('the clock never cancels an order with money in it: after 72 hours only its pieces are let go', async () => {
  const { folio, checkout_id } = await ordered()
  await found(folio, { monto: 1 })
  const holds = async () => (await shop.pool.query('select hold from checkout_lines where checkout_id = $1', [checkout_id])).rows
  await sweepOrders({ ...shop, now: () => new Date(Date.now() + 71 * 3_600_000) })
  expect([await holds(), (await seen(folio)).status]).toEqual([[{ hold: 'held' }], 'pendiente'])
  await sweepOrders({ ...shop, now: () => new Date(Date.now() + 80 * 3_600_000) })
  expect([await holds(), (await seen(folio)).status]).toEqual([[{ hold: 'released' }], 'pendiente'])
})

test('a transfer above pays the order, and what is too much is a case', async () => {
  const { folio } = await ordered()
  const { body } = await found(folio, { monto: 650.5 })
  expect(body.data).toMatchObject({ orden: { status: 'pagado', total: 500 }, por_reembolsar: 650.5 })
  expect(await casesOf(folio)).toMatchObject([{ kind: 'transfer-above', settled_at: null, amount_cents: 15_050 }])
})

test('a transfer that arrives after a card paid is a second payment: it is kept with its key, and goes back by SPEI', async () => {
  const { folio, checkout_id } = await ordered()
  const card = (await ana.start({ id: checkout_id, lines: lines(), total: 500 })).body.data
  await ana.payByCard(card.client_secret)
  await ana.order({ transaction_id: card.transaction_id })
  const answer = await found(folio, {}, 'TARDIA1')
  expect([answer.status, answer.body.data.orden.status]).toEqual([200, 'pagado'])
  expect(await paymentsOf(checkout_id)).toMatchObject([
    { provider: 'bank', status: 'duplicate', tracking_key: 'TARDIA1' },
    { method: 'card', status: 'paid' },
  ])
  const [opened] = await casesOf(folio)
  expect(opened).toMatchObject({ kind: 'paid-twice', settled_at: null, amount_cents: 50_000 })
  const { rows } = await shop.pool.query('select id, method, amount_cents from refunds where payment_id = $1', [opened.payment_id])
  expect(rows).toMatchObject([{ method: 'spei', amount_cents: 50_000 }])
  expect((await found(folio, {}, 'OTRA')).body.code).toBe('order_moved')
  // Once the money went back, nothing is left to clear up.
  expect((await desk.post(`/admin/reembolsos/${rows[0].id}/pagado`, { clave_rastreo: 'VUELTA1' })).status).toBe(200)
  expect(await casesOf(folio)).toMatchObject([{ kind: 'paid-twice', outcome: 'given-back', settled_by: null }])
})
