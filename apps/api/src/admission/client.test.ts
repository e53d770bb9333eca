import { expect, test } from 'vitest'
import { clientReader, fairShare } from './client.ts'

const PRODUCTION = { mode: 'production', searchEngineRanges: [], webAddresses: new Set(['10.0.0.5']) }

test('a household is one client, a search engine too', () => {
  const clientOf = clientReader(PRODUCTION)
  expect(clientOf({ ip: '189.203.1.1' })).toEqual({ name: '189.203.1.1', kind: 'visitor' })
  expect(clientOf({ ip: '2806:2f0:1:2:aaaa::1' })).toEqual(clientOf({ ip: '2806:2f0:1:2:bbbb::9' }))
  expect(clientOf({ ip: '66.249.66.1' })).toEqual(clientOf({ ip: '66.249.79.200' }))
})

test('web servers of ours are not limited, and in the demo whoever sits at the machine', () => {
  expect(clientReader(PRODUCTION)({ ip: '10.0.0.5' }).kind).toBe('unlimited')
  expect(clientReader(PRODUCTION)({ ip: '127.0.0.1' }).kind).toBe('visitor')
  expect(clientReader({ ...PRODUCTION, mode: 'demo' })({ ip: '127.0.0.1' }).kind).toBe('unlimited')
})

test('ten people behind one address who open 40 pages a minute are never refused, for an hour', () => {
  const clock = { now: 0 }
  const take = fairShare(600, 1, () => clock.now)
  let refused = 0
  for (let minute = 0; minute < 60; minute++) {
    for (let asked = 0; asked < 400; asked++) {
      if (take({ name: 'a taller', kind: 'visitor' }) > 0) refused++
      clock.now += 60_000 / 400
    }
  }
  expect(refused).toBe(0)
})

test('one who asks without end gets his share and no more, from all processes together', () => {
  for (const processes of [1, 4]) {
    const takes = Array.from({ length: processes }, () => fairShare(600, processes, () => 0))
    const answers = Array.from({ length: 4_000 }, (_, asked) => takes[asked % processes]?.({ name: 'flood', kind: 'visitor' }))
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(600)
  }
})
