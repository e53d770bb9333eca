import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { readShelves } from './shelves.queries.ts'

let shop: TestShop
let types: number[]
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
  types = (await shop.pool.query('select id from part_types order by id desc limit 3')).rows.map(({ id }) => id)
})
afterAll(() => shop.close())

const ADD = `insert into symptoms (slug, kind, phrases_es, phrases_en, advice_es, advice_en)
  values ('brakes-squeal', 'symptom', '{rechina al frenar}', '{brakes squeal}', 'Revisa las balatas.', 'Check the pads.')`
const PARTS = `insert into symptom_part_types select s.id, t.id, t.place from symptoms s, unnest($1::int[]) with ordinality t (id, place)`

/** What everybody who keeps names in memory is told while something is changed. */
async function heard(change: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const said: (string | undefined)[] = []
  const client = await shop.pool.connect()
  try {
    client.on('notification', ({ payload }) => said.push(payload))
    await client.query('listen catalogue')
    await change()
    await expect.poll(() => said.length).toBeGreaterThan(0)
    return said
  } finally {
    client.release(true)
  }
}

test('the search reads those that are active with their parts in order, and hears of every change', async () => {
  expect(await heard(() => shop.pool.query(ADD))).toContain('shelves')
  expect(await heard(() => shop.pool.query(PARTS, [types]))).toContain('shelves')
  expect((await readShelves(shop.db)).symptoms).toEqual([
    {
      id: expect.any(Number),
      slug: 'brakes-squeal',
      kind: 'symptom',
      phrases_es: ['rechina al frenar'],
      phrases_en: ['brakes squeal'],
      advice_es: 'Revisa las balatas.',
      advice_en: 'Check the pads.',
      partTypeIds: types,
    },
  ])
  expect(await heard(() => shop.pool.query('update symptoms set is_active = false'))).toContain('shelves')
  expect((await readShelves(shop.db)).symptoms).toEqual([])
  expect(await heard(() => shop.pool.query('delete from symptoms'))).toContain('shelves')
})
