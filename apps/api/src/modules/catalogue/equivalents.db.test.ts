import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFitment } from '../../testing/add-fitment.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const shared = { equivalents: ['OEM-77'] }
  const parts = [
    { partNumber: 'SOLD-OUT', stock: 0, ...shared },
    { partNumber: 'CHEAP', brand: 'Fritec', priceCents: 20_000, ...shared },
    { partNumber: 'DEAR', brand: 'TRW', priceCents: 90_000, ...shared },
    { partNumber: 'NONE-LEFT', brand: 'Bosch', stock: 0, ...shared },
    { partNumber: 'OTHER-YEARS', brand: 'ATE', ...shared },
    { partNumber: 'OTHER-ENGINE', brand: 'Wagner', ...shared },
    { partNumber: 'NO-ROWS', brand: 'Boge', ...shared },
    { partNumber: 'OTHER-SIDE', brand: 'Valeo', ...shared },
    { partNumber: 'SAME-CAR', brand: 'KYB' },
  ]
  const ids = await stockTheShelves(shop.db, parts)
  const urvan = (at: number, from: number, to: number, engine = '') =>
    addFitment(shop, { productId: String(ids[at]), make: 'Nissan', model: 'Urvan', from, to, engine })
  await urvan(0, 2002, 2013, '2.5')
  await urvan(1, 2005, 2020)
  await urvan(2, 2010, 2013, '2.5')
  await urvan(3, 2002, 2013)
  await urvan(4, 1990, 2001)
  await urvan(5, 2002, 2013, '3.0')
  await urvan(7, 2002, 2013)
  await urvan(8, 2002, 2013)
  await shop.pool.query(`update fitments set position_es = 'Delantera' where product_id = $1`, [ids[0]])
  await shop.pool.query(`update fitments set position_es = 'Trasera' where product_id = $1`, [ids[7]])
  await shop.pool.query(`update brands set tier = 'economy', warranty_months = 3 where slug = 'fritec'`)
})
afterAll(() => shop.close())

async function equivalents(query: string) {
  const { body } = await shop.get(`/api/products/show/p?ref=SOLD-OUT${query}`)
  return body.data.equivalentes as { codigo: string; gama: string; garantia_meses?: number }[]
}

test('what shares a number but no car, no engine or no side is no equivalent', async () => {
  expect((await equivalents('')).map(({ codigo }) => codigo)).toEqual(['CHEAP', 'DEAR', 'NONE-LEFT'])
})

test('with a car, only those that fit it', async () => {
  const codes = async (year: number) => (await equivalents(`&armadora=Nissan&modelo=Urvan&anio=${year}`)).map(({ codigo }) => codigo)
  expect(await codes(2012)).toEqual(['CHEAP', 'DEAR', 'NONE-LEFT'])
  expect(await codes(2006)).toEqual(['CHEAP', 'NONE-LEFT'])
  expect(await codes(2002)).toEqual(['NONE-LEFT'])
  expect(await codes(1995)).toEqual([])
})

test('each says where its brand stands and how long it is warranted', async () => {
  const [cheap, dear] = await equivalents('')
  expect(cheap).toMatchObject({ gama: 'economica', garantia_meses: 3 })
  expect(dear).toMatchObject({ gama: 'intermedia' })
  expect(dear?.garantia_meses).toBeUndefined()
})
