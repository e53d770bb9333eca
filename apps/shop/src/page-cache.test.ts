import { expect, test } from 'vitest'
import { createPageCache, finishPage } from './page-cache.ts'

const page = (text: string, status = 200) => finishPage(status, {}, Buffer.from(text))

const setUp = () => {
  const world = { version: 1, now: 0, rendered: 0 }
  const cached = createPageCache(
    () => world.version,
    () => world.now,
  )
  const ask = async (text = 'page') =>
    String(
      (
        await cached('/es', async () => {
          world.rendered++
          return page(text)
        })
      ).bodies.identity,
    )
  return { world, cached, ask }
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
  const { world, cached, ask } = setUp()
  await cached('/es', async () => {
    world.version++
    return page('half old')
  })
  expect(await ask('whole')).toBe('whole')
})

test('while the database is away the last page is shown, for ten minutes', async () => {
  const { world, cached, ask } = setUp()
  await ask('last good')
  world.version++
  const fail = () => page('failure', 500)
  expect(String((await cached('/es', fail)).bodies.identity)).toBe('last good')
  world.now += 601_000
  expect((await cached('/es', fail)).status).toBe(500)
})
