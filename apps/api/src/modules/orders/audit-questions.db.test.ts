import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { findQuestions } from './audit-questions.queries.ts'

let shop: TestShop
let beto: Desk
let owner: Desk
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', priceCents: 50_000, stock: 500 },
    { partNumber: 'DIS-2', priceCents: 50_000, stock: 500 },
  ])
  beto = await asStaff(shop, 'sales')
  owner = await asStaff(shop, 'owner')
})
afterAll(() => shop.close())
/** Older than any question: each test asks about what it makes itself. */
beforeEach(() =>
  asOwner(`update orders set placed_at = placed_at - interval '32 days'; update refunds set created_at = created_at - interval '32 days'`),
)

/** Changes what the triggers keep. */
async function asOwner(statements: string): Promise<void> {
  await shop.pool.query(`begin; set local session_replication_role = replica; ${statements}; commit`)
}

const PADS = { ref: 'BAL-1', qty: 2 }
const DISC = { ref: 'DIS-2', qty: 1 }

async function sell(fields: object = {}, desk = beto): Promise<string> {
  const sale = { productos: [PADS], total_mostrado: 1_000, forma_pago: 'efectivo', ...fields }
  const { status, body } = await desk.post('/admin/mostrador/ventas', sale)
  expect([status, body.message]).toEqual([200, 'Venta registrada y entregada.'])
  return body.data.orden.folio
}

async function placed(...sales: readonly (readonly [folio: string, secondsAgo: number])[]): Promise<void> {
  for (const [folio, ago] of sales)
    await asOwner(`update orders set placed_at = now() - interval '${ago} seconds' where folio = '${folio}'`)
}

async function questions(about: 'Q1' | 'Q2'): Promise<readonly string[]> {
  const found = (await findQuestions(shop.db)).find(({ name }) => name.startsWith(about))
  return found?.asked ?? ['there is no such question']
}

