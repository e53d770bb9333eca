import { cents } from '@shop/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { auditProvider } from './audit-provider.ts'

let shop: TestShop
const intents: string[] = []
let refundId: string
beforeAll(async () => {
  shop = await testShop()
  await shop.sandbox?.sandbox.saveSwitches({ isLosing: true })
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 50 }])
  const ana = await shopperIn(shop)
  for (let i = 0; i < 3; i++) await ana.buyByCard({ lines: [{ ref: String(id), qty: 1 }], total: 500 })
  const { rows } = await shop.pool.query('select reference from payments order by id')
  intents.push(...rows.map(({ reference }) => reference))
  const [intentId = ''] = intents
  const { id: made } = await shop.payments.refund({
    intentId,
    amount: cents(100),
    idempotencyKey: 'r',
    reason: 'duplicate',
    metadata: {},
  })
  refundId = made
})
afterAll(() => shop.close())

test('the provider itself is asked: charges and refunds that the books do not have, payments that it does not have', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  const broken = async () => (await auditProvider(shop, tomorrow)).map((finding) => finding.broken)
  expect(await broken()).toEqual([[], [], [refundId]])
  await shop.pool.query(
    `delete from sandbox_objects where kind = 'balance-transaction' and data ->> 'source' in
    (select id from sandbox_objects where data ->> 'payment_intent' = $1)`,
    [intents[1]],
  )
  await shop.pool.query(`update payments set status = 'failed', paid_at = null where reference = $1`, [intents[2]])
  const before = (await shop.pool.query('select (select count(*) from provider_movements) + (select count(*) from money_cases) as rows'))
    .rows
  expect(await broken()).toEqual([[intents[1]], [intents[2]], [refundId]])
  expect(
    (await shop.pool.query('select (select count(*) from provider_movements) + (select count(*) from money_cases) as rows')).rows,
  ).toEqual(before)
})
