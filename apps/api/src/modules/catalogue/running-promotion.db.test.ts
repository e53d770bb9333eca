import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { isRunning, runsAt } from './running-promotion.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('a promotion runs by the same rule in a question, in the sum of a discount and among the kept names', async () => {
  const [past, coming] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  const spans = [
    [past, coming],
    [new Date(past.getTime() - 1), past],
    [coming, new Date(coming.getTime() + 1)],
  ] as const
  const all = ['activo', 'Activo', 'ACTIVO', 'inactivo'].flatMap((status) => spans.map((span) => ({ status, span })))
  await shop.db
    .insertInto('promotions')
    .values(
      all.map(({ status, span: [starts_at, ends_at] }, i) => ({
        slug: `regla-${i}`,
        name_es: `Regla ${i}`,
        name_en: `Rule ${i}`,
        description_es: '',
        description_en: '',
        discount_percent: '10',
        status,
        starts_at,
        ends_at,
      })),
    )
    .execute()
  const rows = await shop.db
    .selectFrom('promotions as o')
    .select(['o.status', 'o.starts_at', 'o.ends_at', isRunning.as('asked'), sql<boolean>`running_discount(o.id) > 0`.as('summed')])
    .select(sql<Date>`now()`.as('now'))
    .where('o.slug', 'like', 'regla-%')
    .orderBy('o.id')
    .execute()
  const judged = rows.map((row) => [row.asked, row.summed, runsAt(row, row.now.getTime())])
  expect(judged).toEqual(all.map(({ status }, i) => Array(3).fill(status !== 'inactivo' && i % spans.length === 0)))
})
