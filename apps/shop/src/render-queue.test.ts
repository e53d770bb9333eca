import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PAGES_A_MINUTE, renderQueue } from './render-queue.ts'
import { finishPage } from './rendering/finished-page.ts'

function visitor(name: string) {
  return { name, kind: 'visitor' as const }
}

function shop(takesMs = 0) {
  const world = { version: 1, drawn: 0, takesMs, isAway: (_url: string): boolean => false }
  const { ask } = renderQueue({
    render: async (url) => {
      world.drawn++
      await pause(world.takesMs)
      return finishPage(world.isAway(url) ? 503 : 200, {}, url)
    },
    version: () => world.version,
    processes: 1,
    timeoutMs: 200,
    now: () => 0,
  })
  return { world, ask }
}

test('over its share a network is told when to come back; kept pages are still for it, and others do not notice', async () => {
  const { ask } = shop()
  for (let n = 0; n < PAGES_A_MINUTE; n++) expect((await ask(`/es/productos?search=${n}`, visitor('flood'), true)).kind).toBe('page')
  expect(await ask('/es/productos?search=one-more', visitor('flood'), true)).toEqual({ kind: 'tooMany', seconds: 1 })
  expect((await ask('/es/mi-cuenta', visitor('flood'), false)).kind).toBe('tooMany')
  expect((await ask('/es/productos?search=7', visitor('flood'), true)).kind).toBe('page')
  expect((await ask('/es/productos?search=one-more', visitor('ana'), true)).kind).toBe('page')
})

test('a page that is asked for by many at once is drawn once', async () => {
  const { world, ask } = shop(20)
  await Promise.all(Array.from({ length: 50 }, (_, n) => ask('/es', visitor(`visitor ${n}`), true)))
  expect(world.drawn).toBe(1)
})

test('a private page is drawn for each', async () => {
  const { world, ask } = shop()
  await Promise.all([ask('/es/mi-cuenta', visitor('ana'), false), ask('/es/mi-cuenta', visitor('beto'), false)])
  expect(world.drawn).toBe(2)
})

test('when more is asked for than can be drawn, the rest is told so, and a kept page is there at once', async () => {
  const { world, ask } = shop(30)
  await ask('/es', visitor('ana'), true)
  const flood = Array.from({ length: 500 }, (_, n) => ask(`/es/productos?search=${n}`, visitor(`bot ${n}`), true))
  await pause(5)
  const drawnBefore = world.drawn
  expect((await ask('/es', visitor('beto'), true)).kind).toBe('page')
  expect(world.drawn).toBe(drawnBefore)
  const kinds = (await Promise.all(flood)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'saturated').length).toBeGreaterThanOrEqual(190)
  expect(kinds.filter((kind) => kind === 'page').length).toBeGreaterThan(50)
})

test('who cannot be shown the newest page is shown the last one', async () => {
  const { world, ask } = shop()
  const addresses = Array.from({ length: 310 }, (_, n) => `/es/productos?page=${n}`)
  const askAll = () => Promise.all(addresses.map((url, n) => ask(url, visitor(`visitor ${n}`), true)))
  for (const url of addresses) await ask(url, visitor('ana'), true)
  Object.assign(world, { version: 2, takesMs: 60, drawn: 0 })
  expect(new Set((await askAll()).map(({ kind }) => kind))).toEqual(new Set(['page']))
  expect(world.drawn).toBeLessThan(310)
})

test('a page that was drawn before does not wait behind all that were made up', async () => {
  const { world, ask } = shop(10)
  await ask('/es', visitor('ana'), true)
  world.version++
  const flood = Array.from({ length: 200 }, (_, n) => ask(`/es/productos?search=${n}`, visitor(`bot ${n}`), true))
  const drawnBefore = world.drawn
  await ask('/es', visitor('ana'), true)
  expect(world.drawn - drawnBefore).toBeLessThan(20)
  await Promise.all(flood)
})

test('who can be shown the last page does not wait long for the newest, which comes when it is drawn', async () => {
  const { world, ask } = shop()
  const shown = async () => {
    const begun = performance.now()
    const served = await ask('/es', visitor('ana'), true)
    return { ms: performance.now() - begun, kind: served.kind, drawn: world.drawn }
  }
  await shown()
  Object.assign(world, { version: 2, takesMs: 1_500 })
  const [first, second] = [await shown(), await shown()]
  expect([first.kind, second.kind, world.drawn]).toEqual(['page', 'page', 2])
  expect(first.ms + second.ms).toBeLessThan(1_000)
  await pause(1_300)
  expect((await shown()).ms).toBeLessThan(100)
  expect(world.drawn).toBe(2)
})

function askForMany(ask: ReturnType<typeof shop>['ask'], count: number) {
  return Promise.all(Array.from({ length: count }, (_, n) => ask(`/es/productos?search=${n}`, visitor(`visitor ${n}`), true)))
}

test('while nobody answers, those who wait are told so when the first knows, and do not find it out one after the other', async () => {
  const { world, ask } = shop(50)
  world.isAway = (url) => url !== '/es'
  // It was begun before the silence, and ends well after those that fail were begun.
  const well = ask('/es', visitor('ana'), true)
  await pause(1)
  world.takesMs = 1_200
  const kinds = (await askForMany(ask, 40)).map(({ kind }) => kind)
  expect((await well).kind).toBe('page')
  expect(kinds.filter((kind) => kind === 'saturated').length).toBe(41 - world.drawn)
  expect(world.drawn).toBeLessThanOrEqual(7)
  Object.assign(world, { takesMs: 1, isAway: () => false })
  expect(new Set((await askForMany(ask, 40)).map(({ kind }) => kind))).toEqual(new Set(['page']))
})

test('a page that cannot be drawn keeps nobody from his turn while others can', async () => {
  const { world, ask } = shop(30)
  // At once, before any other is drawn.
  world.isAway = (url) => url.endsWith('=0')
  const served = await askForMany(ask, 40)
  expect(new Set(served.map(({ kind }) => kind))).toEqual(new Set(['page']))
  expect(world.drawn).toBe(40)
})
