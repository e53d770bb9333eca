import { shopperIn } from '@shop/api/testing/shoppers'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from './create-metrics.ts'
import { metricsFiller } from './fill-metrics.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('orders, payments, holds, jobs, the pool and every part of the shop are told', async () => {
  const [part = 0] = await stockTheShelves(shop.db, [{ partNumber: 'BR-1', priceCents: 50_000, stock: 50 }])
  const ana = await shopperIn(shop)
  const lines = [{ ref: String(part), qty: 2 }]
  await ana.buyByCard({ lines, total: 1_000 })
  await ana.start({ lines, method: 'stripe', total: 1_000 })
  await shop.pool.query(`select graphile_worker.add_job('send-audit-anchor', '{}')`)
  await shop.pool.query(
    `update graphile_worker._private_jobs j set attempts = max_attempts from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'send-audit-anchor'`,
  )
  shop.tally.job('send-message', 'wrong')
  const metrics = createMetrics('1.2.3')
  const fill = metricsFiller(metrics, { deps: shop, dataFolder: shop.settings.dataFolder })
  await fill()
  await fill()
  const text = await metrics.registry.metrics()
  for (const line of [
    'orders{status="paid"} 1',
    'payments{provider="sandbox",status="paid"} 1',
    'stock_held_pieces 2',
    'jobs_given_up{task="send-audit-anchor"} 1',
    'jobs_failed_total{task="send-message"} 1',
    'worker_last_seen_seconds +Inf',
    'condition_trouble{part="database"} 0',
    'condition_trouble{part="worker"} 1',
    'pg_pool_connections{state="waiting"} 0',
  ])
    expect(text).toContain(`${line}\n`)
  expect(text).toMatch(/payment_calls_total\{outcome="answered"\} [1-9]/)
  expect(text).toMatch(/disk_free_bytes [1-9]/)
  // Nobody makes backups yet, so nothing is said of them.
  expect(text).not.toMatch(/^backup_last_success_timestamp_seconds /m)
  expect(text).not.toContain('@')
})
