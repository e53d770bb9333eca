import { brotliDecompressSync } from 'node:zlib'
import { askHosts } from '@shop/contract/hosts'
import type { PageServices } from '@shop/web/page-services'
import { expect, test } from 'vitest'
import { drawPage } from './draw-page.ts'

const services: PageServices = {
  api: {
    hosts: { api: [], news: [], checkout: [] },
    transport: () => Promise.reject(new Error('nobody is asked')),
    ask: askHosts,
    log: () => undefined,
  },
  hosts: { api: [], news: [], checkout: [], images: '' },
  isDemo: true,
  mapTilesUrl: '',
  version: () => 1,
}
const headers = { imageOrigins: [], callOrigins: [] }

function hashesIn(policy: string, directive: string) {
  return (
    policy
      .split('; ')
      .find((one) => one.startsWith(directive))
      ?.match(/'sha256-[^']+'/g) ?? []
  )
}

async function drawn(html: (mark: string) => string) {
  const answer = async (_: Request, __: PageServices, mark: string) => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html(mark),
  })
  const page = await drawPage({ respond: answer, services, publicUrl: 'https://shop.example', headers })('/es')
  const policy = page.headers['content-security-policy'] ?? ''
  return { html: String(brotliDecompressSync(page.body)), scripts: hashesIn(policy, 'script-src'), styles: hashesIn(policy, 'style-src') }
}

test('our own inline scripts are allowed, and their mark is nowhere to be read', async () => {
  const { html, scripts } = await drawn((mark) => `<script nonce="${mark}">one()</script><script nonce="${mark}" src="/a.js"></script>`)
  expect(scripts).toHaveLength(1)
  expect(html).toBe('<script>one()</script><script src="/a.js"></script>')
})

test('a script that came with somebody’s text is not allowed, whatever it claims', async () => {
  const injected = ['<script>alert(1)</script>', '<script nonce="">alert(2)</script>', '<script nonce="guess">alert(3)</script>']
  const { html, scripts } = await drawn((mark) => `<p>${injected.join('')}</p><script nonce="${mark}">one()</script>`)
  expect(scripts).toHaveLength(1)
  expect(html).toContain('alert(1)')
})

test('the style with the shop’s colours is allowed, and one that came with somebody’s text is not', async () => {
  const { html, scripts, styles } = await drawn(
    (mark) => `<style nonce="${mark}">:root{}</style><p><style>p{}</style><style nonce="x">p{}</style></p>`,
  )
  expect([scripts.length, styles.length]).toEqual([0, 1])
  expect(html).toContain('<style>:root{}</style>')
})

test('data for search engines is no script and needs no leave', async () => {
  expect((await drawn(() => '<script type="application/ld+json">{"a":1}</script>')).scripts).toEqual([])
})

test('the same page is the same bytes each time it is drawn', async () => {
  const page = (mark: string) => `<script nonce="${mark}">one()</script>`
  expect(await drawn(page)).toEqual(await drawn(page))
})

test('what the page’s headers need is asked for while the page is drawn, so that a page waits for one silence and not for two', async () => {
  const asked: string[] = []
  const transport = async ({ url }: { url: string }) => {
    asked.push(url)
    throw new Error('nobody answers')
  }
  const askedBy: number[] = []
  const respond = async () => {
    await Promise.resolve()
    askedBy.push(asked.length)
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }
  }
  const hosts = { api: [''], news: [''], checkout: [''] }
  await drawPage({
    respond,
    services: { ...services, api: { ...services.api, hosts, transport } },
    publicUrl: 'https://shop.example',
    headers,
  })('/es')
  expect(asked.length).toBeGreaterThan(0)
  expect(askedBy).toEqual([asked.length])
})
