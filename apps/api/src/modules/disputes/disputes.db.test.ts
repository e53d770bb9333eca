import { cents } from '@shop/domain/money'
import type { BankStep } from '@shop/payment-sandbox/bank-steps'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { type Bank, bankOf } from '../../testing/at-the-bank.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { sweepOrders } from '../order-sweep/order-sweep.public.ts'
import { makeRefund } from '../refunds/refunds.public.ts'
import { recordDispute } from './record-dispute.ts'

let shop: TestShop
let bank: Bank
let desk: Desk
let part: string
beforeAll(async () => {
  shop = await testShop()
  bank = bankOf(shop)
  desk = await asStaff(shop, 'sales')
  ;[part = ''] = (await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 1_000 }])).map(String)
})
afterEach(() => expectSound(shop))
afterAll(() => shop.close())

type Bought = { readonly folio: string; readonly intent: string; readonly id: number }

async function bought(card = '4242424242424242', qty = 2): Promise<Bought> {
  const shopper = await shopperIn(shop)
  const { body } = await shopper.start({ lines: [{ ref: part, qty }], total: 500 * qty })
  await shopper.payByCard(body.data.client_secret, card)
  const intent = body.data.transaction_id
  const { folio } = (await shopper.order({ transaction_id: intent })).body.data
  return { folio, intent, id: (await shop.pool.query('select id from orders where folio = $1', [folio])).rows[0].id }
}
async function seen({ folio }: Bought) {
  return (await desk.get(`/admin/ordenes/${folio}`)).body.data
}
async function move(order: Bought, status: string, more: object = {}) {
  const { version } = await seen(order)
  const { body } = await desk.post(`/admin/ordenes/${order.folio}/estado`, { status, version, ...more })
  return body.success ? 'moved' : body.code
}
async function refund({ folio }: Bought, more: object = {}) {
  const { body } = await desk.post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'Lo pidió', ...more })
  return body.success ? 'refunded' : body.code
}
async function shipped(order: Bought) {
  await move(order, 'procesando')
  await move(order, 'enviado', { paqueteria: 'Estafeta', guia: 'EST-1' })
}
async function casesOf({ id }: Bought): Promise<{ kind: string; outcome: string | null; holds_goods: boolean; due_at: Date | null }[]> {
  return (await shop.pool.query('select kind, outcome, holds_goods, due_at from money_cases where order_id = $1 order by id', [id])).rows
}
async function stateOf(order: Bought) {
  return (await casesOf(order)).map(({ kind, outcome }) => `${kind} ${outcome ?? 'open'}`)
}
async function stock(): Promise<number> {
  return (await shop.pool.query('select stock from products where id = $1', [part])).rows[0].stock
}
async function lift(order: Bought) {
  const [{ caso }] = (await seen(order)).retenciones
  return desk.post(`/admin/ordenes/${order.folio}/liberar`, { caso, motivo: 'Hablé con el cliente' })
}
function later(days: number) {
  return { ...shop, now: () => new Date(Date.now() + days * 86_400_000) }
}
async function mailsAbout(folio: string): Promise<string[]> {
  return (
    await shop.pool.query(
      `select payload ->> 'subject' as subject from graphile_worker._private_jobs where payload ->> 'text' like '%/admin/pedidos/' || $1 || '%' order by id`,
      [folio],
    )
  ).rows.map(({ subject }) => subject.replace(/ ·.*/, ''))
}

