import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { connect, type Database } from './connect.ts'
import type { PreparedClient } from './prepared-client.ts'

let shop: TestShop
let database: Database
beforeAll(async () => {
  shop = await testShop()
  database = connect({ url: shop.databaseUrl, poolSize: 1, timeoutMs: 5_000, onError: () => {} })
})
afterAll(async () => {
  await database.close()
  await shop.close()
})

async function rowsOf(text: string, values: readonly unknown[]) {
  return (await database.pool.query(text, [...values])).rows
}

/** How often the server has told of columns since. */
async function countTellings() {
  const client = (await database.pool.connect()) as unknown as PreparedClient & { readonly release: () => void }
  let times = 0
  client.connection.on('rowDescription' as never, () => times++)
  client.release()
  return () => times
}

const VALUES = `select $1::int as number, $2::text as word, array['a', 'b c', null, '"'] as words, array['x.png']::text[] as pictures,
  timestamptz '2026-01-02 03:04:05Z' as moment, '[1, null]'::json as list, null::int as nothing, true as truth, 1.50::numeric as exact`

test('a statement is told of its columns once, and answers the same each time, each time with its own values', async () => {
  const tellings = await countTellings()
  const row = (number: number, word: string) => ({
    number,
    word,
    words: ['a', 'b c', null, '"'],
    pictures: ['x.png'],
    moment: new Date('2026-01-02T03:04:05Z'),
    list: [1, null],
    nothing: null,
    truth: true,
    exact: '1.50',
  })
  for (const [number, word] of [
    [1, 'one'],
    [2, 'dos'],
    [3, ''],
  ] as const)
    expect(await rowsOf(VALUES, [number, word])).toEqual([row(number, word)])
  expect(tellings()).toBe(1)
})

test('rows of several statements do not mix, and no rows are no rows', async () => {
  const series = 'select n from generate_series(1, $1::int) n'
  const doubled = 'select n * 2 as twice, $1::text as said from generate_series(1, 2) n'
  for (let round = 0; round < 3; round++) {
    expect(await rowsOf(series, [round])).toEqual(Array.from({ length: round }, (_, i) => ({ n: i + 1 })))
    expect(await rowsOf(doubled, [`${round}`])).toEqual([
      { twice: 2, said: `${round}` },
      { twice: 4, said: `${round}` },
    ])
  }
})

test('what fails says why and who asked, and the next one is answered', async () => {
  const divided = 'select 10 / $1::int as share'
  expect(await rowsOf(divided, [5])).toEqual([{ share: 2 }])
  await expect(rowsOf(divided, [0])).rejects.toMatchObject({ code: '22012' })
  await expect(rowsOf('select $1::int as share', ['no number'])).rejects.toMatchObject({ code: '22P02' })
  expect(await rowsOf(divided, [2])).toEqual([{ share: 5 }])
  expect(await rowsOf('select $1::int as share', [7])).toEqual([{ share: 7 }])
})

test('columns that a migration has changed are refused, and never read as what they were', async () => {
  await database.pool.query('create table told (id int, word text)')
  await database.pool.query("insert into told values ($1, 'before')", [1])
  const all = 'select * from told where id = $1'
  expect(await rowsOf(all, [1])).toEqual([{ id: 1, word: 'before' }])
  await database.pool.query('alter table told drop column word, add column moment date')
  await expect(rowsOf(all, [1])).rejects.toThrow('cached plan must not change result type')
})

test('writes tell how many rows they changed, each time', async () => {
  await database.pool.query('create table written (id int)')
  for (const count of [3, 2, 0]) {
    const { rowCount, command } = await database.pool.query('insert into written select generate_series(1, $1::int)', [count])
    expect([command, rowCount]).toEqual(['INSERT', count])
  }
  const kept = 'update written set id = id where id <= $1 returning id'
  expect((await database.pool.query(kept, [1])).rowCount).toBe(2)
  expect((await database.pool.query(kept, [2])).rows).toHaveLength(4)
})