const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`
function pair(earlier: string, later: string) {
  return expect.stringMatching(new RegExp(`^${earlier} ${TIME} and ${later} ${TIME} by Beto$`))
}

test('two equal counter sales of one person within a minute are a question, and no fault', async () => {
  const [first, second] = [await sell(), await sell()]
  await placed([first, 159], [second, 100])
  expect(await questions('Q1')).toEqual([pair(first, second)])
  await expectSound(shop)
})

test('a second later they are two sales', async () => {
  const [first, second] = [await sell(), await sell()]
  await placed([first, 161], [second, 100])
  expect(await questions('Q1')).toEqual([])
})

test('of three equal sales each is asked about with the one before it', async () => {
  const [first, second, third] = [await sell(), await sell(), await sell()]
  await placed([first, 130], [second, 120], [third, 110])
  expect(await questions('Q1')).toEqual([pair(second, third), pair(first, second)])
})

test('another sale between two equal ones hides nothing', async () => {
  const [first, other, second] = [await sell(), await sell({ forma_pago: 'terminal' }), await sell()]
  await placed([first, 130], [other, 120], [second, 110])
  expect(await questions('Q1')).toEqual([pair(first, second)])
})

test('the order of the lines makes no other sale', async () => {
  const first = await sell({ productos: [PADS, DISC], total_mostrado: 1_500 })
  const second = await sell({ productos: [DISC, PADS], total_mostrado: 1_500 })
  await placed([first, 130], [second, 120])
  expect(await questions('Q1')).toEqual([pair(first, second)])
})

test.each([
  ['other pieces', { productos: [{ ...PADS, qty: 1 }], total_mostrado: 500 }],
  ['another part at the same total', { productos: [{ ...DISC, qty: 2 }] }],
  ['another price', { descuento: 5, total_mostrado: 950 }],
  ['another way of paying', { forma_pago: 'terminal' }],
  ['another customer', { nombre: 'Lalo', telefono: '2225550101' }],
])('%s make another sale', async (_, fields) => {
  const [first, second] = [await sell(), await sell(fields)]
  await placed([first, 130], [second, 120])
  expect(await questions('Q1')).toEqual([])
})

test('two members of staff make two sales', async () => {
  const [first, second] = [await sell(), await sell({}, owner)]
  await placed([first, 130], [second, 120])
  expect(await questions('Q1')).toEqual([])
})

test('what was sold more than a month ago is not asked about', async () => {
  const [first, second] = [await sell(), await sell()]
  const month = 32 * 86_400
  await placed([first, month], [second, month - 10])
  expect(await questions('Q1')).toEqual([])
})

const ALLOWANCE = { monto: 50, motivo: 'Caja golpeada', es_descuento: true }

async function refund(folio: string, secondsAgo: number, fields: object = ALLOWANCE, desk = beto): Promise<void> {
  const known = (await shop.pool.query('select id from refunds')).rows.map(({ id }) => id)
  const { status, body } = await desk.post(`/admin/ordenes/${folio}/reembolso`, fields)
  expect([status, body.code]).toEqual([200, undefined])
  const { rows } = await shop.pool.query('select id from refunds where id <> all($1)', [known])
  expect(rows).toHaveLength(1)
  await asOwner(`update refunds set created_at = now() - interval '${secondsAgo} seconds' where id = '${rows[0].id}'`)
}
function refundPair(folio: string, amount: string) {
  return expect.stringMatching(new RegExp(`^${folio}: ${amount} ${TIME} and ${amount} ${TIME} by Beto$`))
}

test('two equal refunds of one person within a minute are a question, and no fault', async () => {
  const folio = await sell()
  await refund(folio, 159)
  await refund(folio, 100)
  expect(await questions('Q2')).toEqual([refundPair(folio, '50.00')])
  await expectSound(shop)
})

test('a second later they are two refunds', async () => {
  const folio = await sell()
  await refund(folio, 161)
  await refund(folio, 100)
  expect(await questions('Q2')).toEqual([])
})

test('the same piece of an order refunded twice within a minute is a question', async () => {
  const folio = await sell()
  const piece = { motivo: 'No le quedó', piezas: [{ lugar: 0, cantidad: 1 }], regresar_piezas: true }
  await refund(folio, 130, piece)
  await refund(folio, 120, piece)
  expect(await questions('Q2')).toEqual([refundPair(folio, '500.00')])
})

test('of three equal refunds each is asked about with the one before it', async () => {
  const folio = await sell()
  for (const ago of [130, 120, 110]) await refund(folio, ago)
  expect(await questions('Q2')).toEqual([refundPair(folio, '50.00'), refundPair(folio, '50.00')])
})

test.each([
  ['another amount', { ...ALLOWANCE, monto: 60 }],
  ['another reason', { ...ALLOWANCE, motivo: 'Falta un tornillo' }],
  ['another kind', { ...ALLOWANCE, es_descuento: false }],
])('%s makes another refund', async (_, fields) => {
  const folio = await sell()
  await refund(folio, 130)
  await refund(folio, 120, fields)
  expect(await questions('Q2')).toEqual([])
})

test('other lines make another refund, also where their amounts are equal', async () => {
  const folio = await sell({ productos: [PADS, DISC], total_mostrado: 1_500 })
  const ofLine = (lugar: number) => ({ motivo: 'No le quedó', piezas: [{ lugar, cantidad: 1 }], regresar_piezas: true })
  await refund(folio, 130, ofLine(0))
  await refund(folio, 120, ofLine(1))
  expect(await questions('Q2')).toEqual([])
})

test('two members of staff, and two orders, make two refunds', async () => {
  const [one, other] = [await sell(), await sell({ nombre: 'Lalo', telefono: '2225550101' })]
  await refund(one, 130)
  await refund(one, 120, ALLOWANCE, owner)
  await refund(other, 110)
  expect(await questions('Q2')).toEqual([])
})
