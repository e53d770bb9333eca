import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { finishPage } from './finished-page.ts'
import { otherEncodings } from './other-encodings.ts'

function page(text: string) {
  return finishPage(200, {}, text)
}

test('whoever cannot read brotli gets the same page otherwise', () => {
  const inEncoding = otherEncodings()
  const one = page('<p>balatas ñ</p>')
  expect(inEncoding(one, 'br')).toBe(one.body)
  expect(String(inEncoding(one, 'identity'))).toBe('<p>balatas ñ</p>')
  expect(String(gunzipSync(inEncoding(one, 'gzip')))).toBe('<p>balatas ñ</p>')
})

test('it is made once, and of each page its own', () => {
  const inEncoding = otherEncodings()
  const [one, other] = [page('one'), page('other')]
  expect(inEncoding(one, 'gzip')).toBe(inEncoding(one, 'gzip'))
  expect(String(inEncoding(other, 'identity'))).toBe('other')
  expect(String(inEncoding(one, 'identity'))).toBe('one')
})

test('what is kept has a bound: the oldest gives way', () => {
  const inEncoding = otherEncodings(10_000)
  const first = page('a'.repeat(4_000))
  const before = inEncoding(first, 'identity')
  for (const letter of 'bcd') inEncoding(page(letter.repeat(4_000)), 'identity')
  expect(inEncoding(first, 'identity')).not.toBe(before)
})