describe('a chargeback', () => {
  test('keeps the goods, says until when to answer, and what it costs', async () => {
    const order = await bought()
    await bank.says(order.intent, 'chargeback')
    const { disputas, en_disputa, retenciones } = await seen(order)
    expect(disputas).toMatchObject([
      {
        situacion: 'abierta',
        tipo: 'chargeback',
        motivo: 'fraudulent',
        monto: 1_000,
        movimiento: -1_000,
        comision: 300,
        reembolsable: false,
      },
    ])
    expect(new Date(disputas[0].responder_antes).getTime()).toBeGreaterThan(Date.now() + 8 * 86_400_000)
    expect([en_disputa, retenciones]).toEqual([true, []])
    expect(await move(order, 'procesando')).toBe('order_disputed')
    expect(await stateOf(order)).toEqual(['dispute open'])
    expect((await casesOf(order))[0]?.due_at?.toISOString()).toBe(disputas[0].responder_antes)
  })

  test('that is lost never frees the goods: unshipped pieces go back once, and the order ends with the customer’s money', async () => {
    const before = await stock()
    const order = await bought()
    await move(order, 'procesando')
    await bank.says(order.intent, 'chargeback', 'lose')
    const { orden, historia, en_disputa } = await seen(order)
    expect([orden.status, en_disputa, await stock()]).toEqual(['reembolsado', false, before])
    expect(historia.slice(-3).map(({ evento, texto }: { evento: string; texto: string }) => [evento, texto.split(' ')[0]])).toEqual([
      ['contracargo_abierto', '$1,000.00'],
      ['contracargo_perdido', '$1,000.00'],
      ['estado', 'dispute-lost'],
    ])
    expect(await stateOf(order)).toEqual(['dispute lost'])
    await bank.tell(await bank.events())
    const [{ _id }] = (await seen(order)).disputas
    await recordDispute(shop, await shop.payments.readDispute(_id), await versionOf(_id))
    expect(await stock()).toBe(before)
  })

  test('that is lost after the parcel left is a loss: the order stays where it is', async () => {
    const order = await bought()
    await shipped(order)
    const before = await stock()
    await bank.says(order.intent, 'chargeback', 'lose')
    expect([(await seen(order)).orden.status, await stock()]).toEqual(['enviado', before])
    expect(await move(order, 'entregado')).not.toBe('moved')
  })

  test('that takes a part of the money leaves the order to a person, and its goods in the house', async () => {
    const order = await bought()
    const before = await stock()
    await refund(order, { monto: 400 })
    await makeRefunds()
    await bank.says(order.intent, 'chargeback')
    const [{ _id }] = (await seen(order)).disputas
    const told = { ...(await shop.payments.readDispute(_id)), amount: cents(10_000), status: 'lost' }
    await recordDispute(shop, told, await versionOf(_id))
    expect([(await seen(order)).orden.status, await stock()]).toEqual(['pagado', before])
    expect(await move(order, 'procesando')).toBe('order_dispute_lost')
  })

  test('that is won frees the goods and the refund', async () => {
    const order = await bought()
    await bank.says(order.intent, 'chargeback', 'win')
    expect((await seen(order)).disputas).toMatchObject([{ situacion: 'terminada', movimiento: 0, comision: 0 }])
    expect(await stateOf(order)).toEqual(['dispute won'])
    expect(await move(order, 'procesando')).toBe('moved')
    expect(await refund(order)).toBe('refunded')
    await makeRefunds()
  })

  test('that was lost and is won after all is somebody’s to look at, and is not undone by hearing it again', async () => {
    const order = await bought()
    await bank.says(order.intent, 'chargeback', 'lose', 'win')
    const [{ _id, situacion }] = (await seen(order)).disputas
    expect(situacion).toBe('terminada')
    await recordDispute(shop, await shop.payments.readDispute(_id), await versionOf(_id))
    expect(await stateOf(order)).toEqual(['dispute lost', 'dispute open'])
    expect((await seen(order)).historia.at(-1).evento).toBe('contracargo_ganado')
  })

  test('closed before it was created is what it is now, and not what the last event is called', async () => {
    const order = await bought()
    await bank.does(order.intent, 'chargeback', 'win')
    await bank.tell((await bank.events()).toReversed())
    expect([(await seen(order)).en_disputa, await move(order, 'procesando')]).toEqual([false, 'moved'])

    const other = await bought()
    await shipped(other)
    await bank.does(other.intent, 'chargeback', 'lose')
    await bank.tell((await bank.events()).toReversed())
    expect((await seen(other)).disputas).toMatchObject([{ situacion: 'perdida' }])
  })

  test('of a payment that the shop has not heard of yet finds its order all the same', async () => {
    const shopper = await shopperIn(shop)
    const { body } = await shopper.start({ lines: [{ ref: part, qty: 1 }], total: 500 })
    await shopper.payByCard(body.data.client_secret)
    const intent = body.data.transaction_id
    await bank.does(intent, 'inquiry')
    await bank.tell((await bank.events()).toReversed())
    const { folio } = (await shopper.order({ transaction_id: intent })).body.data
    expect((await desk.get(`/admin/ordenes/${folio}`)).body.data).toMatchObject({ en_disputa: true, retenciones: [{ tipo: 'pregunta' }] })
  })

  test('with a word that nobody knows yet is open', async () => {
    const order = await bought()
    await bank.says(order.intent, 'inquiry')
    const [{ _id }] = (await seen(order)).disputas
    await recordDispute(shop, { ...(await shop.payments.readDispute(_id)), status: 'arbitration' }, await versionOf(_id))
    expect((await seen(order)).disputas).toMatchObject([{ situacion: 'abierta', estado_proveedor: 'arbitration' }])
    expect(await stateOf(order)).toEqual(['inquiry escalated', 'dispute open'])
  })

  test('read before somebody else wrote is read again and never written over it', async () => {
    const order = await bought()
    await bank.says(order.intent, 'chargeback')
    const [{ _id }] = (await seen(order)).disputas
    const [old, version] = [await shop.payments.readDispute(_id), await versionOf(_id)]
    await bank.says(order.intent, 'lose')
    expect(await recordDispute(shop, old, version)).toBe(false)
    expect((await seen(order)).disputas).toMatchObject([{ situacion: 'perdida' }])
  })

  test('of somebody else’s payment is none of ours', async () => {
    const order = await bought()
    await bank.says(order.intent, 'chargeback')
    const told = await shop.payments.readDispute((await seen(order)).disputas[0]._id)
    expect(await recordDispute(shop, { ...told, id: 'dp_x', intentId: 'pi_x' }, undefined)).toBe(true)
    expect((await shop.pool.query(`select from disputes where id = 'dp_x'`)).rowCount).toBe(0)
  })
})

