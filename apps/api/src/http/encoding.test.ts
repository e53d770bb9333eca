import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, packed } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['BR ; Q=0.8 , gzip;q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  // None of these is brotli, whatever letters it is written with.
  ['x-brotli, library', 'identity'],
  ['br;q=nonsense', 'identity'],
])('who takes %s is sent %s', (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected)
  // What was judged once is remembered.
  expect(encodingFor(accepted)).toBe(expected)
})

test('small and large answers come out as they went in', async () => {
  for (const length of [2_000, 200_000]) {
    const bytes = Buffer.from('refacción '.repeat(length / 10))
    expect(brotliDecompressSync(await packed(bytes, 'br'))).toEqual(bytes)
    expect(gunzipSync(await packed(bytes, 'gzip'))).toEqual(bytes)
    expect(await packed(bytes, 'identity')).toBe(bytes)
  }
})
