import type { Locale } from '@shop/domain/locale'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notingStatements } from '../../testing/noting-statements.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { createNames } from './names.queries.ts'
import { selectSummaries, summaryOf } from './product-summaries.queries.ts'
import { createSummaryCache, type LoadSummaries } from './summary-cache.ts'

let shop: TestShop
let ids: number[]
let during: ReturnType<typeof notingStatements>['during']
let loadSummaries: LoadSummaries
let version = 1
let now = Date.now()
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
  ids = (await shop.db.selectFrom('products').select('id').orderBy('id').limit(6).execute()).map(({ id }) => id)
})
beforeEach(() => {
  const noted = notingStatements(shop.db)
  during = noted.during
  loadSummaries = createSummaryCache(
    noted.db,
    createNames(shop.db, () => version),
    () => version,
    () => now,
  )
})
afterAll(() => shop.close())

/** In one question, with everything joined. */
async function readParts(locale: Locale, wanted: readonly number[]) {
  const rows = await selectSummaries(shop.db, locale).where('p.id', 'in', wanted).execute()
  return wanted.flatMap((id) => rows.filter((row) => row.id === id).map(summaryOf))
}

test('parts come in the order in which they are asked for, in each language, whoever read them first', async () => {
  const [first, second, third] = ids as [number, number, number]
  await loadSummaries('es', [second])
  for (const locale of ['es', 'en'] as const) {
    expect(await loadSummaries(locale, [third, second, first])).toEqual(await readParts(locale, [third, second, first]))
    expect(await loadSummaries(locale, [first, third])).toEqual(await readParts(locale, [first, third]))
  }
})

test('a part that stands in several lists is read once', async () => {
  expect(await during(() => loadSummaries('es', ids))).toBe(1)
  expect(await during(() => loadSummaries('es', ids.toReversed()))).toBe(0)
  const { id } = await shop.db.selectFrom('products').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(await during(() => loadSummaries('es', [...ids, id]))).toBe(1)
})

test('after a change, and after ten seconds, parts are read anew', async () => {
  const read = () => during(() => loadSummaries('es', ids))
  await read()
  version++
  expect(await read()).toBe(1)
  now += 9_999
  expect(await read()).toBe(0)
  now += 1
  expect(await read()).toBe(1)
})

test('what was read before a change is not taken for what is after it', async () => {
  const before = loadSummaries('es', ids)
  version++
  const after = loadSummaries('es', ids)
  expect(await during(() => Promise.all([before, after]))).toBe(2)
  expect(await during(() => loadSummaries('es', ids))).toBe(0)
})

test('a part that is gone is left out', async () => {
  expect((await loadSummaries('es', [...ids, 2_000_000_000])).map(({ id }) => Number(id))).toEqual(ids)
})

test('a discount ends by the clock that parts are kept by', async () => {
  const [id] = ids as [number]
  await shop.db
    .updateTable('products')
    .set({ promotion_id: (query) => query.selectFrom('promotions').select('id').orderBy('ends_at', 'desc').limit(1) })
    .where('id', '=', id)
    .execute()
  const { ends_at } = await shop.db.selectFrom('promotions').select('ends_at').orderBy('ends_at', 'desc').executeTakeFirstOrThrow()
  version++
  now = ends_at.getTime()
  const [before] = await loadSummaries('es', [id])
  now += 10_000
  const [after] = await loadSummaries('es', [id])
  expect([before?.promotion?.endsAt, after?.promotion]).toEqual([ends_at, undefined])
})
