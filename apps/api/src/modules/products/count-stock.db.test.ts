import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectSound } from '../../testing/expect-sound.ts'
import { openDesk } from '../../testing/staff-products.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof openDesk>>
let part: number
beforeAll(async () => {
  shop = await testShop()
  part = (await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 10 }]))[0] ?? 0
  desk = await openDesk(shop, 'warehouse')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('update products set stock = 10, reserved = 0 where id = $1', [part])
})

function count(contadas: unknown, existencias: unknown = 10, motivo: unknown = 'Conteo de noviembre') {
  return desk.post(`/${part}/conteo`, { contadas, existencias, motivo })
}
async function ledger() {
  return (await desk.get(`/${part}/movimientos`)).body.data
}

test('what was counted is what there is, and the ledger says who and why', async () => {
  const { status, body } = await count(12)
  expect([status, body.data.existencias]).toEqual([200, 12])
  const { docs } = await ledger()
  expect(docs[0]).toMatchObject({ cambio: 2, motivo: 'correccion', nota: 'Conteo de noviembre', quien: 'Beto' })
  const { rows } = await shop.pool.query('select * from audit_log order by id desc limit 1')
  expect(rows[0]).toMatchObject({ action: 'stock-counted', before: { stock: 10 }, after: { stock: 12, reason: 'Conteo de noviembre' } })
})

test('a count that finds what was believed is logged and moves nothing', async () => {
  const { total } = await ledger()
  expect((await count(10)).status).toBe(200)
  expect((await ledger()).total).toBe(total)
})

test('never below what is put aside', async () => {
  await shop.pool.query('update products set reserved = 4 where id = $1', [part])
  const { status, body } = await count(3)
  expect([status, body.errors[0].path]).toEqual([422, 'contadas'])
  expect((await count(4)).body.data).toMatchObject({ existencias: 4, apartadas: 4 })
})

test('who counted while a piece was sold counts again', async () => {
  await shop.pool.query('update products set stock = 9 where id = $1', [part])
  const { status, body } = await count(10)
  expect([status, body.code]).toEqual([409, 'stock_changed'])
  expect((await desk.get(`/${part}`)).body.data.existencias).toBe(9)
})

test('of many who count at once one is believed', async () => {
  const answers = await Promise.all([11, 12, 13, 14, 15].map((pieces) => count(pieces)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  await expectSound(shop)
})

test.each([
  [-1, 10, 'x', 'contadas'],
  [1.5, 10, 'x', 'contadas'],
  ['3', 10, 'x', 'contadas'],
  [1e9, 10, 'x', 'contadas'],
  [3, undefined, 'x', 'existencias'],
  [3, 10, ' ', 'motivo'],
  [3, 10, 'x'.repeat(201), 'motivo'],
])('counted %j of %j because %j is refused', async (counted, believed, reason, path) => {
  const { status, body } = await desk.post(`/${part}/conteo`, { contadas: counted, existencias: believed, motivo: reason })
  expect([status, body.errors[0].path]).toEqual([400, path])
})

test('the ledger of a part that does not exist is empty, and it cannot be counted', async () => {
  expect((await desk.get('/999999/movimientos')).body.data.docs).toEqual([])
  expect((await desk.post('/999999/conteo', { contadas: 1, existencias: 1, motivo: 'x' })).status).toBe(404)
})
