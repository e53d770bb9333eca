import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { asideOf, besideName, createBeside, databaseIn, dropDatabase, dropScratch } from './beside-database.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('a name that PostgreSQL would cut off is refused, so that none is taken for the shop’s own', () => {
  const url = (name: string) => `postgres://localhost/${encodeURIComponent(name)}`
  expect(besideName(url('x'.repeat(56)), '_verify')).toHaveLength(63)
  expect(() => besideName(url('x'.repeat(57)), '_verify')).toThrow(/too long/)
  expect(() => besideName(url('ñ'.repeat(29)), '_verify')).toThrow(/too long/)
})

test('what an earlier run left is dropped, what somebody else made is not', async () => {
  const name = besideName(shop.databaseUrl, '_verify')
  await asideOf(shop.databaseUrl, async (client) => {
    const count = async () => (await client.query('select from pg_database where datname = $1', [name])).rowCount
    await createBeside(client, name, databaseIn(shop.databaseUrl))
    await createBeside(client, name, databaseIn(shop.databaseUrl))
    await dropScratch(client, name)
    expect(await count()).toBe(0)
    await dropScratch(client, name)

    await client.query(`create database ${name}`)
    await expect(dropScratch(client, name)).rejects.toThrow(/was not made by a backup/)
    await expect(createBeside(client, name, databaseIn(shop.databaseUrl))).rejects.toThrow(/was not made by a backup/)
    expect(await count()).toBe(1)
    await dropDatabase(client, name)
  })
})
