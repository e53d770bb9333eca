import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer, mailboxOf, secretIn } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { customerDeps } from './customer-deps.ts'
import { sendAccountMessage } from './send-account-message.ts'

let shop: TestShop
let stopWorker: () => Promise<void>
beforeAll(async () => {
  shop = await testShop()
  stopWorker = (await startShopWorker(shop, () => {})).stop
})
afterAll(async () => {
  await stopWorker()
  await shop.close()
})

test('a link in the mailbox stays good when the job that mailed it runs again; another request ends it', async () => {
  const email = 'dos@example.mx'
  await addCustomer(shop, email)
  const ask = (requestId: string) => sendAccountMessage(customerDeps(shop), { requestId, purpose: 'reset-password', email })
  const links = async (count: number) => {
    await expect.poll(() => mailboxOf(shop, email)).toHaveLength(count)
    return (await mailboxOf(shop, email)).map(({ text }) => secretIn(text))
  }
  const check = async (secret = '') => (await shop.get(`/api/clientes/password/reset/${secret}`)).status
  const requestId = randomUUID()
  for (let i = 0; i < 2; i++) await ask(requestId)
  const [first] = await links(1)
  expect(await check(first)).toBe(200)
  await ask(randomUUID())
  const [second] = await links(2)
  expect([await check(first), await check(second)]).toEqual([400, 200])
})

test('of messages that are made at the same time one is good, whichever was the last', async () => {
  const email = 'varios@example.mx'
  const id = await addCustomer(shop, email)
  for (let round = 0; round < 5; round++) {
    const ask = () => sendAccountMessage(customerDeps(shop), { requestId: randomUUID(), purpose: 'permit-sign-in', email })
    await Promise.all([ask(), ask(), ask(), ask()])
    const { rows } = await shop.pool.query(
      'select count(*)::int as good from customer_secrets where customer_id = $1 and used_at is null and expires_at > now()',
      [id],
    )
    expect(rows[0].good).toBe(1)
  }
})
