import { expect, test } from 'vitest'
import { cachedByVersion, FRESH } from './cached-by-version.ts'

function counting() {
  const asked: string[] = []
  const load = async (key: string) => {
    asked.push(key)
    return `${key} ${asked.length}`
  }
  return { asked, load }
}

test('the same is computed once as long as the version stays, also for who asks at the same time', async () => {
  let version = 1
  const { asked, load } = counting()
  const kept = cachedByVersion(() => version, load)
  expect(await Promise.all([kept('a'), kept('a')])).toEqual(['a 1', 'a 1'])
  expect(await kept('a')).toBe('a 1')
  version = 2
  expect(await kept('a')).toBe('a 2')
  expect(asked).toEqual(['a', 'a'])
})

test('what is not asked for goes first when there is no more room', async () => {
  const { asked, load } = counting()
  const kept = cachedByVersion(() => 1, load, { mostBytes: 3_000, bytesOf: () => 1_000 })
  await kept('a')
  await kept('b')
  await kept('a')
  await kept('c')
  await kept('a')
  expect(asked).toEqual(['a', 'b', 'c'])
  await kept('b')
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('what alone is more than there is room for is kept until something else is asked', async () => {
  const { asked, load } = counting()
  const kept = cachedByVersion(() => 1, load, { mostBytes: 500, bytesOf: () => 1_000 })
  await kept('a')
  await kept('a')
  await kept('b')
  await kept('a')
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('who would wait too long is given the last answer; who has to have the new one waits', async () => {
  let version = 1
  let isSlow = false
  const wait = Promise.withResolvers<void>()
  const kept = cachedByVersion(
    () => version,
    async () => {
      if (isSlow) await wait.promise
      return version
    },
  )
  await kept()
  version = 2
  isSlow = true
  expect(await kept('', 1)).toBe(1)
  const fresh = kept('', FRESH)
  wait.resolve()
  expect(await fresh).toBe(2)
})

test('what is present is of this version, or nothing: an old one that somebody was given meanwhile does not count', async () => {
  let version = 1
  const wait = Promise.withResolvers<void>()
  const kept = cachedByVersion(
    () => version,
    async () => {
      if (version === 2) await wait.promise
      return version
    },
  )
  expect(kept.present()).toBeUndefined()
  await kept()
  expect(kept.present()?.value).toBe(1)
  version = 2
  expect(await kept('', 1)).toBe(1)
  expect(kept.present()).toBeUndefined()
  wait.resolve()
  await kept('', FRESH)
  expect(kept.present()?.value).toBe(2)
})

/** Ends when it is told to, with the version that it began under. */
function slowly(version: () => number) {
  const begun: PromiseWithResolvers<void>[] = []
  const load = async () => {
    const [began, wait] = [version(), Promise.withResolvers<void>()]
    begun.push(wait)
    await wait.promise
    return began
  }
  return { begun, load }
}

test("what began before a change is nobody's answer after it, and is never kept as the present: who makes something of it would keep that", async () => {
  let version = 1
  const { begun, load } = slowly(() => version)
  const tally = cachedByVersion(() => version, load)
  const sum = cachedByVersion(
    () => version,
    async () => `the sum of ${await tally('', FRESH)}`,
  )
  const before = tally('', FRESH)
  version = 2
  const after = [sum('', FRESH), sum('', FRESH), tally('', FRESH)]
  begun[0]?.resolve()
  expect(await before).toBe(1)
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve()
  expect(await Promise.all(after)).toEqual(['the sum of 2', 'the sum of 2', 2])
  expect([tally.present()?.value, sum.present()?.value]).toEqual([2, 'the sum of 2'])
})

test('of one thing only one is made at a time, however often the catalogue changes meanwhile', async () => {
  let version = 1
  const { begun, load } = slowly(() => version)
  const kept = cachedByVersion(() => version, load)
  const asked = [kept('', FRESH)]
  for (version = 2; version < 5; version++) asked.push(kept('', FRESH))
  await new Promise(setImmediate)
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.resolve()
  expect(await Promise.all(asked)).toEqual([1, 5, 5, 5])
})

test('what failed under the former version does not fail the one that waits behind it', async () => {
  let version = 1
  const wait = Promise.withResolvers<void>()
  const kept = cachedByVersion(
    () => version,
    async () => (version === 1 ? wait.promise : 'well'),
  )
  const failing = expect(kept('', FRESH)).rejects.toThrow('away')
  version = 2
  const next = kept('', FRESH)
  wait.reject(new Error('away'))
  await failing
  expect(await next).toBe('well')
})
