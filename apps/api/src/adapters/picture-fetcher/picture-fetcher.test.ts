import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PictureNotFetched } from '../../ports/picture-fetcher.ts'
import { type FetchRules, pictureFetcher } from './picture-fetcher.ts'
import { isPublicPlace } from './public-places.ts'

const MOST_BYTES = 1_000
let asked: { url: string; host: string | undefined }[] = []

const answer: RequestListener = (request, response) => {
  asked.push({ url: request.url ?? '', host: request.headers.host })
  if (request.url === '/good.png?w=1') return response.end('bytes')
  if (request.url === '/moved') return response.writeHead(302, { location: '/good.png?w=1' }).end()
  if (request.url === '/secret') return response.writeHead(403).end()
  if (request.url === '/says-too-much') return response.writeHead(200, { 'content-length': MOST_BYTES + 1 }).write('x')
  if (request.url === '/never-ends') return pour(response)
  if (request.url === '/breaks') return response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy())
  // Says its first bytes and nothing ever after.
  if (request.url === '/slow') return response.write('x')
  if (request.url === '/silent') return
  response.writeHead(404).end()
}
function pour(response: Parameters<RequestListener>[1]): void {
  if (!response.destroyed) response.write('x'.repeat(500), () => pour(response))
}

let server: Server
let port: number
beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const HERE: FetchRules = {
  isAllowed: (address) => address === '127.0.0.1',
  addressesOf: async () => ['127.0.0.1'],
  mostMs: 10_000,
  mostBytes: MOST_BYTES,
}
async function failureOf(address: string, rules: Partial<FetchRules> = {}): Promise<string> {
  asked = []
  const fetched = pictureFetcher({ ...HERE, ...rules }).fetch(address)
  return fetched.then(
    () => 'fetched',
    (error: PictureNotFetched) => error.failure,
  )
}

test('a picture is brought from the address that its name led to, in the name’s own name', async () => {
  let times = 0
  const addressesOf = async () => {
    times += 1
    return ['127.0.0.1']
  }
  const bytes = await pictureFetcher({ ...HERE, addressesOf }).fetch(`http://fotos.example:${port}/good.png?w=1`)
  expect([bytes.toString(), times, asked.at(-1)?.host]).toEqual(['bytes', 1, `fotos.example:${port}`])
})

test('a name that leads elsewhere the second time is not asked a second time', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']]
  expect(await failureOf(`http://fotos.example:${port}/good.png?w=1`, { addressesOf: async () => answers.shift() ?? [] })).toBe('fetched')
  expect(answers).toHaveLength(1)
})

test.each([
  ['/moved', 'redirected'],
  ['/secret', 'refused'],
  ['/gone', 'not-found'],
  ['/says-too-much', 'too-large'],
  ['/never-ends', 'too-large'],
  ['/breaks', 'unreachable'],
])('%s is %s', async (path, failure) => {
  expect(await failureOf(`http://fotos.example:${port}${path}`)).toBe(failure)
  // Nobody is followed.
  expect(asked).toHaveLength(1)
})

test.each(['/slow', '/silent'])('%s does not keep the worker', async (path) => {
  expect(await failureOf(`http://fotos.example:${port}${path}`, { mostMs: 150 })).toBe('too-slow')
})

test('a name that is looked up for ever does not keep the worker either', async () => {
  expect(await failureOf('http://fotos.example/a.jpg', { mostMs: 50, addressesOf: () => new Promise(() => {}) })).toBe('too-slow')
})

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['169.254.169.254']],
  [['::1']],
  [['8.8.8.8', '192.168.0.1']],
  [['2606:4700::1111', 'fd00::1']],
  [[]],
])('as the shop runs, a name that leads to %j is not gone to', async (addresses) => {
  const rules = { isAllowed: isPublicPlace, addressesOf: async () => addresses }
  expect(await failureOf('http://fotos.example/a.jpg', rules)).toBe('not-allowed')
})

test.each([
  'http://127.0.0.1/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f.1/a.jpg',
  'http://0177.0.0.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'http://localhost/a.jpg',
  'https://8.8.8.8:5432/a.jpg',
  'http://8.8.8.8:22/a.jpg',
  'https://ana:secreto@8.8.8.8/a.jpg',
  'ftp://8.8.8.8/a.jpg',
  'file:///etc/passwd',
  'nothing of the kind',
])('as the shop runs, %s is not gone to', async (address) => {
  await expect(pictureFetcher().fetch(address)).rejects.toMatchObject({ failure: 'not-allowed' })
})
