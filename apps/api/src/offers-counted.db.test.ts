import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepOrders } from './modules/order-sweep/sweep-orders.ts'
import { expectSound } from './testing/expect-sound.ts'
import { postForm } from './testing/multipart.ts'
import { openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

const CAR = { armadora: 'Nissan', modelo: 'Tsuru', anio: '2015', cilindraje: '1.6', autoparte: 'Balatas', telefono: '2225550101' }
const PROMISED = 310
const OWN = 899

let shop: TestShop
let other: TestShop
let staff: { cookie: string; origin: string }
let part: string
let second: string
beforeAll(async () => {
  const environment = { DATABASE_POOL_SIZE: '12', TOKEN_SECRET: 'both hosts know the same secret 0123456789' }
  shop = await testShop(environment)
  other = await testShop(environment, { beside: shop })
  await openBankAccount(shop)
  const made = await stockTheShelves(shop.db, [
    { partNumber: 'OF-1', priceCents: OWN * 100, stock: 500 },
    { partNumber: 'OF-2', priceCents: OWN * 100, stock: 500 },
  ])
  ;[part = '', second = ''] = made.map(String)
  await addStaff(shop, 'ventas@example.mx', 'sales')
  staff = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(() => shop.pool.query('truncate turns'))

function asStaff(method: 'GET' | 'POST', path: string, body?: unknown) {
  return shop.ask(method, `/api/admin${path}`, { headers: staff, ...(body ? { body } : {}) })
}

type Made = { readonly token: string; readonly numero: string }
/** The token stands in the customer's mail alone. */
async function offer(
  lineas: object[] = [{ ref: part, precio: PROMISED, piezas: 1 }],
  { email = `${randomUUID()}@example.mx`, ...more }: { email?: string } & Record<string, unknown> = {},
): Promise<Made> {
  const { numero } = (await postForm(shop, '/api/cotizacion', { ...CAR, nombre: 'Ana', email })).body.data
  const answered = await asStaff('POST', `/cotizaciones/${numero}/respuesta`, { lineas, vigencia_dias: 3, ...more })
  expect([answered.status, answered.body.message]).toEqual([200, 'La oferta ya va en camino al cliente.'])
  const { rows } = await shop.pool.query(`select payload->>'text' as text from graphile_worker._private_jobs where key = $1`, [
    `quotation-offer ${numero}`,
  ])
  return { token: /cotizacion\/oferta\/([\w-]+)/.exec(rows[0]?.text)?.[1] ?? '', numero }
}

async function linesOf({ numero }: Made) {
  return (await asStaff('GET', `/cotizaciones/${numero}`)).body.data.oferta.lineas
}
async function counted(made: Made, place = 0) {
  const { piezas, vendidas, apartadas, restantes } = (await linesOf(made))[place]
  return { piezas, vendidas, apartadas, restantes }
}
function line({ token }: Made, qty = 1, ref = part) {
  return { ref, qty, oferta: token }
}
async function price(productos: object[], token?: string) {
  return (await shop.ask('POST', '/api/carrito/cotizar', { body: { productos }, ...(token ? { token } : {}) })).body.data
}
type Line = Record<'qty' | 'precio_unitario' | 'cambio' | 'oferta', unknown>
function said(lineas: Line[]) {
  return lineas.map(({ qty, precio_unitario, cambio }) => [qty, precio_unitario, cambio])
}
function newBuyer(email?: string): Promise<Shopper> {
  return shopperIn(shop, email)
}

describe('an offer of one piece', () => {
  test('is sold once, to whoever has the link and however often they buy', async () => {
    const made = await offer()
    const [ana, beto] = [await newBuyer(), await newBuyer()]
    expect((await ana.buyByCard({ lines: [line(made)], total: PROMISED })).body.data.total).toBe(PROMISED)
    for (const buyer of [ana, ana, ana, ana, ana, beto]) {
      const { status, body } = await buyer.start({ lines: [line(made)], total: PROMISED })
      expect([status, body.code, said(body.data?.lineas ?? [])]).toEqual([409, 'total_cambiado', [[1, OWN, 'oferta_agotada']]])
    }
    const { rows } = await shop.pool.query('select sum(qty)::int as pieces from checkout_lines where unit_price_cents = $1', [
      PROMISED * 100,
    ])
    expect(rows).toEqual([{ pieces: 1 }])
    await expectSound(shop)
  })
})

test('twenty buyers at once for three pieces: three get the price, on either host', async () => {
  const made = await offer([{ ref: part, precio: 311, piezas: 3 }])
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer()))
  const answers = await Promise.all(
    buyers.map((buyer, i) =>
      buyer.start({ lines: [line(made)], total: 311, method: i % 2 ? 'stripe' : 'transferencia' }, i % 3 ? shop : other),
    ),
  )
  const statuses = answers.map(({ status, body }) => (status === 200 ? 'sold' : body.code))
  expect(statuses.filter((one) => one === 'sold')).toHaveLength(3)
  expect(new Set(statuses)).toEqual(new Set(['sold', 'total_cambiado']))
  expect(await counted(made)).toEqual({ piezas: 3, vendidas: 0, apartadas: 3, restantes: 0 })
  await expectSound(shop)
})

describe('more pieces than are left', () => {
  test('cost what the shop asks for them, and the cart says why', async () => {
    const made = await offer([{ ref: part, precio: PROMISED, piezas: 3 }])
    const ana = await newBuyer()
    expect(said((await price([line(made, 3)])).lineas)).toEqual([[3, PROMISED, undefined]])
    await ana.buyByCard({ lines: [line(made)], total: PROMISED })
    const cart = await price([line(made, 3), { ref: second, qty: 1 }])
    expect(said(cart.lineas)).toEqual([
      [2, PROMISED, undefined],
      [1, OWN, 'oferta_agotada'],
      [1, OWN, undefined],
    ])
    expect(cart.lineas[1]).not.toHaveProperty('oferta')
    // Beside the same part at its own price they are one line.
    expect(said((await price([{ ref: part, qty: 4 }, line(made, 3)])).lineas)).toEqual([
      [5, OWN, 'oferta_agotada'],
      [2, PROMISED, undefined],
    ])
    const bought = await ana.buyByCard({ lines: [line(made, 3)], total: 2 * PROMISED + OWN })
    expect(said(bought.body.data.productos)).toEqual([
      [2, PROMISED, undefined],
      [1, OWN, undefined],
    ])
    expect(await counted(made)).toEqual({ piezas: 3, vendidas: 3, apartadas: 0, restantes: 0 })
    await expectSound(shop)
  })

  test('of a part that only its offer sells are not to be had', async () => {
    const made = await offer([{ nombre: 'Cremallera', precio: 2_350, piezas: 1 }])
    const [{ producto }] = await linesOf(made)
    const ana = await newBuyer()
    await ana.buyByCard({ lines: [line(made, 1, producto._id)], total: 2_350 })
    expect((await price([line(made, 1, producto._id)])).no_disponibles).toMatchObject([{ motivo: 'oferta_agotada' }])
    const { status, body } = await ana.start({ lines: [line(made, 1, producto._id)], total: 2_350 })
    expect([status, body.code]).toEqual([409, 'out_of_inventory'])
  })
})

describe('a piece is counted once', () => {
  test('two offers in one cart each count their own', async () => {
    const [one, two] = [await offer(), await offer([{ ref: part, precio: 320, piezas: 1 }])]
    const ana = await newBuyer()
    const { body } = await ana.buyByCard({ lines: [line(one), line(two)], total: PROMISED + 320 })
    expect(body.data.status).toBe('pagado')
    for (const made of [one, two]) expect((await counted(made)).restantes).toBe(0)
  })

  test('whoever asks again for what they are paying gets the same price; somebody else does not', async () => {
    const made = await offer()
    const [ana, beto] = [await newBuyer(), await newBuyer()]
    const id = randomUUID()
    await ana.start({ id, lines: [line(made)], total: PROMISED })
    expect(await counted(made)).toMatchObject({ apartadas: 1, restantes: 0 })
    expect(said((await price([line(made)], ana.token)).lineas)).toEqual([[1, PROMISED, undefined]])
    expect(said((await price([line(made)], beto.token)).lineas)).toEqual([[1, OWN, 'oferta_agotada']])
    // Another address, another way of paying, another quantity: the same purchase, frozen again.
    const again = await ana.start({ id, lines: [line(made)], total: PROMISED, method: 'transferencia' })
    expect([again.status, again.body.data.total]).toEqual([200, PROMISED])
    expect(await counted(made)).toEqual({ piezas: 1, vendidas: 0, apartadas: 1, restantes: 0 })
    // Another purchase of the same customer is another one.
    expect((await ana.start({ lines: [line(made)], total: PROMISED })).body.code).toBe('total_cambiado')
  })

  test('the only piece there is can be paid in another way too', async () => {
    const made = await offer([{ nombre: 'Cremallera', precio: 2_350, piezas: 1 }])
    const [{ producto }] = await linesOf(made)
    const ana = await newBuyer()
    const wanted = { id: randomUUID(), lines: [line(made, 1, producto._id)], total: 2_350 }
    for (const method of ['stripe', 'transferencia', 'stripe'] as const)
      expect((await ana.start({ ...wanted, method })).body).toMatchObject({ success: true, data: { total: 2_350 } })
    expect(await counted(made)).toEqual({ piezas: 1, vendidas: 0, apartadas: 1, restantes: 0 })
  })

  test('a purchase that ran out gives its pieces back', async () => {
    const made = await offer()
    const [ana, beto] = [await newBuyer(), await newBuyer()]
    await ana.start({ lines: [line(made)], total: PROMISED })
    await sweepOrders({ ...shop, now: () => new Date(Date.now() + 86_400_000) })
    expect(await counted(made)).toMatchObject({ apartadas: 0, restantes: 1 })
    expect((await beto.buyByCard({ lines: [line(made)], total: PROMISED })).body.data.status).toBe('pagado')
  })

  test('pieces of a cancelled order are free again, cancelled ones of a kept order too', async () => {
    const made = await offer([{ ref: part, precio: PROMISED, piezas: 2 }])
    const ana = await newBuyer()
    const { body } = await ana.start({ lines: [line(made, 2)], total: 2 * PROMISED, method: 'transferencia' })
    const { folio } = (await ana.order({ transaction_id: body.data.transaction_id })).body.data
    expect(await counted(made)).toMatchObject({ apartadas: 2, restantes: 0 })
    await shop.pool.query(
      `with made as (insert into cancellations (order_id, reason) select id, 'one' from orders where folio = $1 returning id)
       insert into cancelled_pieces (cancellation_id, checkout_id, place, qty, fate) select id, $2, 0, 1, 'stock' from made`,
      [folio, body.data.checkout_id],
    )
    expect(await counted(made)).toMatchObject({ apartadas: 1, restantes: 1 })
    // As it was before: cancelling pieces is not finished here, and the books have to be sound.
    await shop.pool.query('truncate cancelled_pieces, cancellations')
    await shop.pool.query('update checkout_lines set cancelled_qty = 0 where checkout_id = $1', [body.data.checkout_id])
    await shop.ask('POST', '/api/ordenes/cancelar', { token: ana.token, body: { folio } })
    expect(await counted(made)).toMatchObject({ apartadas: 0, restantes: 2 })
  })
})

describe('an order that waits for its money', () => {
  const waiting = async (made: Made, ana: Shopper) => {
    const id = randomUUID()
    const { body } = await ana.start({ id, lines: [line(made)], total: PROMISED, method: 'transferencia' })
    const { folio } = (await ana.order({ transaction_id: body.data.transaction_id })).body.data
    return { id, folio }
  }
  const letGo = async (id: string) => {
    await shop.pool.query(`update products set reserved = reserved - 1 where id = $1`, [part])
    await shop.pool.query(`update checkout_lines set hold = 'released' where checkout_id = $1`, [id])
  }

  test('keeps its piece when it is paid in another way', async () => {
    const made = await offer()
    const ana = await newBuyer()
    const { id } = await waiting(made, ana)
    for (const isLetGo of [false, true]) {
      if (isLetGo) await letGo(id)
      const started = await ana.start({ id, lines: [line(made)], total: PROMISED, method: isLetGo ? 'transferencia' : 'stripe' })
      expect([started.status, await counted(made)]).toEqual([200, { piezas: 1, vendidas: 0, apartadas: 1, restantes: 0 }])
    }
  })

  test('is not held again when its piece was let go and bought by somebody else', async () => {
    const made = await offer()
    const [ana, beto] = [await newBuyer(), await newBuyer()]
    const { id } = await waiting(made, ana)
    await letGo(id)
    await beto.buyByCard({ lines: [line(made)], total: PROMISED })
    const { status, body } = await ana.start({ id, lines: [line(made)], total: PROMISED, method: 'stripe' })
    expect([status, body.code, body.data.productos[0].disponibles]).toEqual([409, 'out_of_inventory', 0])
    expect(await counted(made)).toEqual({ piezas: 1, vendidas: 1, apartadas: 0, restantes: 0 })
  })

  test('and is paid late keeps the price that was agreed, and is counted; nobody else buys after that', async () => {
    const made = await offer()
    const [ana, beto] = [await newBuyer(), await newBuyer()]
    const { id, folio } = await waiting(made, ana)
    await letGo(id)
    await beto.buyByCard({ lines: [line(made)], total: PROMISED })
    const accepted = await asStaff('POST', `/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: randomUUID().slice(0, 20) })
    expect([accepted.status, accepted.body.data.orden]).toMatchObject([200, { status: 'pagado', total: PROMISED }])
    expect(await counted(made)).toEqual({ piezas: 1, vendidas: 2, apartadas: 0, restantes: 0 })
    expect(said((await price([line(made)])).lineas)).toEqual([[1, OWN, 'oferta_agotada']])
    await expectSound(shop)
  })
})

describe('an offer for one customer', () => {
  const email = () => `${randomUUID()}@example.mx`

  test('is priced and sold to the account with its e-mail; others see it and pay the shop’s own price', async () => {
    const theirs = email()
    const made = await offer(undefined, { email: theirs, personal: true })
    expect((await shop.get(`/api/cotizacion/oferta/${made.token}`)).body.data).toMatchObject({ personal: true, vigente: true })
    const beto = await newBuyer()
    for (const token of [undefined, 'nonsense', beto.token])
      expect(said((await price([line(made)], token)).lineas)).toEqual([[1, OWN, 'oferta_personal']])
    expect((await beto.start({ lines: [line(made)], total: PROMISED })).body.code).toBe('total_cambiado')
    const ana = await newBuyer(theirs)
    expect(said((await price([line(made)], ana.token)).lineas)).toEqual([[1, PROMISED, undefined]])
    expect((await ana.buyByCard({ lines: [line(made)], total: PROMISED })).body.data.total).toBe(PROMISED)
  })

  test('of a part on order is not sold to others', async () => {
    const made = await offer([{ nombre: 'Cremallera', precio: 2_350, piezas: 1 }], { personal: true })
    const [{ producto }] = await linesOf(made)
    expect((await price([line(made, 1, producto._id)])).no_disponibles).toMatchObject([{ motivo: 'oferta_personal' }])
  })

  test('is not that of an account whose e-mail nobody proved', async () => {
    const theirs = email()
    const made = await offer(undefined, { email: theirs, personal: true })
    const ana = await newBuyer(theirs)
    await shop.pool.query('update customers set verified_at = null where id = $1', [ana.id])
    expect(said((await price([line(made)], ana.token)).lineas)).toEqual([[1, OWN, 'oferta_personal']])
  })
})

test('the offer of a frozen line never changes', async () => {
  const made = await offer()
  const ana = await newBuyer()
  const id = randomUUID()
  await ana.start({ id, lines: [line(made)], total: PROMISED })
  await expect(shop.pool.query('update checkout_lines set offer_id = null where checkout_id = $1', [id])).rejects.toThrow(
    'a frozen line never changes',
  )
})
