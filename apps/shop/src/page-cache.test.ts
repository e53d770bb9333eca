import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { type FinishedPage, finishPage } from './rendering/finished-page.ts'

function page(text: string, status = 200) {
  return finishPage(status, {}, text)
}
function textOf({ body }: FinishedPage) {
  return String(brotliDecompressSync(body))
}

function setUp() {
  const world = { version: 1, now: 0, rendered: 0 }
  const cache = createPageCache(
    () => world.version,
    () => world.now,
  )
  const ask = async (text = 'page', status = 200, address = '/es') => {
    const render = async () => {
      world.rendered++
      return page(text, status)
    }
    return textOf(cache.find(address) ?? (await cache.make(address, render)))
  }
  return { world, cache, ask }
}

test('a page is made once while the catalogue does not change', async () => {
  const { world, ask } = setUp()
  await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(world.rendered).toBe(1)
})

test('a change of the catalogue, or half a minute, makes it anew', async () => {
  const { world, ask } = setUp()
  await ask('old price')
  world.version++
  expect(await ask('new price')).toBe('new price')
  world.now += 31_000
  expect(await ask('discount over')).toBe('discount over')
})

test('a change while a page is being made does not count as included', async () => {
  const { world, cache, ask } = setUp()
  await cache.make('/es', async () => {
    world.version++
    return page('half old')
  })
  expect(await ask('whole')).toBe('whole')
})

test('while the database is away the last page is shown, for ten minutes from when it was made', async () => {
  const { world, cache, ask } = setUp()
  await ask('last good')
  for (const _ of [1, 2, 3]) {
    world.version++
    world.now += 190_000
    expect(await ask('failure', 500)).toBe('last good')
    expect(textOf(await cache.make('/es', () => Promise.reject(new Error('away'))))).toBe('last good')
  }
  world.now += 31_000
  expect(await ask('failure', 500)).toBe('failure')
  expect(cache.old('/es')).toBeUndefined()
})

test('what is not there, what is elsewhere and what nobody types is made and not kept', async () => {
  const { world, cache, ask } = setUp()
  await ask('gone', 404)
  await ask('elsewhere', 302)
  await ask('long', 200, `/es/productos?search=${'x'.repeat(1_000)}`)
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  expect(world.rendered).toBe(3)
})

test('a page that is no longer there takes the place of the one that was', async () => {
  const { world, cache, ask } = setUp()
  await ask('for sale')
  world.version++
  await ask('gone', 404)
  expect(cache.old('/es')).toBeUndefined()
})

test('ten thousand addresses leave it as large as it says', async () => {
  const { cache, ask } = setUp()
  for (let n = 0; n < 10_000; n++) await ask('<p>a page</p>', 200, `/es/productos?search=${n}${'y'.repeat(400)}`)
  const { pages, bytes } = cache.size()
  expect(pages).toBeLessThanOrEqual(4_000)
  expect(bytes).toBeLessThan(32_000_000)
})

test('large pages give way by their bytes', async () => {
  const { cache } = setUp()
  const large = () => ({ status: 200, headers: {}, etag: '', body: Buffer.allocUnsafeSlow(1_000_000) })
  for (let n = 0; n < 120; n++) await cache.make(`/es/productos?page=${n}`, async () => large())
  expect(cache.size().bytes).toBeLessThan(32_000_000)
  expect(cache.size().pages).toBeGreaterThan(26)
})

test('pages that are too old to be of use do not wait for others to push them out', async () => {
  const { world, cache, ask } = setUp()
  await ask('old', 200, '/es/a')
  world.now += 400_000
  await ask('newer', 200, '/es/b')
  world.now += 201_000
  cache.sweep()
  expect(cache.size().pages).toBe(1)
})
