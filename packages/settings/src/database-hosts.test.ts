import { expect, test } from 'vitest'
import { databaseHosts, whyNoHosts, withDatabase } from './database-hosts.ts'

const TWO = 'postgres://ana:p%40ss@a.example:5432,[::1]:5433/tienda?sslmode=verify-full'

test('one host is left as it was written', () => {
  for (const url of ['postgres://ana:a,b@one/tienda', 'postgresql://one', 'postgres://ana@%2Fvar%2Frun/tienda'])
    expect(databaseHosts(url)).toEqual([url])
})

test('several hosts are one address each, with the same user, database and parameters', () => {
  expect(databaseHosts(TWO)).toEqual([
    'postgres://ana:p%40ss@a.example:5432/tienda?sslmode=verify-full',
    'postgres://ana:p%40ss@[::1]:5433/tienda?sslmode=verify-full',
  ])
  // A password may have been written with an @ of its own.
  expect(databaseHosts('postgres://ana:p@s,s@a,b/tienda')).toEqual(['postgres://ana:p@s,s@a/tienda', 'postgres://ana:p@s,s@b/tienda'])
})

test('another database at the same hosts', () => {
  expect(withDatabase(TWO, 'otra tienda')).toBe('postgres://ana:p%40ss@a.example:5432,[::1]:5433/otra%20tienda?sslmode=verify-full')
  expect(withDatabase('postgres://one', 'shop')).toBe('postgres://one/shop')
})

test.each([
  ['mysql://a/shop', /must begin with postgres/],
  ['postgres://u:p@a:5432,/shop', /number 2 is none/],
  ['postgres://u:p@a:port,b/shop', /number 1 is none/],
  ['postgres://u:p@a,a/shop', /same host twice/],
  ['postgres://u:p@a,b/shop?host=c', /hosts twice/],
  ['postgres://u:p@a,b/shop?port=5433', /hosts twice/],
])('%s is refused with a sentence that has no password', (url, sentence) => {
  expect(whyNoHosts(url)).toMatch(sentence)
  expect(whyNoHosts(url)).not.toContain('u:p@')
})

test('what is right is not refused', () => {
  for (const url of [TWO, 'postgres://a/shop', 'postgresql://u:p@a:5432,b:5432,c:5432/shop']) expect(whyNoHosts(url)).toBeUndefined()
})
