import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { listenToNotices, type Notices } from './notices.ts'

let shop: TestShop
let notices: Notices
const reported: string[] = []
beforeAll(async () => {
  shop = await testShop()
  notices = await listenToNotices(shop.databaseUrl, ['reads', 'chat', 'arrivals'], ({ message }) => reported.push(message))
})
afterAll(async () => {
  await notices.close()
  await shop.close()
})

test.each(['reads', 'chat', 'arrivals'])(
  'a notice of %s that cannot be read is reported, and ends neither the process nor what others hear',
  async (channel) => {
    const heard: string[] = []
    const unheard: Error[] = []
    const hear = (error: Error) => unheard.push(error)
    process.on('uncaughtException', hear)
    try {
      notices.on(channel, (payload) => JSON.parse(payload))
      notices.on(channel, (payload) => heard.push(payload))
      for (const payload of ['not json', '{}', 'null']) await shop.pool.query('select pg_notify($1, $2)', [channel, payload])
      await expect.poll(() => heard).toEqual(['not json', '{}', 'null'])
      expect(unheard).toEqual([])
      expect(reported.pop()).toContain(channel)
    } finally {
      process.off('uncaughtException', hear)
    }
  },
)
