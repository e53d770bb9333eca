import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('after a burst, questions come at the rate; after a rest, the burst is there again', async () => {
  let clock = 0
  const pace = createPace({
    perSecond: 10,
    burst: 5,
    now: () => clock,
    rest: async (ms) => {
      clock += ms
    },
  })
  for (let asked = 0; asked < 25; asked++) await pace()
  expect(clock).toBe(2_000)
  clock += 60_000
  for (let asked = 0; asked < 5; asked++) await pace()
  expect(clock).toBe(62_000)
})