async function versionOf(id: string): Promise<number> {
  return (await shop.pool.query('select version from disputes where id = $1', [id])).rows[0].version
}
async function makeRefunds() {
  const { rows } = await shop.pool.query(`select id from refunds where status in ('open', 'pending')`)
  for (const { id } of rows) await makeRefund(shop, id)
}

describe('an inquiry', () => {
  test('holds the goods until a person lifts it, and news of the same inquiry do not put it back', async () => {
    const order = await bought()
    await bank.says(order.intent, 'inquiry')
    expect(await move(order, 'procesando')).toBe('order_in_doubt')
    expect((await seen(order)).retenciones).toMatchObject([{ tipo: 'pregunta', disputa: expect.stringMatching(/^dp_/) }])
    expect((await lift(order)).status).toBe(200)
    const [{ _id }] = (await seen(order)).disputas
    const told = await shop.payments.readDispute(_id)
    const dueAt = new Date(Date.now() + 20 * 86_400_000)
    await recordDispute(shop, { ...told, status: 'warning_under_review', evidenceDueAt: dueAt }, await versionOf(_id))
    const { disputas, historia, retenciones } = await seen(order)
    expect([disputas[0].responder_antes, retenciones]).toEqual([dueAt.toISOString(), []])
    expect(historia.at(-1)).toMatchObject({ evento: 'retencion_levantada', nombre: 'Beto', texto: 'Hablé con el cliente' })
    expect(await move(order, 'procesando')).toBe('moved')
  })

  test('that becomes a chargeback holds them again, with a case of its own, whoever had lifted the first', async () => {
    const order = await bought()
    await bank.says(order.intent, 'inquiry')
    await lift(order)
    await bank.says(order.intent, 'chargeback')
    expect(await stateOf(order)).toEqual(['inquiry lifted', 'dispute open'])
    expect(await move(order, 'procesando')).toBe('order_disputed')
  })

  test('with another deadline tells it in its case', async () => {
    const order = await bought()
    await bank.says(order.intent, 'inquiry')
    const [{ _id }] = (await seen(order)).disputas
    const dueAt = new Date(Date.now() + 2 * 86_400_000)
    await recordDispute(shop, { ...(await shop.payments.readDispute(_id)), evidenceDueAt: dueAt }, await versionOf(_id))
    expect(await casesOf(order)).toMatchObject([{ due_at: dueAt, outcome: null, holds_goods: true }])
  })

  test('that the bank drops frees the goods by itself', async () => {
    const order = await bought()
    await bank.says(order.intent, 'inquiry', 'close-inquiry')
    expect(await stateOf(order)).toEqual(['inquiry withdrawn'])
    expect((await seen(order)).historia.at(-1).evento).toBe('disputa_retirada')
    expect(await move(order, 'procesando')).toBe('moved')
  })

  test('may be answered with a refund, which ends it', async () => {
    const order = await bought()
    await bank.says(order.intent, 'inquiry')
    expect(await refund(order, { regresar_piezas: true })).toBe('refunded')
    await makeRefunds()
    await bank.tell(await bank.events())
    expect(await stateOf(order)).toEqual(['inquiry withdrawn'])
    expect((await seen(order)).orden.status).toBe('reembolsado')
  })

  test('is lifted once, by somebody who may, and only on its own order', async () => {
    const [order, other] = [await bought(), await bought()]
    await bank.says(order.intent, 'inquiry')
    const [{ caso }] = (await seen(order)).retenciones
    const path = (of: Bought) => `/admin/ordenes/${of.folio}/liberar`
    const body = { caso, motivo: 'x' }
    expect((await desk.post(path(other), body)).body.code).toBe('hold_not_found')
    expect((await desk.post(path(order), { ...body, caso: 2 ** 40 })).body.code).toBe('hold_not_found')
    expect((await (await asStaff(shop, 'warehouse')).post(path(order), body)).status).toBe(403)
    expect([(await desk.post(path(order), body)).status, (await desk.post(path(order), body)).body.code]).toEqual([200, 'hold_not_found'])
  })
})

