import { expect, test } from 'vitest'
import { bytesOf, finishPage } from './finished-page.ts'

test('what is kept of a page is as large as it says: nothing larger stands behind it', () => {
  for (const text of ['', 'a', '<p>a small page</p>', 'x'.repeat(100_000)]) {
    const { body } = finishPage(200, { 'content-type': 'text/html' }, text)
    expect(body.buffer.byteLength).toBe(body.length)
  }
})

test('address and headers count, and what an entry costs by itself', () => {
  const page = finishPage(200, { policy: 'p'.repeat(3_000) }, 'x')
  expect(bytesOf('/es', page)).toBeGreaterThan(8_000)
  expect(bytesOf(`/es?search=${'y'.repeat(900)}`, page) - bytesOf('/es', page)).toBeGreaterThan(1_700)
})
