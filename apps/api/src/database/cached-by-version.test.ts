import { expect, test } from 'vitest'
import { cachedByVersion, FRESH } from './cached-by-version.ts'

const counting = () => {
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
