import { afterEach, expect, test, vi } from 'vitest'
import { openStoreProxy } from '../../testing/store-proxy.ts'
import { askStore } from './ask-store.ts'
import { PART_BYTES } from './save-parts.ts'

afterEach(() => {
  vi.useRealTimers()
})

const KEY = { id: 'id', secret: 'secret', region: 'us-east-1', bucket: 'shop' }

test('what is sent has as much time as a slow line needs for it', async () => {
  const silent = await openStoreProxy('http://127.0.0.1:9', () => true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = async (body: Uint8Array) => {
    const sending = askStore({ ...KEY, endpoint: silent.endpoint }, { method: 'PUT', key: 'a', body }).catch(
      (error: Error) => error.message,
    )
    vi.advanceTimersByTime(300_000)
    return sending
  }
  expect(await failed(Buffer.alloc(10))).toMatch(/no answer for 30 seconds/)
  expect(await failed(Buffer.alloc(PART_BYTES))).toMatch(/no answer for 161 seconds/)
  await silent.close()
})

test('nobody on the way is asked to pack what is read', async () => {
  const asked: unknown[] = []
  const store = await openStoreProxy('http://127.0.0.1:9', (_, answer) => {
    asked.push(answer.req.headers['accept-encoding'])
    answer.writeHead(404).end()
    return true
  })
  await askStore({ ...KEY, endpoint: store.endpoint }, { method: 'GET', key: 'a' })
  expect(asked).toEqual(['identity'])
  await store.close()
})