describe('a fraud warning', () => {
  test('holds the goods until a person lifts it, and is not put back', async () => {
    const order = await bought('4000000000005423')
    await bank.tell(await bank.events())
    expect([(await seen(order)).en_disputa, await move(order, 'procesando')]).toEqual([true, 'order_in_doubt'])
    await lift(order)
    const { rows } = await shop.pool.query(`select id from sandbox_objects where kind = 'warning' order by place desc limit 1`)
    await bank.mentions({ kind: 'warning', warningId: rows[0].id, intentId: order.intent })
    expect([(await seen(order)).en_disputa, await move(order, 'procesando')]).toEqual([false, 'moved'])
    expect(await stateOf(order)).toEqual(['fraud-warning lifted'])
  })

  test('settles itself once it has become a dispute, or the money is back', async () => {
    const [disputed, refunded] = [await bought(), await bought()]
    await bank.says(disputed.intent, 'warning', 'chargeback')
    expect(await stateOf(disputed)).toEqual(['fraud-warning over', 'dispute open'])
    await bank.says(refunded.intent, 'warning')
    expect(await refund(refunded, { regresar_piezas: true })).toBe('refunded')
    await makeRefunds()
    await bank.tell(await bank.events())
    expect(await stateOf(refunded)).toEqual(['fraud-warning over'])
  })

  test('that comes after the dispute opens nothing', async () => {
    const order = await bought()
    await bank.says(order.intent, 'chargeback', 'warning')
    expect(await stateOf(order)).toEqual(['dispute open'])
  })
})

test('a refund is refused while the bank has the money, and when it keeps it', async () => {
  const order = await bought()
  await shipped(order)
  await bank.says(order.intent, 'chargeback')
  expect(await refund(order)).toBe('refund_disputed')
  await bank.says(order.intent, 'lose')
  expect(await refund(order)).toBe('refund_disputed')
  expect(
    (await shop.pool.query('select from refunds r join payments p on p.id = r.payment_id where p.reference = $1', [order.intent])).rowCount,
  ).toBe(0)
})

/** As banks can go, and where each way ends. */
const WAYS: readonly (readonly [steps: readonly BankStep[], status: string, standing: string])[] = [
  [['inquiry', 'chargeback', 'lose'], 'reembolsado', 'perdida'],
  [['inquiry', 'chargeback', 'win'], 'pagado', 'terminada'],
  [['inquiry', 'close-inquiry'], 'pagado', 'terminada'],
  [['warning', 'chargeback', 'lose'], 'reembolsado', 'perdida'],
  [['warning', 'inquiry', 'chargeback'], 'pagado', 'abierta'],
]

