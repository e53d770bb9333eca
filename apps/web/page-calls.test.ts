import type { WireResponse } from '@shop/contract/client'
import { getPolicies } from '@shop/contract/shop/policies'
import { askTwins } from '@shop/contract/twin-hosts'
import { expect, test } from 'vitest'
import { keptAnswers } from './kept-answers.ts'
import { pageCalls } from './page-calls.ts'

/** Two pages that ask for the same at once, of which only the first one is heard. */
async function twoPages(transport: () => Promise<WireResponse>) {
  const keeping = keptAnswers()
  const hosts = { api: ['http://api.example'], news: [], checkout: [] }
  let asked = 0
  const answer = () => {
    asked++
    return transport()
  }
  const api = { hosts, transport: answer, ask: askTwins, log: () => undefined }
  const pages = [pageCalls(keeping, api, 1), pageCalls(keeping, api, 1)]
  const ends = await Promise.allSettled(pages.map((page) => page.api('es')(getPolicies)))
  return { asked, ends: ends.map(({ status }) => status), areAway: pages.map((page) => page.isAway()) }
}
function says(status: number, code: string) {
  return async (): Promise<WireResponse> => ({
    status,
    text: JSON.stringify({ success: false, message: code, data: null, code }),
  })
}

test.each([502, 503, 504, 429])(
  'of a call that pages share and that is answered with %i, every one of them knows that it comes back',
  async (status) => {
    expect(await twoPages(says(status, 'unavailable'))).toEqual({ asked: 1, ends: ['rejected', 'rejected'], areAway: [true, true] })
  },
)

test('the same when nobody answers', async () => {
  const silent = await twoPages(() => Promise.reject(new TypeError('fetch failed')))
  expect([silent.ends, silent.areAway]).toEqual([
    ['rejected', 'rejected'],
    [true, true],
  ])
})

test('what is broken does not come back by itself', async () => {
  expect((await twoPages(says(500, 'internal'))).areAway).toEqual([false, false])
})
