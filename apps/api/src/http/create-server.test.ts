import { expect, test, vi } from 'vitest'
import { createServer } from './create-server.ts'

test('a machine that needs minutes to start is slow, not broken', async () => {
  vi.useFakeTimers()
  const app = createServer({ logLevel: 'silent', trustProxy: 0 })
  try {
    app.register(() => new Promise<void>((resolve) => setTimeout(resolve, 300_000)))
    const started = Promise.resolve(app.ready()).then(
      () => 'started',
      (error: Error) => error.message,
    )
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await started).toBe('started')
  } finally {
    vi.useRealTimers()
    await app.close()
  }
})
