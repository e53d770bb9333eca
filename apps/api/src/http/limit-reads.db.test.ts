import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testShop } from '../testing/test-shop.ts'

const MINUTE_MS = 60_000
/** What the test needs at most. */
const NEEDED_MS = 15_000

test('whoever asks two processes in turn has asked the shop', async () => {
  const proxied = { TRUSTED_PROXIES: '1' }
  const one = await testShop(proxied)
  const other = await testShop(proxied, { beside: one })
  const ask = (shop: typeof one) => shop.app.inject({ url: '/api/nowhere', headers: { 'x-forwarded-for': '203.0.113.90' } })
  try {
    const left = MINUTE_MS - (Date.now() % MINUTE_MS)
    if (left < NEEDED_MS) await sleep(left)
    for (let i = 0; i < 400; i++) await ask(one)
    const answers: number[] = []
    await expect
      .poll(
        async () => {
          for (let i = 0; i < 50; i++) answers.push((await ask(other)).statusCode)
          return answers.at(-1)
        },
        { interval: 400, timeout: 5_000 },
      )
      .toBe(429)
    expect(answers.filter((status) => status !== 429).length).toBeLessThan(450)
    await expect.poll(async () => (await ask(one)).statusCode, { timeout: 5_000 }).toBe(429)
  } finally {
    await other.close()
    await one.close()
  }
}, 60_000)
