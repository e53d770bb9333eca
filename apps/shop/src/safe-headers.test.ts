import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '@shop/api/http/create-server'
import { STANDARD_LOOKS } from '@shop/domain/shop-looks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { finishPage } from './rendering/finished-page.ts'
import { serveOffice } from './serve-office.ts'
import { servePages } from './serve-pages.ts'
import { serveRobots } from './serve-robots.ts'

const folder = mkdtempSync(join(tmpdir(), 'headers-'))
beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'let a')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
})
afterAll(() => rmSync(folder, { recursive: true }))

let app: ReturnType<typeof createServer>
afterEach(() => app.close())

const OPEN = { ask: async () => undefined, last: () => undefined, isKnownOpen: () => true, entranceOf: async () => 'open' as const }

async function openShop(strictTransport?: 'this-host' | 'subdomains'): Promise<number> {
  app = createServer({ logLevel: 'silent', trustProxy: 0, strictTransport })
  const publicUrl = 'https://shop.example'
  serveRobots(app, { publicUrl, isFoundBySearchEngines: true, door: OPEN })
  const source = { page: async () => '<html lang="es-MX"></html>' }
  await serveOffice(app, {
    source,
    shopSign: async () => ({ name: 'Tienda', looks: STANDARD_LOOKS }),
    isFinished: true,
    adminHost: undefined,
    publicUrl,
    isDemo: false,
    imageOrigins: [],
  })
  await servePages(app, {
    render: async (url) => {
      if (url.endsWith('/es/broken')) throw new Error('broken')
      return finishPage(url.endsWith('/es/nothing') ? 404 : 200, { 'content-type': 'text/html' }, '<html></html>')
    },
    publicUrl,
    isFinished: true,
    catalogueVersion: () => 1,
    clientOf: ({ ip }) => ({ name: ip, kind: 'visitor' }),
    processes: 1,
    timeoutMs: 3_000,
    door: OPEN,
    office: undefined,
    assets: folder,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** The head of the answer to a head, whatever that is. */
function ask(port: number, head: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n`))
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(text.split('\r\n\r\n')[0]?.toLowerCase() ?? ''))
  })
}

function get(path: string, ...more: string[]) {
  return [`GET ${path} HTTP/1.1`, 'Host: shop.example', ...more].join('\r\n')
}
const ADDRESSES: readonly (readonly [number, string])[] = [
  [200, get('/es')],
  [200, get('/es.data')],
  [404, get('/es/nothing')],
  [500, get('/es/broken')],
  [301, get('/productos')],
  [404, get('/missing.js')],
  [405, 'POST /es HTTP/1.1\r\nHost: shop.example'],
  [200, get('/robots.txt')],
  [200, get('/assets/main-1.js')],
  [206, get('/icon.svg', 'Range: bytes=0-1')],
  [200, get('/admin')],
  [404, get('/admin/assets/old.js')],
  [400, get('/%zz')],
  [400, 'nonsense'],
]

test('every answer forbids guessing its type and asks for https, whoever makes it', async () => {
  const port = await openShop('this-host')
  for (const [status, head] of ADDRESSES) {
    const answer = await ask(port, head)
    expect([head, answer.split(' ')[1]]).toEqual([head, String(status)])
    expect([head, answer.match(/^x-content-type-options: .*$/gm)]).toEqual([head, ['x-content-type-options: nosniff']])
    expect([head, answer.match(/^strict-transport-security: .*$/gm)]).toEqual([head, ['strict-transport-security: max-age=31536000']])
  }
  const etag =
    /^etag: (.*)$/m.exec(await ask(port, get('/robots.txt')))?.[1] ?? /^etag: (.*)$/m.exec(await ask(port, get('/icon.svg')))?.[1]
  const unchanged = await ask(port, get('/icon.svg', `If-None-Match: ${etag?.replace('w/', 'W/')}`))
  expect(unchanged).toMatch(/^http\/1\.1 304 /)
  expect(unchanged).toContain('nosniff')
  expect(unchanged).toContain('strict-transport-security: max-age=31536000')
})

test('other hosts under the same name are covered only where the shop says so; without https nothing is asked for', async () => {
  expect(await ask(await openShop('subdomains'), get('/es'))).toContain('strict-transport-security: max-age=31536000; includesubdomains')
  await app.close()
  const plain = await ask(await openShop(), get('/es'))
  expect(plain).toContain('nosniff')
  expect(plain).not.toContain('strict-transport')
})
