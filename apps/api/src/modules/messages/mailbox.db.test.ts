import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('a queued message lands in the mailbox, newest first, and is never kept by a cache', async () => {
  const worker = await startShopWorker(shop, () => {})
  try {
    for (const text of ['uno', 'dos']) {
      await shop.jobs.enqueue(shop.db, 'send-message', { channel: 'sms', to: '2225550101', subject: '', text, html: undefined })
      await expect.poll(async () => (await shop.get('/api/buzon')).body.data[0]?.texto).toBe(text)
    }
  } finally {
    await worker.stop()
  }
  const { headers, body } = await shop.get('/api/buzon')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.data.map(({ texto, canal, para }: Record<string, string>) => [canal, para, texto])).toEqual([
    ['sms', '2225550101', 'dos'],
    ['sms', '2225550101', 'uno'],
  ])
})
