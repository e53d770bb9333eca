import type { AskedPage, AskedProducts } from '@shop/domain/asked-products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { notingStatements } from '../../testing/noting-statements.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { type CatalogueDeps, catalogueDeps } from './catalogue-deps.ts'
import { createFacets } from './count-facets.ts'
import { countBrands, countFlags, countPartTypes } from './facets.queries.ts'
import { findProducts } from './find-products.ts'
import { refreshSortPrices } from './interest.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { countMatching } from './products.queries.ts'
import { isTallied } from './tally.ts'

let shop: TestShop
let deps: CatalogueDeps
let facetsOf: ReturnType<typeof createFacets>
let during: ReturnType<typeof notingStatements>['during']
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
  await caughtUp(shop)
  const noted = notingStatements(shop.db)
  during = noted.during
  deps = catalogueDeps({ db: noted.db, changes: { ...shop.changes } })
  facetsOf = createFacets(deps)
  await Promise.all([deps.directory(), deps.windows()])
})
afterAll(() => shop.close())

const page = (asked: AskedProducts, number = 1): AskedPage => ({ ...asked, page: number, limit: 4, sort: 'relevance' })
/** As somebody is told who asks for the first time. */
const fresh = (asked: AskedProducts) => createFacets(catalogueDeps({ db: shop.db, changes: { ...shop.changes } }))('es', asked)

test.each<[string, AskedProducts, number]>([
  // The sum of everything, in a transaction that says how long it may take.
  ['the whole shop', {}, 3],
  // And the words of its names.
  ['a category', { category: ['frenos'] }, 1],
  ['a brand', { brand: ['bosch'] }, 0],
  // Kinds, brands and flags in one, words and the total.
  ['a car', { make: 'Nissan', model: 'Tsuru' }, 3],
  ['a car, of one brand', { make: 'Nissan', model: 'Tsuru', brand: ['bosch'] }, 2],
  ['a sentence', { search: 'balatas' }, 3],
])('the filters of %s ask nothing twice, and nothing at all the next time or in the other language', async (_, asked, most) => {
  expect(await during(() => facetsOf('es', asked))).toBeLessThanOrEqual(most)
  expect(await during(() => facetsOf('es', asked))).toBe(0)
  expect(await during(() => facetsOf('en', asked))).toBe(0)
})

test('the next page of a list asks only for its own parts', async () => {
  const asked = { isAvailable: true }
  await findProducts(deps, 'es', page(asked))
  await facetsOf('es', asked)
  expect(await during(() => findProducts(deps, 'es', page(asked, 2)))).toBe(2)
  expect(await during(() => findProducts(deps, 'en', page(asked, 2)))).toBe(2)
})

test('a sentence is understood once for its list and its filters', async () => {
  const asked = { search: 'GP-134' }
  await findProducts(deps, 'es', page(asked))
  const understanding = deps.understand(asked.search)
  await facetsOf('es', asked)
  expect(await deps.understand(asked.search)).toBe(await understanding)
})

const everyAsked: AskedProducts[] = [
  {},
  { category: ['frenos'] },
  { search: 'balatas' },
  { search: 'balatas versa 2018' },
  { hasDiscount: true },
  { list: 'outlet' },
]
const expectAllFresh = async () => {
  for (const asked of everyAsked) expect([asked, await facetsOf('es', asked)]).toEqual([asked, await fresh(asked)])
}
const changed = async (sql: string) => {
  await expectAllFresh()
  const before = await facetsOf('es', {})
  await shop.pool.query(sql)
  await caughtUp(shop)
  await expectAllFresh()
  return { before, after: await facetsOf('es', {}) }
}

test('who keeps them is told of a change of the stock', async () => {
  const { before, after } = await changed(`update products set stock = 0, reserved = 0 where id = (
    select min(id) from products where status = 'active' and stock > reserved)`)
  expect(after.available).toBe(before.available - 1)
  expect(after.total).toBe(before.total)
})

test('of a change of a price', async () => {
  const { before, after } = await changed(`update products set price_cents = 99999900, promotion_id = null where id = (
    select min(id) from products where status = 'active' and promotion_id is null)`)
  expect(before.price.to).toBeLessThan(99_999_900)
  expect(after.price.to).toBe(99_999_900)
})

test('of a part that is not sold any more', async () => {
  const { before, after } = await changed(
    `update products set status = 'inactive' where id = (select max(id) from products where status = 'active')`,
  )
  expect(after.total).toBe(before.total - 1)
})

test('and of a discount that ends by the clock, as soon as lists know of it', async () => {
  await expectAllFresh()
  const before = await facetsOf('es', {})
  expect(before.discounted).toBeGreaterThan(0)
  // Time goes by: the dates change and nobody edits the promotion.
  await shop.pool.query(`begin; alter table promotions disable trigger promotions_changed;
    update promotions set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour';
    alter table promotions enable trigger promotions_changed; commit`)
  await shop.db.transaction().execute(refreshSortPrices)
  await caughtUp(shop)
  expect((await facetsOf('es', {})).discounted).toBe(0)
  await expectAllFresh()
})

test.each<[string, ProductFilter]>([
  ['everything', {}],
  ['nothing', { partTypeIds: [] }],
  ['some kinds', { partTypeIds: [1, 2, 3, 4, 5] }],
  ['a brand', { brandIds: [1] }],
  ['what is on sale', { hasDiscount: true }],
  ['what is on sale and in stock', { hasDiscount: true, isAvailable: true }],
  ['a kind in stock', { partTypeIds: [1], isAvailable: true, isHeavyDuty: true }],
  ['what is premium', { isPremium: true }],
  ['what is recommended, in outlet', { isRecommended: true, isOutlet: true }],
])('the sum of everything tells of %s what the database would', async (_, filter) => {
  expect(isTallied(filter)).toBe(true)
  await expectCounted(filter)
})

const OF_A_CAR: ProductFilter = { car: { modelIds: [1, 2, 3], year: undefined, engines: [] } }
test.each<[string, ProductFilter]>([
  ['a car', OF_A_CAR],
  ['a car, of some brands', { ...OF_A_CAR, brandIds: [1, 2, 3] }],
  ['a car, in stock and on sale', { ...OF_A_CAR, isAvailable: true, hasDiscount: true }],
  ['a word', { words: [['balata']] }],
  ['a word, in outlet', { words: [['balata']], isOutlet: true, isAvailable: true }],
  ['a kind but for one part', { partTypeIds: [1, 2], exceptIds: [1] }],
  ['a price, which is counted by itself', { words: [['balata']], priceFrom: 1_000, priceTo: 90_000 }],
])('and the sum of what a filter leaves tells it of %s', async (_, filter) => {
  expect(isTallied(filter)).toBe(false)
  await expectCounted(filter)
})

const expectCounted = async (filter: ProductFilter) => {
  expect(await deps.counts.all(filter)).toBe(await countMatching(shop.db, filter))
  expect(await deps.counts.partTypes(filter)).toEqual(await countPartTypes(shop.db, filter))
  expect(await deps.counts.brands(filter)).toEqual(await countBrands(shop.db, filter))
  expect(await deps.counts.flags(filter)).toEqual(await countFlags(shop.db, filter))
}
