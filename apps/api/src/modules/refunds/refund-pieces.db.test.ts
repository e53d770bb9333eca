import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { deliverOrder } from '../../testing/deliver-order.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { mailboxOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

let shop: TestShop
let pads: string
let disc: string
let desk: Desk
let ana: Shopper
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const parts = await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', name: 'Balatas cerámicas', priceCents: 5_000, stock: 500 },
    { partNumber: 'DIS-2', name: 'Disco ventilado', priceCents: 10_000, stock: 500 },
  ])
  ;[pads = '', disc = ''] = parts.map(String)
  desk = await asStaff(shop, 'sales')
})
beforeEach(async () => {
  ana = await shopperIn(shop)
})
afterAll(() => shop.close())

/** Three pads and a disc, 250.00 and 120.00 for bringing them. Pads stand first. */
async function bought(): Promise<string> {
  const lines = [
    { ref: pads, qty: 3 },
    { ref: disc, qty: 1 },
  ]
  const { transaction_id } = (await ana.start({ lines, method: 'transferencia', total: 370 })).body.data
  const { folio } = (await ana.order({ transaction_id })).body.data
  const accepted = await desk.post(`/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: randomUUID().slice(0, 18) })
  expect(accepted.status).toBe(200)
  return folio
}
function refund(folio: string, body: object) {
  return desk.post(`/admin/ordenes/${folio}/reembolso`, { motivo: 'Ya no la quiere', ...body })
}
function pieces(lugar: number, cantidad: number) {
  return { piezas: [{ lugar, cantidad }], regresar_piezas: true }
}
async function seen(folio: string) {
  return (await desk.get(`/admin/ordenes/${folio}`)).body.data
}
async function stock() {
  return (await shop.pool.query('select stock from products where id = any($1) order by id', [[pads, disc]])).rows.map((row) => row.stock)
}
async function step(folio: string, status: string) {
  return (
    await desk.post(`/admin/ordenes/${folio}/estado`, {
      status,
      version: (await seen(folio)).version,
      paqueteria: 'Estafeta',
      guia: '301',
    })
  ).status
}

test('one of three pieces is cancelled before packing: its price goes back, its stock too, the rest leaves', async () => {
  const before = await stock()
  const folio = await bought()
  const { status, body } = await refund(folio, pieces(0, 1))
  expect([status, body.data]).toMatchObject([
    200,
    {
      por_reembolsar: 320,
      por_cancelar: [
        { lugar: 0, cantidad: 2 },
        { lugar: 1, cantidad: 1 },
      ],
      orden: {
        status: 'pagado',
        total: 370,
        cancelado: 50,
        queda: 320,
        productos: [
          { lugar: 0, qty: 3, canceladas: 1 },
          { lugar: 1, qty: 1, canceladas: 0 },
        ],
        reembolsos: [{ monto: 50, estado: 'por_reembolsar', metodo: 'spei', es_descuento: false }],
      },
    },
  ])
  expect(body.data.retenida).toBeUndefined()
  expect(body.data.historia.at(-1)).toMatchObject({ evento: 'piezas_canceladas', texto: '1 × BAL-1', nombre: 'Beto' })
  expect(await stock()).toEqual([before[0] - 2, before[1] - 1])
  const own = (await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token: ana.token })).body.data
  expect(own).toMatchObject({ cancelado: 50, queda: 320, productos: [{ qty: 3, canceladas: 1 }, { canceladas: 0 }] })
  for (const to of ['procesando', 'enviado', 'entregado']) expect(await step(folio, to)).toBe(200)
  await expectSound(shop)
})

test('after packing it is the same; pieces that do not come back stay out of stock', async () => {
  const folio = await bought()
  expect(await step(folio, 'procesando')).toBe(200)
  const before = await stock()
  expect((await refund(folio, { piezas: [{ lugar: 1, cantidad: 1 }], regresar_piezas: false })).status).toBe(200)
  expect(await stock()).toEqual(before)
  expect((await seen(folio)).orden).toMatchObject({ cancelado: 100, queda: 270 })
  expect(await step(folio, 'enviado')).toBe(200)
  await expectSound(shop)
})

test('the shipping goes back with the last pieces, unless they were sent', async () => {
  const kept = await bought()
  expect((await refund(kept, pieces(0, 3))).body.data.por_reembolsar).toBe(220)
  const last = (await refund(kept, pieces(1, 1))).body.data
  expect(last).toMatchObject({ por_reembolsar: 0, retenida: 'piezas_de_vuelta', orden: { cancelado: 370, queda: 0 } })
  expect(last.orden.siguiente_paso).toBe('piezas_canceladas')
  expect(last.orden.reembolsos.map(({ monto }: { monto: number }) => monto)).toEqual([150, 220])
  const sent = await bought()
  await deliverOrder(shop, sent)
  await refund(sent, pieces(0, 3))
  expect((await refund(sent, pieces(1, 1))).body.data).toMatchObject({ por_reembolsar: 120, orden: { cancelado: 250, queda: 120 } })
  await expectSound(shop)
})

test('without pieces and amount all that is left goes back, and all pieces that are left', async () => {
  const before = await stock()
  const folio = await bought()
  await refund(folio, pieces(0, 1))
  const { orden, por_cancelar, por_reembolsar } = (await refund(folio, { regresar_piezas: true })).body.data
  expect([por_cancelar, por_reembolsar]).toEqual([[], 0])
  expect(orden).toMatchObject({ cancelado: 370, queda: 0, productos: [{ canceladas: 3 }, { canceladas: 1 }] })
  expect(orden.reembolsos.map(({ monto }: { monto: number }) => monto)).toEqual([50, 320])
  expect(await stock()).toEqual(before)
  expect((await refund(folio, {})).body.code).toBe('refund_too_large')
  await expectSound(shop)
})

test('what cannot be meant is refused by its own name', async () => {
  const folio = await bought()
  const wrong = async (body: object) => {
    const { status, body: said } = await refund(folio, body)
    return [status, said.code]
  }
  expect(await wrong({ ...pieces(0, 1), monto: 50 })).toEqual([400, 'invalid_input'])
  expect(await wrong({ monto: 50, regresar_piezas: true })).toEqual([400, 'invalid_input'])
  expect(await wrong({ es_descuento: true })).toEqual([400, 'invalid_input'])
  for (const piezas of [
    [],
    [{ lugar: 0, cantidad: 0 }],
    [{ lugar: 0, cantidad: 1.5 }],
    'todas',
    [
      { lugar: 0, cantidad: 1 },
      { lugar: 0, cantidad: 1 },
    ],
  ])
    expect(await wrong({ piezas })).toEqual([400, 'invalid_input'])
  expect(await wrong(pieces(0, 4))).toEqual([409, 'pieces_not_left'])
  expect(await wrong(pieces(7, 1))).toEqual([409, 'pieces_not_left'])
  expect(await wrong({ monto: 370, es_descuento: true })).toEqual([409, 'allowance_too_large'])
  expect((await seen(folio)).orden).toMatchObject({ cancelado: 0, queda: 370, reembolsos: [] })
})

test('two of the staff who cancel the same pieces at once: one wins, the other is told, the sum never exceeds', async () => {
  const before = await stock()
  const folio = await bought()
  const answers = await Promise.all([2, 2, 2].map((qty) => refund(folio, pieces(0, qty))))
  expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
    [200, undefined],
    [409, 'pieces_not_left'],
    [409, 'pieces_not_left'],
  ])
  const { orden } = await seen(folio)
  expect(orden).toMatchObject({ cancelado: 100, queda: 270, productos: [{ canceladas: 2 }, { canceladas: 0 }] })
  expect(await stock()).toEqual([before[0] - 1, before[1] - 1])
  await expectSound(shop)
})

test('a return and a cancellation never claim the same piece', async () => {
  const folio = await bought()
  await deliverOrder(shop, folio)
  const ask = (qty: number) =>
    shop.ask('POST', `/api/devoluciones/${folio}`, { token: ana.token, body: { motivo: 'ya_no_la_quiero', piezas: [{ linea: 0, qty }] } })
  expect((await refund(folio, pieces(0, 1))).status).toBe(200)
  expect((await ask(3)).body.code).toBe('too_many_pieces')
  const returnable = (await shop.ask('GET', `/api/devoluciones/${folio}`, { token: ana.token })).body.data.lineas
  expect(returnable).toMatchObject([{ disponibles: 2 }, { disponibles: 1 }])
  const [asked, cancelled] = await Promise.all([ask(2), refund(folio, pieces(0, 2))])
  expect([asked.status, cancelled.status].toSorted()).toEqual([200, 409])
  expect([asked.body.code, cancelled.body.code]).toContain(asked.status === 200 ? 'pieces_not_left' : 'too_many_pieces')
  // What a return asks for is not cancelled with the rest either.
  const { orden } = (await refund(folio, { regresar_piezas: true })).body.data
  expect(orden.productos[0].canceladas).toBe(asked.status === 200 ? 1 : 3)
  await expectSound(shop)
})

test('pieces for which nothing is left to give are cancelled all the same', async () => {
  const before = await stock()
  const folio = await bought()
  expect((await refund(folio, { monto: 370 })).body.data.retenida).toBe('dinero_de_vuelta')
  const { status, body } = await refund(folio, pieces(0, 3))
  expect([status, body.data.orden.reembolsos.length, body.data.orden.cancelado]).toEqual([200, 1, 150])
  expect((await stock())[0]).toBe(before[0])
  await expectSound(shop)
})

test('the customer is told once which pieces will not come, what goes back and what is left', async () => {
  const folio = await bought()
  await refund(folio, pieces(0, 1))
  const { stop } = await startShopWorker(shop, () => {})
  onTestFinished(stop)
  const told = async () => (await mailboxOf(shop, ana.email)).filter(({ subject }) => /Cancelamos piezas/.test(subject))
  await expect.poll(async () => (await told()).length).toBe(1)
  const [mail] = await told()
  expect(mail?.text).toMatch(
    /1 × Balatas cerámicas[\s\S]*Te devolvemos \$50\.00[\s\S]*otras 3 piezas[\s\S]*2 × Balatas cerámicas: \$100\.00/,
  )
})
