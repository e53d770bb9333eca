import type { AskedPage, AskedProducts } from '@shop/domain/asked-products'
import { cents } from '@shop/domain/money'
import { TRAIT_WORDS } from '@shop/domain/part-traits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { notingStatements } from '../../testing/noting-statements.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { type CatalogueDeps, catalogueDeps } from './catalogue-deps.ts'
import { createFacets } from './count-facets.ts'
import { findProducts } from './find-products.ts'
import { refreshSortPrices } from './interest.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { countMatching, listIds } from './products.queries.ts'
import { narrowed } from './resolve-asked.ts'
import type { Flags } from './sum-of.ts'
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
  deps = catalogueDeps({ db: noted.db, readDb: noted.db, changes: { ...shop.changes }, now: shop.now })
  facetsOf = createFacets(deps)
  await Promise.all([deps.directory(), deps.windows()])
})
afterAll(() => shop.close())

function page(asked: AskedProducts, number = 1): AskedPage {
  return { ...asked, page: number, limit: 4, sort: 'relevance' }
}
/** As somebody is told who asks for the first time. */
function fresh(asked: AskedProducts) {
  return createFacets(catalogueDeps({ ...shop, changes: { ...shop.changes } }))('es', asked)
}

test.each<[string, AskedProducts, number]>([
  // The sum of everything, in a transaction that says how long it may take.
  ['the whole shop', {}, 3],
  ['a category', { category: ['frenos'] }, 0],
  ['a brand', { brand: ['bosch'] }, 0],
  // Total, kinds, brands, flags and words of names in one; and, the first time, whether all names have been read.
  ['a car', { make: 'Nissan', model: 'Tsuru' }, 2],
  ['a car, of one brand', { make: 'Nissan', model: 'Tsuru', brand: ['bosch'] }, 0],
  ['a car, at a price', { make: 'Nissan', model: 'Tsuru', priceFrom: cents(10_000) }, 1],
  ['a kind', { search: 'balatas' }, 0],
  // Those that have its row, and those whose name alone has it.
  ['a kind for a car', { search: 'balatas tsuru' }, 2],
  ['the same, at the front', { search: 'balatas delanteras tsuru' }, 0],
  ['a kind at the rear', { search: 'balatas traseras' }, 0],
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
async function expectAllFresh() {
  for (const asked of everyAsked) expect([asked, await facetsOf('es', asked)]).toEqual([asked, await fresh(asked)])
}
async function changed(sql: string) {
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

test('of a part that is called otherwise', async () => {
  const positions = async () => {
    const { position } = await facetsOf('es', { category: ['frenos'] })
    const called = (trait: string) => position.find(({ slug }) => slug === trait)?.products ?? 0
    return { front: called('delantero'), rear: called('trasero') }
  }
  const before = await positions()
  await changed(`update products set name_es = 'Balatas traseras', name_en = 'Brake pads' where id = (
    select min(id) from products where status = 'active' and name_es = 'Balatas delanteras')`)
  expect(await positions()).toEqual({ front: before.front - 1, rear: before.rear + 1 })
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
  ['a position', { partTypeIds: [1, 2, 3, 4, 5], traits: [['delantero']] }],
  ['a position that was said, of two materials', { words: [['delantero', 'trasero']], traits: [['ceramica', 'semimetalica']] }],
  ['a trait that nobody knows', { traits: [[]] }],
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
  ['a car, at the front', { ...OF_A_CAR, traits: [['delantero']] }],
  ['a word and a position', { words: [['balata'], ['delantero', 'trasero']], isAvailable: true }],
  ['a position, or a word', { words: [['delantero', 'disco']] }],
  ['a word at a price', { words: [['balata']], priceFrom: 30_000, priceTo: 90_000 }],
  ['a car at a price, in stock', { ...OF_A_CAR, priceFrom: 30_000, isAvailable: true }],
  ['a kind at a price that nothing has', { partTypeIds: [1, 2], priceTo: 1 }],
])('and the sum of what a filter leaves tells it of %s', async (_, filter) => {
  expect(isTallied(filter)).toBe(false)
  await expectCounted(filter)
})

/** Each choice says how many parts the list will have that it leads to. */
async function expectCounted(filter: ProductFilter) {
  const { total, byType, byBrand, byTraitWord, flags } = await deps.counts.sum(filter)
  const countWith = (choice: ProductFilter) => countMatching(shop.db, narrowed(filter, choice))
  const countEach = async <Key>(keys: readonly Key[], choiceOf: (key: Key) => ProductFilter) => {
    const counted = await Promise.all(keys.map(async (key) => [key, await countWith(choiceOf(key))] as const))
    return new Map(counted.filter(([, n]) => n > 0))
  }
  const { brands } = await deps.directory()
  expect(total).toBe(await countMatching(shop.db, filter))
  expect(await deps.counts.all(filter)).toBe(total)
  expect(byType).toEqual(await countKinds(filter))
  expect(byBrand).toEqual(
    await countEach(
      brands.map(({ id }) => id),
      (id) => ({ brandIds: [id] }),
    ),
  )
  expect(byTraitWord).toEqual(await countEach(TRAIT_WORDS, (word) => ({ traits: [...(filter.traits ?? []), [word]] })))
  expect(flags).toEqual({
    price: flags.price,
    available: await countWith({ isAvailable: true }),
    outlet: await countWith({ isOutlet: true }),
    discounted: await countWith({ hasDiscount: true }),
    heavyDuty: await countWith({ isHeavyDuty: true }),
  })
  await expectPrices(filter, flags.price)
}

/** By the parts themselves: whoever chooses a kind beside a car is shown its universal parts too. */
async function countKinds(filter: ProductFilter): Promise<Map<number, number>> {
  const ids = await listIds(shop.db, 'es', filter, { offset: 0, limit: 1_000, sort: 'relevance' }, 'interest')
  const { rows } = await shop.pool.query<{ kind: number; n: number }>(
    'select part_type_id as kind, count(*)::int as n from products where id = any($1) group by 1',
    [ids],
  )
  return new Map(rows.map(({ kind, n }) => [kind, n]))
}

/** The cheapest and the dearest of what is left at any price. */
async function expectPrices({ priceFrom, priceTo, ...filter }: ProductFilter, { from, to }: Flags['price']) {
  const all = await countMatching(shop.db, filter)
  expect(await countMatching(shop.db, { ...filter, priceFrom: from, priceTo: to })).toBe(all)
  expect(await countMatching(shop.db, { ...filter, priceFrom: from + 1 })).toBeLessThan(all || 1)
  expect(await countMatching(shop.db, { ...filter, priceTo: to - 1 })).toBeLessThan(all || 1)
}
