import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, lazily } from './lazily.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a piece that arrives is handed on, however slow the network', async () => {
  const piece = lazily(() => new Promise((resolve) => setTimeout(() => resolve('drawer'), CHUNK_TIMEOUT_MS - 1)))
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
  expect(await piece).toBe('drawer')
})

test('a piece that fails is known at once', async () => {
  await expect(lazily(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
})

test('after two minutes it is given up', async () => {
  const outcome = lazily(() => new Promise(() => {})).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatch(/in time/)
})

test('another try loads again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('drawer')
  await lazily(load).catch(() => {})
  expect(await lazily(load)).toBe('drawer')
})
