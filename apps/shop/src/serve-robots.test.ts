import { ALL_PAGES } from '@shop/domain/site-map'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveRobots } from './serve-robots.ts'
import type { KnownDoor } from './shop-door.ts'

/** Nobody was asked yet. */
const NOT_KNOWN = { ask: async () => undefined, last: () => undefined }

function host(isFoundBySearchEngines: boolean) {
  const app = Fastify()
  serveRobots(app, { publicUrl: 'https://tienda.example', isFoundBySearchEngines, door: NOT_KNOWN })
  app.get('/es', async () => 'page')
  return app
}

test('crawlers are told what to leave alone and where the sitemap is', async () => {
  const { body, headers } = await host(true).inject('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  for (const path of ['/api/', '/es/cart', '/en/mi-cuenta', '/es/detalles-compra', '/es/cotizacion/oferta'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain('Sitemap: https://tienda.example/sitemap.xml\n')
  expect(body).not.toMatch(/Disallow: \/(es|en)?\n/)
  expect((await host(true).inject('/es')).headers).not.toHaveProperty('x-robots-tag')
})

test('crawlers may read the pages that say so, and no other', async () => {
  const { body } = await host(true).inject('/robots.txt')
  const forbidden = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  for (const { path, isCrawled } of ALL_PAGES)
    for (const locale of ['es', 'en'])
      expect([path, forbidden.some((beginning) => `/${locale}/${path}`.startsWith(beginning))]).toEqual([path, !isCrawled])
})

test('a server that only knows of a shop that was never open asks again, and says so no longer', async () => {
  let wasOpen = false
  const known = () => ({ door: { isOpen: wasOpen, wasOpen } }) as KnownDoor
  let last: KnownDoor | undefined = known()
  const ask = async () => {
    last = known()
    return last
  }
  const app = Fastify()
  serveRobots(app, { publicUrl: 'https://tienda.example', isFoundBySearchEngines: true, door: { ask, last: () => last } })
  app.get('/images/x', async () => 'picture')
  expect((await app.inject('/images/x')).headers['x-robots-tag']).toBe('noindex')
  wasOpen = true
  await app.inject('/images/x')
  expect((await app.inject('/images/x')).headers).not.toHaveProperty('x-robots-tag')
})

test('a host can be kept out of search engines as a whole', async () => {
  expect((await host(false).inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/es', '/nothing']) expect((await host(false).inject(path)).headers['x-robots-tag']).toBe('noindex')
})
