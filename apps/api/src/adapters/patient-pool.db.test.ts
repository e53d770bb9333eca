import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { type Line, openLine } from '../testing/faulty-line.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { patientPool } from './patient-pool.ts'

let shop: TestShop
let line: Line
beforeAll(async () => {
  shop = await testShop()
  line = await openLine(shop.databaseUrl)
})
afterAll(async () => {
  await line.close()
  await shop.close()
})

const withPool = async (work: (pool: ReturnType<typeof patientPool>) => Promise<void>) => {
  const { pool, close } = connect({ url: line.url, poolSize: 2, patienceMs: 5_000, onError: () => {} })
  await work(patientPool(pool)).finally(close)
}
const DONE = { name: 'complete_job', text: 'select 1 as one', values: [] }

test('that a job is done is left unsaid where the connection is lost just then; whatever else is lost is told', async () => {
  await withPool(async (pool) => {
    const client = await pool.connect()
    expect((await client.query(DONE)).rows).toEqual([{ one: 1 }])
    line.cut()
    await expect(client.query('select 1')).rejects.toThrow()
    expect((await client.query(DONE)).rows).toEqual([])
    client.release(true)
  })
})

test('what the database itself refuses is told, also of a job that is done', async () => {
  await withPool(async (pool) => {
    const client = await pool.connect()
    await expect(client.query({ ...DONE, text: 'select 1 / 0' })).rejects.toThrow('division by zero')
    client.release()
  })
})

test('without a database nobody is told that a job is done, and whoever asks for one hears why', async () => {
  await line.set({ kind: 'refused' })
  await withPool(async (pool) => {
    const client = await pool.connect()
    expect((await client.query(DONE)).rows).toEqual([])
    await expect(client.query('select 1')).rejects.toThrow()
    client.release()
  })
  await line.set({ kind: 'none' })
})
