import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Line, openLine } from './faulty-line.ts'

const BODY = 'x'.repeat(2_000)
let asked = 0
const server = createServer((request, response) => {
  asked++
  request.resume().on('end', () => response.end(BODY))
})
let line: Line
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line = await openLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(() => line.set({ kind: 'none' }))
afterAll(async () => {
  await line.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(timeoutMs = 60_000) {
  const begun = performance.now()
  const response = await fetch(line.url, { method: 'POST', body: 'one', signal: AbortSignal.timeout(timeoutMs) })
  return { text: await response.text(), ms: performance.now() - begun }
}

test('a line that is well carries everything', async () => {
  expect((await ask()).text).toBe(BODY)
})

test('a late line carries everything, later, both ways', async () => {
  await line.set({ kind: 'late', ms: 60 })
  const { text, ms } = await ask()
  expect(text).toBe(BODY)
  expect(ms).toBeGreaterThan(115)
})

test('a slow line takes as long as its bytes take', async () => {
  await line.set({ kind: 'slow', bytesPerSecond: 10_000 })
  const { text, ms } = await ask()
  expect(text).toBe(BODY)
  expect(ms).toBeGreaterThan(190)
})

test.each([0, 5, 700])('of an answer %i bytes come through: it was done, and nobody was told', async (afterBytes) => {
  await line.set({ kind: 'half', afterBytes })
  const before = asked
  await expect(ask()).rejects.toThrow()
  expect(asked).toBe(before + 1)
})

test('nobody listens, and then somebody does at the same place', async () => {
  await line.set({ kind: 'refused' })
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await line.set({ kind: 'none' })
  expect((await ask()).text).toBe(BODY)
})

test('whoever speaks is cut off, and was not heard', async () => {
  await line.set({ kind: 'reset' })
  const before = asked
  await expect(ask()).rejects.toThrow()
  expect(asked).toBe(before)
})

test('silence is never answered', async () => {
  await line.set({ kind: 'silent' })
  await expect(ask(200)).rejects.toMatchObject({ name: 'TimeoutError' })
})
