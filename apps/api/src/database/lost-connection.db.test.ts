import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLine } from '../testing/faulty-line.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { assertKnownSchema } from './known-schema.ts'
import { migrate } from './migrate.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const whoWaits = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%from migrations%'`

test.each([
  ['looks at the tables', assertKnownSchema],
  ['brings the tables up to date', migrate],
])('a connection that is lost while somebody %s fails that, and ends no process', async (_, look: (url: string) => Promise<unknown>) => {
  const unheard: Error[] = []
  const hear = (error: Error) => unheard.push(error)
  process.on('uncaughtException', hear)
  const line = await openLine(shop.databaseUrl)
  const holder = new Client(shop.databaseUrl)
  await holder.connect()
  try {
    await holder.query('begin; lock table migrations in access exclusive mode')
    const looking = look(line.url).then(
      () => 'looked',
      (error: Error) => error.message,
    )
    await expect.poll(async () => (await shop.pool.query(whoWaits)).rowCount).toBe(1)
    line.cut()
    expect(await looking).toMatch(/terminat/)
    expect(unheard).toEqual([])
  } finally {
    process.off('uncaughtException', hear)
    await holder.end()
    await line.close()
  }
})
