import { nextDay } from '@shop/domain/mexican-time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addFitment } from '../../testing/add-fitment.ts'
import { goodPicture } from '../../testing/bad-files.ts'
import { deliverOrder } from '../../testing/deliver-order.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { postForm } from '../../testing/multipart.ts'
import { type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { askForReturn } from './ask-for-return.ts'

let shop: TestShop
let ana: Shopper
let pads: string
let discs: string
let staff: { cookie: string; origin: string }
let store: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop()
  const ids = await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', stock: 100 },
    { partNumber: 'DIS-1', stock: 100, priceCents: 80_000 },
  ])
  ;[pads = '', discs = ''] = ids.map(String)
  await addStaff(shop, 'ventas@example.mx', 'sales')
  await addStaff(shop, 'almacen@example.mx', 'warehouse')
  staff = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
  store = { cookie: await staffCookieOf(shop, 'almacen@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(() => shop.close())
beforeEach(async () => {
  ana = await shopperIn(shop)
})

async function bought(qty = 3): Promise<string> {
  return (
    await ana.buyByCard({
      lines: [
        { ref: pads, qty },
        { ref: discs, qty: 1 },
      ],
      total: qty * 500 + 800,
    })
  ).body.data.folio
}
async function delivered(qty = 3): Promise<string> {
  const folio = await bought(qty)
  await deliverOrder(shop, folio)
  return folio
}
function own(folio: string, token = ana.token) {
  return shop.ask('GET', `/api/devoluciones/${folio}`, { token })
}
async function placeOf(folio: string, ref: string): Promise<number> {
  return (await own(folio)).body.data.lineas.find(({ _id }: { _id: string }) => _id === ref).linea
}
async function ask(folio: string, body: object, token = ana.token) {
  return shop.ask('POST', `/api/devoluciones/${folio}`, { token, body: { motivo: 'ya_no_la_quiero', ...body } })
}
async function asked(folio: string, qty = 1, body: object = {}): Promise<string> {
  return (await ask(folio, { piezas: [{ linea: await placeOf(folio, pads), qty }], ...body })).body.data.devoluciones[0]._id
}
function office(path: string, body: object, headers = staff) {
  return shop.ask('POST', `/api/admin/devoluciones/${path}`, { headers, body })
}
async function stockOf(ref: string): Promise<number> {
  return (await shop.pool.query('select stock from products where id = $1', [ref])).rows[0].stock
}
async function mailsOf(key: string): Promise<number> {
  return (await shop.pool.query('select from sent_messages where key = $1', [key])).rowCount ?? 0
}

test('what is not delivered cannot be returned, and another’s order is not there', async () => {
  const folio = await bought()
  expect((await own(folio)).body.data.dias_restantes).toBeUndefined()
  expect((await ask(folio, { piezas: [{ linea: 0, qty: 1 }] })).body).toMatchObject({ success: false, code: 'return_not_open' })
  const beto = await shopperIn(shop)
  await deliverOrder(shop, folio)
  expect((await own(folio, beto.token)).status).toBe(404)
  expect((await ask(folio, { piezas: [{ linea: 0, qty: 1 }] }, beto.token)).status).toBe(404)
  expect((await own(folio)).body.data.dias_restantes).toBe(365)
})

test('a return is asked for until midnight of the 365th day', async () => {
  const folio = await delivered()
  const place = await placeOf(folio, pads)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date())
  const at = (time: string) => ({ ...shop, now: () => new Date(time) })
  const wanted = { folio, reason: 'not-wanted' as const, misfit: undefined, car: undefined, comments: '', pieces: [{ place, qty: 1 }] }
  await expect(askForReturn(at(`${nextDay(today, 366)}T00:00:01-06:00`), ana.id, wanted)).rejects.toMatchObject({ code: 'return_too_late' })
  await askForReturn(at(`${nextDay(today, 365)}T23:59:00-06:00`), ana.id, wanted)
  expect((await own(folio)).body.data.devoluciones).toHaveLength(1)
})

test('that it did not fit says how; pieces are asked for once, and never more than were bought', async () => {
  const folio = await delivered()
  const linea = await placeOf(folio, pads)
  expect((await ask(folio, { motivo: 'no_le_quedo', piezas: [{ linea, qty: 1 }] })).status).toBe(400)
  expect((await ask(folio, { piezas: [{ linea, qty: 4 }] })).body.code).toBe('too_many_pieces')
  expect((await ask(folio, { piezas: [{ linea: 99, qty: 1 }] })).body.code).toBe('too_many_pieces')
  expect((await ask(folio, { piezas: [] })).status).toBe(400)
  const first = await ask(folio, { piezas: [{ linea, qty: 2 }] })
  expect([first.status, first.body.message]).toEqual([200, expect.stringContaining('devolución')])
  expect((await ask(folio, { piezas: [{ linea, qty: 2 }] })).body.code).toBe('too_many_pieces')
  const { devoluciones, lineas } = (await own(folio)).body.data
  expect(devoluciones).toHaveLength(1)
  expect(lineas.find((one: { linea: number }) => one.linea === linea)).toMatchObject({ compradas: 3, disponibles: 1 })
  await office(`${devoluciones[0]._id}/rechazar`, { motivo: 'Falta el empaque' })
  const after = (await own(folio)).body.data
  expect(after.devoluciones[0]).toMatchObject({ estado: 'rechazada', respuesta: 'Falta el empaque' })
  expect(after.lineas.find((one: { linea: number }) => one.linea === linea).disponibles).toBe(3)
  await expectSound(shop)
})

test('of many that ask for the same pieces at once, no more than were bought are let through', async () => {
  const eva = await shopperIn(shop)
  const { folio } = (await eva.buyByCard({ lines: [{ ref: pads, qty: 3 }], total: 1_500 })).body.data
  await deliverOrder(shop, folio)
  const [{ linea }] = (await own(folio, eva.token)).body.data.lineas
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(folio, { piezas: [{ linea, qty: 1 }] }, eva.token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  // The database holds by itself: a second writer who did not look is refused.
  const line = `select r.id, o.checkout_id from returns r join orders o on o.id = r.order_id where o.folio = $1 and not exists (select from return_lines w where w.return_id = r.id)`
  await shop.pool.query(`insert into returns (order_id, reason, asked_at) select id, 'damaged', now() from orders where folio = $1`, [
    folio,
  ])
  await expect(
    shop.pool.query(`insert into return_lines (return_id, checkout_id, place, qty) select id, checkout_id, $2, 1 from (${line}) x`, [
      folio,
      linea,
    ]),
  ).rejects.toThrow(/checkout_lines_returning_check/)
})

test('pieces come back: the good ones to stock, and their money to the card, once', async () => {
  const folio = await delivered()
  const [linea, other] = [await placeOf(folio, pads), await placeOf(folio, discs)]
  const { body } = await ask(folio, {
    motivo: 'llego_danada',
    comentarios: 'Llegó rota',
    piezas: [
      { linea, qty: 2 },
      { linea: other, qty: 1 },
    ],
  })
  const id = body.data.devoluciones[0]._id
  expect((await office(`${id}/recibir`, { lineas: [{ linea, destino: 'existencias' }] })).body.code).toBe('return_moved')
  expect((await office(`${id}/aprobar`, { respuesta: 'Mándala por paquetería' })).body.data).toMatchObject({
    estado: 'aprobada',
    importe: 1_800,
    reembolsable: 2_300,
  })
  const before = [await stockOf(pads), await stockOf(discs)]
  const fates = {
    lineas: [
      { linea, destino: 'existencias' },
      { linea: other, destino: 'merma' },
    ],
  }
  expect((await office(`${id}/recibir`, { lineas: [fates.lineas[0]] })).body.code).toBe('return_moved')
  const received = await Promise.all([office(`${id}/recibir`, fates, store), office(`${id}/recibir`, fates)])
  expect(received.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([await stockOf(pads), await stockOf(discs)]).toEqual([(before[0] ?? 0) + 2, before[1]])
  const { rows } = await shop.pool.query(`select id, amount_cents, method from refunds where cause = $1`, [`return:${id}`])
  expect(rows).toMatchObject([{ amount_cents: 180_000, method: 'provider' }])
  expect((await own(folio)).body.data.devoluciones[0]).toMatchObject({ estado: 'recibida', reembolso: { monto: 1_800 } })
  const { stop } = await startShopWorker(shop, () => {})
  await expect
    .poll(async () => (await own(folio)).body.data.devoluciones[0])
    .toMatchObject({ estado: 'reembolsada', reembolso: { estado: 'reembolsado' } })
  for (const step of ['asked', 'approved', 'received']) await expect.poll(() => mailsOf(`return-${step} ${id}`)).toBe(1)
  await stop()
  // What is left of the order can still be given back whole, and comes back once.
  const rest = await shop.ask('POST', `/api/admin/ordenes/${folio}/reembolso`, {
    headers: staff,
    body: { motivo: 'Todo', regresar_piezas: true },
  })
  expect([rest.status, await stockOf(pads), await stockOf(discs)]).toEqual([200, (before[0] ?? 0) + 3, before[1]])
  expect((await own(folio)).body.data.lineas.every(({ disponibles }: { disponibles: number }) => disponibles === 0)).toBe(true)
  await expectSound(shop)
})

test('never more goes back than is left of the payment', async () => {
  const folio = await delivered()
  const id = await asked(folio, 3)
  await office(`${id}/aprobar`, {})
  await shop.ask('POST', `/api/admin/ordenes/${folio}/reembolso`, { headers: staff, body: { motivo: 'Cortesía', monto: 2_000 } })
  const linea = await placeOf(folio, pads)
  const { body } = await office(`${id}/recibir`, { lineas: [{ linea, destino: 'existencias' }] })
  expect(body.data).toMatchObject({ importe: 1_500, reembolsable: 0, reembolso: { monto: 300 } })
  await expectSound(shop)
})

test('two people decide on one return: one decision stands', async () => {
  const id = await asked(await delivered())
  const answers = await Promise.all([office(`${id}/aprobar`, {}), office(`${id}/aprobar`, {}), office(`${id}/aprobar`, {})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await expectSound(shop)
})

test('a customer takes a request back until the pieces are here; they can be asked for again', async () => {
  const folio = await delivered(1)
  const withdraw = (id: string, token = ana.token) => shop.ask('POST', `/api/devoluciones/${folio}/${id}/retirar`, { token })
  const first = await asked(folio)
  expect((await withdraw(first, (await shopperIn(shop)).token)).status).toBe(404)
  expect((await withdraw('999999')).body.code).toBe('return_not_found')
  expect((await withdraw(first)).body.data).toMatchObject({ devoluciones: [{ estado: 'retirada' }] })
  expect((await withdraw(first)).status).toBe(200)
  expect((await office(`${first}/aprobar`, {})).body.code).toBe('return_moved')

  const second = await asked(folio)
  await office(`${second}/aprobar`, {})
  const [theirs, ours] = await Promise.all([
    withdraw(second),
    office(`${second}/recibir`, { lineas: [{ linea: await placeOf(folio, pads), destino: 'existencias' }] }, store),
  ])
  expect([theirs.status, ours.status].toSorted()).toEqual([200, 409])
  await expectSound(shop)
})

test('three photos at most, the same one once, while nobody has decided; only staff see them', async () => {
  const folio = await delivered()
  const id = await asked(folio)
  const bytes = await goodPicture()
  const send = (photo: Buffer, token = ana.token) =>
    postForm(shop, `/api/devoluciones/${folio}/${id}/fotos`, {}, { field: 'foto', bytes: photo }, { token })
  expect((await send(bytes)).body.data.devoluciones[0].fotos).toHaveLength(1)
  expect((await send(bytes)).body.data.devoluciones[0].fotos).toHaveLength(1)
  expect((await send(Buffer.from('no es una foto'))).status).toBe(415)
  for (const end of ['a', 'b']) expect((await send(Buffer.concat([bytes, Buffer.from(end)]))).status).toBe(200)
  expect((await send(Buffer.concat([bytes, Buffer.from('c')]))).body.code).toBe('too_many_photos')
  expect((await send(bytes, (await shopperIn(shop)).token)).status).toBe(404)
  const [photo] = (await own(folio)).body.data.devoluciones[0].fotos
  const url = `/api/admin/devoluciones/${id}/fotos/${photo}`
  const seen = await shop.app.inject({ url, headers: staff })
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await shop.app.inject({ url, headers: { authorization: `Bearer ${ana.token}` } })).statusCode).toBe(403)
})

test('a part that did not fit marks the compatibilities that said it would, until somebody has looked', async () => {
  await addFitment(shop, { productId: pads, make: 'Volkswagen', model: 'Jetta', from: 2010, to: 2014, engine: '2.5' })
  await addFitment(shop, { productId: pads, make: 'Volkswagen', model: 'Jetta', from: 2010, to: 2014, engine: '2.0' })
  await addFitment(shop, { productId: pads, make: 'Volkswagen', model: 'Jetta', from: 2015, to: 2018 })
  const marks = async () => (await shop.ask('GET', '/api/admin/compatibilidades-por-revisar', { headers: staff })).body.data
  const folio = await delivered()
  const fits = {
    motivo: 'no_le_quedo',
    submotivo: 'otra_medida',
    auto: { armadora: 'volkswagen', modelo: 'JETTA', anio: 2012, motor: '2.5' },
  }
  const first = await asked(folio, 1, fits)
  expect(await marks()).toEqual([])
  await office(`${first}/aprobar`, {})
  expect(await marks()).toMatchObject([{ codigo: 'BAL-1', auto: 'Volkswagen Jetta 2010–2014 2.5', veces: 1, submotivo: 'otra_medida' }])
  await office(`${await asked(folio, 1, fits)}/aprobar`, {})
  const [mark] = await marks()
  expect(mark.veces).toBe(2)
  const close = () => shop.ask('POST', `/api/admin/compatibilidades-por-revisar/${mark._id}/revisada`, { headers: staff })
  expect([(await close()).body.data, (await close()).status]).toEqual([[], 404])
  await office(`${await asked(folio, 1, { ...fits, submotivo: 'otra_motorizacion' })}/aprobar`, {})
  expect(await marks()).toMatchObject([{ veces: 3, submotivo: 'otra_motorizacion' }])
})

test('nobody asks without end', async () => {
  const folio = await delivered()
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await ask(folio, { piezas: [{ linea: 99, qty: 1 }] })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429])
})

test('the list has what waits, oldest first', async () => {
  const list = async (query: string) => (await shop.ask('GET', `/api/admin/devoluciones${query}`, { headers: store })).body.data
  const back = await delivered()
  const id = await asked(back, 3)
  await office(`${id}/aprobar`, {})
  await office(`${id}/recibir`, { lineas: [{ linea: await placeOf(back, pads), destino: 'existencias' }] })
  const { stop } = await startShopWorker(shop, () => {})
  try {
    await expect.poll(async () => (await own(back)).body.data.devoluciones[0].estado).toBe('reembolsada')
  } finally {
    await stop()
  }
  const folio = await delivered()
  const mine = [Number(await asked(folio)), Number(await asked(folio))]
  const all = await list('')
  const waiting = await list('?estado=solicitada')
  expect(all.total).toBeGreaterThan(waiting.total)
  const ids = waiting.docs.map(({ _id }: { _id: string }) => Number(_id))
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
  expect(ids.slice(-2)).toEqual(mine)
  const of = (docs: { folio: string }[], one: string) => docs.filter((doc) => doc.folio === one)
  expect(of((await list('?estado=reembolsada')).docs, back)).toMatchObject([{ piezas: 3, cliente: expect.any(String) }])
  expect(of(all.docs, folio)).toHaveLength(2)
  expect((await list(`?folio=${folio}`)).docs).toEqual(of(all.docs, folio))
  expect((await list('?folio=NADA')).docs).toEqual([])
})
