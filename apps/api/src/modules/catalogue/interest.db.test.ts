import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RENDERING_HEADER } from '../../http/own-pages.ts'
import { caughtUp } from '../../testing/caught-up.ts'
import { type Refaccionaria, stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { catalogueJobs } from './catalogue.jobs.ts'

let shop: TestShop
let stocked: Refaccionaria
beforeAll(async () => {
  shop = await testShop()
  stocked = await stockARefaccionaria(shop.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate product_interest')
  await shop.pool.query('update products set popularity = 0')
  await caughtUp(shop)
})

function idOf(number: string) {
  return stocked.ids.get(number) ?? 0
}
async function rows(): Promise<number> {
  return Number((await shop.pool.query('select count(*) from product_interest')).rows[0].count)
}
/** What was gathered is written within a second or so. */
function recorded(count: number) {
  return expect.poll(rows).toBe(count)
}

/** Through a host of their own: when it has closed, all that they looked at is written and nothing comes later. */
async function visited(visits: (open: Opens, visit: Visits) => Promise<void>) {
  // A thousand visits of one address in a minute are more than the API answers to strangers.
  const { app, close } = await testShop({ WEB_ADDRESSES: '203.0.113.7,203.0.113.1' }, { beside: shop })
  try {
    await visits(
      (ref, remoteAddress) => app.inject({ method: 'POST', url: '/api/products/visto', payload: { ref }, remoteAddress }),
      (path, remoteAddress, headers = {}) => app.inject({ url: `/api/products/${path}`, remoteAddress, headers }),
    )
  } finally {
    await close()
  }
}
type Answered = Promise<{ readonly statusCode: number }>
type Opens = (number: string, address: string) => Answered
type Visits = (path: string, address: string, headers?: Record<string, string>) => Answered
/** As our own pages read, which is no interest. */
async function read(path: string) {
  return (await shop.ask('GET', path, { headers: { [RENDERING_HEADER]: '1' } })).body.data
}

async function interest(number: string, daysAgo: number, visitors: number) {
  await shop.pool.query(
    `insert into product_interest (product_id, visitor, day) select $1, 'visitor ' || n, current_date - $2::int from generate_series(1, $3::int) n`,
    [idOf(number), daysAgo, visitors],
  )
}
async function popularity(number: string): Promise<number> {
  return (await shop.pool.query('select popularity from products where id = $1', [idOf(number)])).rows[0].popularity
}
async function mostSearched(): Promise<{ numbers: string[]; total: number }> {
  const { data } = (await shop.get('/api/products/mas-buscados')).body
  return { numbers: data.docs.map(({ codigo }: { codigo: string }) => codigo), total: data.total }
}
function refresh() {
  return shop.pool.query('select refresh_popularity()')
}

test('a thousand opens by one visitor count once', async () => {
  await visited(async (open) => {
    for (let i = 0; i < 1_000; i++) expect((await open('AMO-334', '203.0.113.7')).statusCode).toBe(200)
    await recorded(1)
    await open('AMO-334', '203.0.113.7')
    await open('AMO-334', '203.0.113.8')
    await recorded(2)
    await refresh()
    expect(await popularity('AMO-334')).toBe(2)
  })
})

test('opening by another name or on its page is the same interest', async () => {
  await visited(async (open, visit) => {
    await open('amo334', '203.0.113.7')
    await open('LT-100008', '203.0.113.7')
    await visit('show/p?ref=AMO-334', '203.0.113.7')
    await open('GP-134', '203.0.113.7')
  })
  expect(await rows()).toBe(2)
})

test('a household counts as one, and who it is stays unknown', async () => {
  await visited(async (open) => {
    await open('AMO-334', '2001:db8:1:2:aaaa::1')
    await open('AMO-334', '2001:db8:1:2:bbbb::2')
    await open('AMO-334', '::ffff:203.0.113.9')
    await open('AMO-334', '203.0.113.9')
  })
  expect(await rows()).toBe(2)
  const { rows: kept } = await shop.pool.query('select visitor from product_interest')
  for (const { visitor } of kept) expect(visitor).toMatch(/^[\w-]{16}$/)
})

test('a search is interest in its first hits; paging on, lists and our own pages are not', async () => {
  await visited(async (_, visit) => {
    await visit('search/d?search=balatas&page=2&limit=1', '203.0.113.1')
    await visit('categorias', '203.0.113.1')
    await visit('filters?marca=Bosch', '203.0.113.1')
    await visit('search/d', '203.0.113.1')
    await visit('search/d?search=balatas', '203.0.113.1', { [RENDERING_HEADER]: '1' })
    await visit('show/p?ref=AMO-334', '203.0.113.1', { [RENDERING_HEADER]: '1' })
    await visit('search/d?search=balatas', '203.0.113.2')
  })
  expect(await rows()).toBe(3)
})

test('interest in what does not exist is a 404', async () => {
  const { status, body } = await shop.post('/api/products/visto', { ref: 'nada' })
  expect([status, body.code]).toEqual([404, 'product_not_found'])
})

test('interest halves every week and is forgotten after two months', async () => {
  await interest('AMO-334', 0, 1)
  await interest('GP-134', 7, 2)
  await interest('BV-1001', 14, 1)
  await interest('RT-510', 60, 500)
  await refresh()
  expect(await popularity('AMO-334')).toBeCloseTo(1, 4)
  expect(await popularity('GP-134')).toBeCloseTo(1, 4)
  expect(await popularity('BV-1001')).toBeCloseTo(0.25, 4)
  expect(await popularity('RT-510')).toBe(0)
})

test('who looked long ago is forgotten, also of a part that is off sale meanwhile', async () => {
  await interest('GP-134', 0, 1)
  await interest('AMO-334', 0, 1)
  await refresh()
  await shop.pool.query(`update product_interest set day = day - 60`)
  await shop.pool.query(`update products set status = 'inactive' where part_number = 'GP-134'`)
  try {
    await refresh()
    expect([await popularity('GP-134'), await popularity('AMO-334')]).toEqual([0, 0])
  } finally {
    await shop.pool.query(`update products set status = 'active' where part_number = 'GP-134'`)
  }
})

test('a part is written only when its interest moved', async () => {
  await interest('GP-134', 3, 2)
  const changed = async () => (await shop.pool.query('select refresh_popularity() as changed')).rows[0].changed
  expect([await changed(), await changed()]).toEqual([1, 0])
})

test('most searched is ordered by recent interest, not by old fame', async () => {
  await interest('GP-134', 30, 10)
  await interest('AMO-334', 0, 2)
  await interest('BV-1001', 7, 3)
  await refresh()
  expect((await mostSearched()).numbers).toEqual(['AMO-334', 'BV-1001', 'GP-134'])
})

test('the work by the clock counts anew, throws old rows away and is heard of', async () => {
  await interest('RT-510', 61, 3)
  await interest('AMO-334', 0, 2)
  const before = await mostSearched()
  expect(before.numbers).toEqual([])
  await catalogueJobs(shop)['refresh-popularity']({})
  expect(await rows()).toBe(2)
  await expect.poll(mostSearched).toEqual({ numbers: ['AMO-334'], total: 1 })
  await interest('GP-134', 0, 1)
  await catalogueJobs(shop)['refresh-popularity']({})
  await expect.poll(mostSearched).toEqual({ numbers: ['AMO-334', 'GP-134'], total: 2 })
})

test('what is looked for comes first among what can be bought', async () => {
  await interest('BT-4001', 0, 3)
  await interest('RAD-B13', 0, 9)
  await refresh()
  const first = async (text: string) => (await read(`/api/products/search/d?search=${text}`)).docs[0].codigo
  expect(await first('balatas')).toBe('BT-4001')
  expect(await first('radiador')).toBe('48510-59895')
})

// --- prices that the clock changes ---

/** Time goes by: the dates change and nobody edits the promotion. */
async function shiftDates(starts: string, ends: string) {
  await shop.pool.query(`begin; alter table promotions disable trigger promotions_changed;
    update promotions set starts_at = now() + '${starts}'::interval, ends_at = now() + '${ends}'::interval where slug = 'frenos';
    alter table promotions enable trigger promotions_changed; commit`)
}
function edit(change: string) {
  return shop.pool.query(`update promotions set ${change} where slug = 'frenos'`)
}
async function sortPrice() {
  return (await shop.pool.query('select sort_price_cents, sort_discount::float from products where part_number = $1', ['BV-1001'])).rows[0]
}
const FULL = { sort_price_cents: 85_000, sort_discount: 0 }
const OFF = { sort_price_cents: 76_500, sort_discount: 10 }
async function discounted(): Promise<number> {
  return (await shop.get('/api/products/productos-promocion')).body.data.total
}
async function refreshPrices() {
  return (await shop.pool.query('select refresh_sort_prices() as changed')).rows[0].changed
}

test('a promotion that ends or begins changes the prices that lists are sorted by', async () => {
  expect(await sortPrice()).toEqual(OFF)
  await shiftDates('-2 hours', '-1 second')
  expect(await refreshPrices()).toBe(3)
  expect(await sortPrice()).toEqual(FULL)
  await shiftDates('1 hour', '2 hours')
  expect(await refreshPrices()).toBe(0)
  await shiftDates('-1 second', '2 hours')
  expect(await refreshPrices()).toBe(3)
  expect(await sortPrice()).toEqual(OFF)
})

test('what is shown never waits for that', async () => {
  const shown = async () => (await read('/api/products/show/p?ref=BV-1001')).producto.precio_final
  expect(await shown()).toBe(765)
  await shiftDates('-2 hours', '-1 second')
  // What is kept of it is made anew, at the latest after half a minute.
  await caughtUp(shop)
  expect([await shown(), await sortPrice()]).toEqual([850, OFF])
  await shiftDates('-1 second', '2 hours')
  await caughtUp(shop)
  expect(await shown()).toBe(765)
})

test('the work of every minute is heard of by whoever counts discounts', async () => {
  expect(await discounted()).toBe(3)
  await shiftDates('-2 hours', '-1 second')
  await catalogueJobs(shop)['refresh-sort-prices']({})
  await expect.poll(discounted).toBe(0)
  await shiftDates('-1 second', '2 hours')
  await catalogueJobs(shop)['refresh-sort-prices']({})
  await expect.poll(discounted).toBe(3)
})

test('an edited promotion counts at once', async () => {
  await edit("status = 'inactivo'")
  expect(await sortPrice()).toEqual(FULL)
  await edit("status = 'ACTIVO', discount_percent = 50")
  expect(await sortPrice()).toEqual({ sort_price_cents: 42_500, sort_discount: 50 })
  await edit("ends_at = now() - interval '1 second', starts_at = now() - interval '1 hour'")
  expect(await sortPrice()).toEqual(FULL)
  await edit("ends_at = now() + interval '1 hour', discount_percent = 10")
  expect(await sortPrice()).toEqual(OFF)
})

test('so does a price or a promotion that a product is given', async () => {
  const set = (change: string) => shop.pool.query(`update products set ${change} where part_number = 'BV-1001'`)
  await set('price_cents = 100000')
  expect(await sortPrice()).toEqual({ sort_price_cents: 90_000, sort_discount: 10 })
  await set('promotion_id = null')
  expect(await sortPrice()).toEqual({ sort_price_cents: 100_000, sort_discount: 0 })
  await set(`promotion_id = ${stocked.promotionId}, price_cents = 85000`)
  expect(await sortPrice()).toEqual(OFF)
})
