import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { currentRequest, duringRequest, givenRequestId } from '@shop/api/one-request'
import { askHosts } from '@shop/contract/hosts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FinishedPage } from './finished-page.ts'
import { openRenderThread } from './open-render-thread.ts'
import type { Renderer } from './renderer.ts'

/** Stands where the built pages stand: asks the API, or does what its address says. */
const PAGES = `
export const respond = async (request, { api, hosts }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/die') process.exit(1)
  if (pathname === '/throw') throw new Error('cannot be drawn')
  if (pathname === '/spin') { const end = Date.now() + 400; while (Date.now() < end); }
  if (pathname === '/log') api.log('something happened', new Error('the reason'))
  const { status, text } = await api.transport({ method: 'GET', url: '/api' + pathname, headers: {} })
  return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' + status + ' ' + text + ' ' + hosts.images + '</p><script>known()</script>' }
}`

function textOf({ body }: FinishedPage) {
  return String(brotliDecompressSync(body))
}

let folder: string
let renderer: Renderer
const logged: string[] = []
const loggedBy: (string | undefined)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-thread-'))
  await writeFile(join(folder, 'pages.mjs'), PAGES)
  renderer = await openRenderThread(join(folder, 'pages.mjs'), {
    publicUrl: 'https://shop.example',
    headers: { imageOrigins: [], callOrigins: [] },
    services: {
      api: {
        hosts: { api: [''], news: [''], checkout: [''] },
        transport: async ({ url, headers }) => {
          if (url === '/api/named') return { status: 200, text: String(givenRequestId(headers)) }
          if (url === '/api/away') throw new Error('no answer')
          return { status: 200, text: `answer to ${url}` }
        },
        ask: askHosts,
        log: (message, error) => {
          logged.push(`${message}: ${(error as Error).message}`)
          loggedBy.push(currentRequest())
        },
      },
      hosts: { api: ['/api'], news: ['/api'], checkout: ['/checkout'], images: '/images' },
      isDemo: true,
      mapTilesUrl: '',
      version: () => 1,
    },
  })
})
afterAll(async () => {
  await renderer.close()
  await rm(folder, { recursive: true })
})

test('a page is drawn in the thread with what the API answers here, and comes back finished', async () => {
  const page = await renderer.render('/one')
  expect(textOf(page)).toContain('200 answer to /api/one /images')
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.body.buffer.byteLength).toBe(page.body.length)
})

test('who draws for long keeps nobody else in this process', async () => {
  const page = renderer.render('/spin')
  let turns = 0
  const beat = setInterval(() => turns++, 10)
  await page
  clearInterval(beat)
  expect(turns).toBeGreaterThan(10)
})

test('what fails there fails here, with its reason', async () => {
  await expect(renderer.render('/throw')).rejects.toThrow('cannot be drawn')
  await expect(renderer.render('/away')).rejects.toThrow('no answer')
  await renderer.render('/log')
  expect(logged).toContain('something happened: the reason')
})

test('what a page asks and logs has the name of the request it is drawn for, also when several are drawn at once', async () => {
  const ids = ['first-request', 'second-request', 'third-request']
  const pages = await Promise.all(ids.map((id) => duringRequest(id, () => renderer.render('/named'))))
  expect(pages.map((page) => /second|first|third/.exec(textOf(page))?.[0])).toEqual(['first', 'second', 'third'])
  await duringRequest('logging-request', () => renderer.render('/log'))
  expect(loggedBy.at(-1)).toBe('logging-request')
})

test('a thread that dies fails what it was drawing, and another takes its place', async () => {
  await expect(renderer.render('/die')).rejects.toThrow('ended')
  await expect
    .poll(() =>
      renderer.render('/after').then(
        ({ status }) => status,
        () => 'not yet',
      ),
    )
    .toBe(200)
})
