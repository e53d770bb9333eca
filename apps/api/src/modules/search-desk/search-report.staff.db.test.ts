import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let desk: Desk
let sold: number
let unsold: number
let cancelled: number
beforeAll(async () => {
  shop = await testShop()
  const ids = await stockTheShelves(shop.db, [
    { partNumber: 'BAL-1', stock: 50 },
    { partNumber: 'BAL-2', stock: 50 },
    { partNumber: 'BAL-3', stock: 50 },
  ])
  ;[sold = 0, unsold = 0, cancelled = 0] = ids
  desk = await asStaff(shop, 'content')
  const ana = await shopperIn(shop)
  for (let i = 0; i < 2; i++) await ana.buyByCard({ lines: [{ ref: String(sold), qty: 1 }], total: 500 })
  const { body } = await ana.start({ lines: [{ ref: String(cancelled), qty: 1 }], total: 500, method: 'oxxo' })
  await ana.order({ transaction_id: body.data.transaction_id })
  await shop.pool.query(`update orders set status = 'cancelled', moved_by = 'clock' where status = 'pending'`)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate search_counts'))

type Counted = { readonly text: string; readonly searches: number } & Partial<{
  readonly daysAgo: number
  readonly nothing: number
  readonly corrected: number
  readonly to: string
  readonly first: readonly number[]
  readonly locale: string
}>
function count({ text, searches, daysAgo = 0, nothing = 0, corrected = 0, to, first = [], locale = 'es' }: Counted) {
  return shop.pool.query('insert into search_counts values (current_date - $1::int, $2, $3, $4, $5, $6, $7, $8)', [
    daysAgo,
    locale,
    text,
    searches,
    nothing,
    corrected,
    to ?? null,
    first,
  ])
}
async function report(dias = 30) {
  return (await desk.get(`/admin/busquedas?dias=${dias}`)).body.data
}

test('nothing searched is an empty report', async () => {
  expect(await report()).toEqual({ busquedas: 0, sin_resultado: 0, no_encontrado: [], corregido: [], no_vendido: [] })
})

test('what was not found is added up over the days of the period, the most missed first', async () => {
  await count({ text: 'cardan', searches: 4, nothing: 4, daysAgo: 6 })
  await count({ text: 'cardan', searches: 2, nothing: 1, first: [sold] })
  await count({ text: 'turbina', searches: 9, nothing: 2, daysAgo: 1 })
  await count({ text: 'turbina', searches: 1, nothing: 1, locale: 'en' })
  await count({ text: 'balatas', searches: 50, first: [sold] })
  await count({ text: 'vieja', searches: 9, nothing: 9, daysAgo: 7 })
  const week = await report(7)
  expect(week).toMatchObject({ busquedas: 66, sin_resultado: 8 })
  expect(week.no_encontrado).toEqual([
    { idioma: 'es', texto: 'cardan', busquedas: 6, sin_resultado: 5, ya_se_encuentra: true },
    { idioma: 'es', texto: 'turbina', busquedas: 9, sin_resultado: 2, ya_se_encuentra: false },
    { idioma: 'en', texto: 'turbina', busquedas: 1, sin_resultado: 1, ya_se_encuentra: false },
  ])
  expect((await report(30)).no_encontrado[0]).toMatchObject({ texto: 'vieja', sin_resultado: 9 })
})

test('what was corrected says to what lately, and how often its first parts were sold', async () => {
  await count({ text: 'valatas', searches: 3, corrected: 3, to: 'valetas', daysAgo: 2 })
  await count({ text: 'valatas', searches: 2, corrected: 1, to: 'balatas', first: [sold, unsold] })
  await count({ text: 'radiadro', searches: 1, corrected: 1, to: 'radiador', first: [unsold] })
  expect((await report()).corregido).toEqual([
    { idioma: 'es', texto: 'valatas', busquedas: 5, corregidas: 4, corregido_a: 'balatas', vendidas: 2 },
    { idioma: 'es', texto: 'radiadro', busquedas: 1, corregidas: 1, corregido_a: 'radiador', vendidas: 0 },
  ])
})

test('searched and not sold: three times at least, found, and none of its first parts in an order that stands', async () => {
  await count({ text: 'discos', searches: 2, daysAgo: 3, first: [sold] })
  await count({ text: 'discos', searches: 1, first: [unsold] })
  await count({ text: 'tambores', searches: 8, first: [cancelled] })
  await count({ text: 'balatas', searches: 9, first: [unsold, sold] })
  await count({ text: 'pocas', searches: 2, first: [unsold] })
  await count({ text: 'nada', searches: 5, nothing: 5 })
  expect((await report()).no_vendido).toEqual([
    { idioma: 'es', texto: 'tambores', busquedas: 8 },
    { idioma: 'es', texto: 'discos', busquedas: 3 },
  ])
})

test('no list is longer than a hundred', async () => {
  for (let i = 0; i < 103; i++) await count({ text: `nada ${i}`, searches: 1, nothing: 1 })
  expect((await report()).no_encontrado.length).toBe(100)
})
