import type { Sort } from '@shop/domain/listing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFitment } from '../../testing/add-fitment.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { catalogueDeps } from './catalogue-deps.ts'
import type { ProductFilter } from './product-filter.ts'
import { countMatching, listAndCount, listIds, naturalOrderFor } from './products.queries.ts'
import { relaxAll, soughtIn } from './relax.ts'
import { gatheredShelf, openShelf } from './shelf.ts'
import { understand } from './understand.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const { ids } = await stockARefaccionaria(shop.db)
  await shop.pool.query(
    `insert into products (part_number, internal_key, name_es, name_en, part_type_id, brand_id, supplier, price_cents, stock)
     select 'NR-1', 'LT-NR1', 'Filtro de aceite para Nissan Versa 2012-2019', 'Oil filter for Nissan Versa', part_type_id, brand_id, 'Norte', 9000, 3
     from products where id = $1`,
    [ids.get('GP-134')],
  )
})
afterAll(() => shop.close())

const PAGE = { offset: 0, limit: 20 }

const SENTENCES: readonly { readonly sentence: string; readonly chosen?: ProductFilter }[] = [
  { sentence: 'balatas versa 2015' },
  { sentence: 'balatas delanteras versa 2015' },
  { sentence: 'balatas traseras de ceramica versa' },
  { sentence: 'balatas verdes delanteras versa 2015' },
  { sentence: 'filtro de aceite versa 2015' },
  { sentence: 'filtro de aceite versa 2015', chosen: { priceTo: 12_000 } },
  { sentence: 'balatas y discos versa 2015', chosen: { isAvailable: true } },
  { sentence: 'balatas, discos y filtro de aceite nissan' },
  { sentence: 'anticongelante versa 2015' },
  { sentence: 'balatas' },
  { sentence: 'versa 2015' },
]

describe.each<Sort>(['relevance', 'highest-price'])('sorted by %s', (sort) => {
  test.each(SENTENCES)('what was gathered for "$sentence" is what the catalogue would have answered', async ({ sentence, chosen = {} }) => {
    const deps = catalogueDeps(shop)
    const directory = await deps.directory()
    const sought = soughtIn((await understand(shop.db, directory, sentence)).asks, chosen, directory)
    const shelf = await openShelf(deps, 'es', sort, sought, PAGE)
    const relaxed = await relaxAll(shelf, sought)
    expect(relaxed.length).toBeGreaterThan(0)
    expect(relaxed.some(({ total }) => total > 0)).toBe(true)
    const others = relaxed.map(({ ask, filter }) => ({ ...filter, partTypeIds: filter.partTypeIds ?? ask.typeIds, words: [] }))
    for (const filter of [...relaxed.map((one) => one.filter), ...(sentence.includes('balatas') ? others : [])]) {
      expect(await shelf.count(filter)).toBe(await countMatching(shop.db, filter))
      expect(await shelf.idsOf(filter, PAGE)).toEqual(await listIds(shop.db, 'es', filter, { ...PAGE, sort }, naturalOrderFor(filter)))
      const gathered = chosen.priceTo === undefined ? await gatheredShelf(deps, 'es', sort, sought) : undefined
      if (gathered) expect(gathered.sum(filter)).toEqual(await deps.counts.sum(filter))
    }
  })
})

test('what is found by words is counted with the first look at it', async () => {
  const filter: ProductFilter = { words: [['filtro']] }
  const slice = { offset: 0, limit: 2, sort: 'relevance' } as const
  const all = await countMatching(shop.db, filter)
  expect(all).toBeGreaterThan(2)
  const ids = await listIds(shop.db, 'es', filter, slice, 'interest')
  expect(await listAndCount(shop.db, 'es', filter, slice, 'interest')).toEqual({ ids, total: all })
  expect(await listAndCount(shop.db, 'es', filter, { ...slice, offset: all }, 'interest')).toEqual({ ids: [], total: undefined })
  expect(await listAndCount(shop.db, 'es', { words: [['unicornio']] }, slice, 'interest')).toEqual({ ids: [], total: 0 })
})

test('a part is placed from its first row of a car to its last', async () => {
  const [part] = (await shop.pool.query(`select id from products where part_number = 'NR-1'`)).rows
  const isPlaced = async () => (await shop.pool.query('select is_placed from products where id = $1', [part.id])).rows[0].is_placed
  const remove = (year: number) => shop.pool.query('delete from fitments where product_id = $1 and year_from = $2', [part.id, year])
  expect(await isPlaced()).toBe(false)
  await addFitment(shop, { productId: part.id, make: 'Nissan', model: 'Versa', from: 2012, to: 2014 })
  await addFitment(shop, { productId: part.id, make: 'Nissan', model: 'Versa', from: 2015, to: 2019 })
  expect(await isPlaced()).toBe(true)
  await remove(2012)
  expect(await isPlaced()).toBe(true)
  await remove(2015)
  expect(await isPlaced()).toBe(false)
})

test('no part is placed when all rows of cars are taken away at once', async () => {
  const placed = async () => Number((await shop.pool.query('select count(*) from products where is_placed')).rows[0].count)
  expect(await placed()).toBeGreaterThan(0)
  await shop.pool.query('truncate fitments')
  expect(await placed()).toBe(0)
})
