import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inHashQueue } from './hash-queue.ts'

test('two hash at once, twenty wait, the others are sent away at once', async () => {
  let [running, most, done] = [0, 0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await pause(5)
    running--
    done++
  }
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => inHashQueue(work)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect([most, done, refused.length]).toEqual([2, 22, 8])
  expect(refused[0]).toMatchObject({ reason: { status: 429, retryAfterSeconds: 3 } })
})

test('a failed hash gives its place to the next', async () => {
  const failing = Array.from({ length: 5 }, () => inHashQueue(() => Promise.reject(new Error('no'))))
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inHashQueue(async () => 'next')).toBe('next')
})