test.each(WAYS)(
  '%j ends the same whenever, in whatever order, however often and by how many its events are heard',
  async (steps, status, standing) => {
    for (let round = 0; round < 6; round++) {
      const order = await bought()
      const before = await stock()
      const heard: Buffer[] = []
      for (const step of steps) {
        await bank.does(order.intent, step)
        heard.push(...(await bank.events()))
        // Now and then the shop hears some of what is known by now.
        if (round % 2 === 1) await bank.tell(shuffled(heard, round).slice(0, 1))
      }
      const all = shuffled([...heard, ...heard], round)
      if (round % 3 === 2) await Promise.all([bank.tell(all), bank.tell(all.toReversed())])
      else await bank.tell(all)
      const { orden, disputas, en_disputa } = await seen(order)
      expect([orden.status, disputas.map((one: { situacion: string }) => one.situacion), en_disputa, await stock()]).toEqual([
        status,
        [standing],
        standing === 'abierta',
        status === 'reembolsado' ? before + 2 : before,
      ])
      expect((await stateOf(order)).filter((one) => one.endsWith(' open'))).toEqual(standing === 'abierta' ? ['dispute open'] : [])
    }
  },
)

/** The same for the same seed: a failure can be looked at again. */
function shuffled<One>(all: readonly One[], seed: number): One[] {
  let state = seed + 1
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  return all
    .map((one) => ({ one, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

test('what changed without an event is found within a day, and asked about once a day', async () => {
  const order = await bought()
  await bank.says(order.intent, 'chargeback')
  await bank.does(order.intent, 'win')
  await bank.events()
  await sweepOrders(later(0.5))
  expect((await seen(order)).disputas).toMatchObject([{ situacion: 'abierta' }])
  await sweepOrders(later(1.1))
  expect((await seen(order)).disputas).toMatchObject([{ situacion: 'terminada' }])
})

test('staff who answer banks are mailed when one asks, three days and one day before it is too late, and each once', async () => {
  const order = await bought()
  await bank.says(order.intent, 'inquiry')
  const { folio } = order
  expect(await mailsAbout(folio)).toEqual([`El banco pregunta por el pedido ${folio}`])
  for (const days of [5, 6.5, 6.6, 8.5, 8.6, 10]) await sweepOrders(later(days))
  expect(await mailsAbout(folio)).toEqual([
    `El banco pregunta por el pedido ${folio}`,
    `Quedan 3 días para contestar al banco: pedido ${folio}`,
    `Último día para contestar al banco: pedido ${folio}`,
  ])
  await bank.says(order.intent, 'chargeback', 'lose')
  expect((await mailsAbout(folio)).slice(3)).toEqual([`Contracargo del pedido ${folio}`, `Se perdió el contracargo del pedido ${folio}`])
})

test.each([
  ['4000000000000259', 'fraudulent', 'abierta'],
  ['4000000000002685', 'product_not_received', 'abierta'],
  ['4000000000001976', 'fraudulent', 'pregunta'],
])('test card %s is disputed as %s', async (card, motivo, situacion) => {
  const order = await bought(card)
  await bank.tell(await bank.events())
  expect((await seen(order)).disputas).toMatchObject([{ motivo, situacion }])
})

test('the list and the day’s work count what banks ask about, and nothing that may not leave is there to pack', async () => {
  const before = (await desk.get('/admin/hoy')).body.data
  const order = await bought()
  await bank.says(order.intent, 'inquiry')
  const after = (await desk.get('/admin/hoy')).body.data
  expect([after.en_disputa - before.en_disputa, after.por_empacar - before.por_empacar]).toEqual([1, 0])
  const { docs } = (await desk.get(`/admin/ordenes?buscar=${order.folio}`)).body.data
  expect(docs).toMatchObject([{ folio: order.folio, en_disputa: true }])
})

test('a lifted hold is in the log of what staff did', async () => {
  const order = await bought()
  await bank.says(order.intent, 'inquiry')
  await lift(order)
  const { rows } = await shop.pool.query(`select action, after from audit_log where subject_ref = $1`, [order.folio])
  expect(rows).toMatchObject([{ action: 'hold-lifted', after: { reason: 'Hablé con el cliente' } }])
})
