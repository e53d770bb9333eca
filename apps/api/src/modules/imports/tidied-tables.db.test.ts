import { afterEach, beforeEach, expect, test } from 'vitest'
import { importDesk } from '../../testing/import-calls.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { importJobs } from './imports.jobs.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})
afterEach(() => shop.close())

/** Which tables somebody has measured and marked since the shop is there; autovacuum does not come this soon. */
async function vacuumed(): Promise<string[]> {
  await shop.pool.query('select pg_stat_clear_snapshot()')
  const { rows } = await shop.pool.query('select relname from pg_stat_user_tables where last_vacuum is not null order by relname')
  return rows.map(({ relname }) => relname)
}

async function applied(count: number) {
  const numbers = Array.from({ length: count }, (_, i) => `BAL-${i}`)
  await stockTheShelves(
    shop.db,
    numbers.map((partNumber) => ({ partNumber })),
  )
  const desk = await importDesk(shop)
  const checked = await desk.bring(`Código;Precio\n${numbers.map((number) => `${number};700`).join('\n')}\n`)
  expect(checked.informe).toMatchObject({ cambiados: count })
  const said = { importId: Number(checked._id) }
  await desk.ask('POST', `/importaciones/${checked._id}/aplicar`, { revision: checked.revision })
  await importJobs(shop)['apply-import'](said)
  expect((await desk.show(checked._id)).estado).toBe('aplicada')
}

test('a large import leaves the tables as fast as it found them', async () => {
  await applied(1_000)
  expect(await vacuumed()).toEqual(['fitments', 'part_number_keys', 'products'])
})

test('a small one is not worth looking at all of them', async () => {
  await applied(3)
  expect(await vacuumed()).toEqual([])
})
