import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, addressOf, ask, type Question } from './ask.ts'
import { type Row, row } from './rows.ts'

type Case = Question & {
  readonly path: string
  readonly by: 'api' | 'web' | 'proxy'
  readonly status: number | readonly number[]
  readonly has?: string
}

const MEGABYTE = 1_024 * 1_024
const form = { 'content-type': 'multipart/form-data; boundary=x' }

/** Every kind of address the shop has, and who must answer it. The shop is open, and empty. */
const CASES: readonly Case[] = [
  { path: '/', by: 'web', status: [301, 302, 307, 308] },
  { path: '/es', by: 'web', status: 200, has: '<html' },
  { path: '/es/checkout', by: 'web', status: [200, 404], has: '<html' },
  { path: '/admin', by: 'web', status: 200, has: '<html' },
  { path: '/robots.txt', by: 'web', status: 200, has: 'User-agent' },
  { path: '/sw.js', by: 'web', status: 200 },
  { path: '/manifest-es.webmanifest', by: 'web', status: 200 },
  { path: '/no-such-page', by: 'web', status: [301, 302, 404] },
  { path: '/api/products', by: 'api', status: 200, has: '"data"' },
  { path: '/api/admin/chat/eventos', by: 'api', status: 401 },
  { path: '/api/admin/pendientes/eventos', by: 'api', status: 401 },
  { path: '/api/chat/conversaciones/none/eventos', by: 'api', status: [401, 404] },
  {
    path: '/checkout/webhook',
    method: 'POST',
    by: 'api',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{}'),
  },
  { path: '/checkout/docs', by: 'api', status: [200, 302] },
  { path: '/images/products/none.jpg', by: 'api', status: 200 },
  { path: '/sitemap.xml', by: 'api', status: 200, has: '<sitemapindex' },
  { path: '/sitemaps/paginas.xml', by: 'api', status: 200, has: '<urlset' },
  { path: '/feeds/merchant-es.xml', by: 'api', status: 200, has: '<rss' },
  { path: '/sandbox/', by: 'web', status: [301, 302, 404] },
  { path: '/health/live', by: 'web', status: 200 },
  { path: '/health/ready', by: 'web', status: 200 },
  { path: '/health', by: 'proxy', status: 404 },
  { path: '/metrics', by: 'proxy', status: 404 },
  { path: '/version', by: 'proxy', status: 404 },
  { path: '/api/cotizaciones', method: 'POST', headers: form, saidLength: 12 * MEGABYTE, by: 'proxy', status: 413 },
  { path: '/api/admin/importaciones', method: 'POST', headers: form, saidLength: 102 * MEGABYTE, by: 'proxy', status: 413 },
  { path: '/api/admin/importaciones/1/fotos', method: 'POST', headers: form, saidLength: 302 * MEGABYTE, by: 'proxy', status: 413 },
  { path: '/api/admin/importaciones', method: 'POST', headers: form, body: Buffer.alloc(12 * MEGABYTE), by: 'api', status: [401, 403] },
  {
    path: '/api/admin/importaciones/1/fotos',
    method: 'POST',
    headers: form,
    body: Buffer.alloc(12 * MEGABYTE),
    by: 'api',
    status: [401, 403],
  },
]

type Proxy = {
  readonly name: string
  readonly origin: string
  /** Where the last answer for an address came from, if the proxy can be asked. */
  readonly answeredBy?: (path: string) => Promise<'api' | 'web' | 'proxy'>
  /** Not every proxy judges a length before the body has come. */
  readonly judgesSaidLength: boolean
}

export async function askEveryPath({ name, origin, answeredBy, judgesSaidLength }: Proxy): Promise<Row[]> {
  const rows: Row[] = []
  for (const { path, by, status, has, ...question } of CASES) {
    if (question.saidLength && !judgesSaidLength) continue
    const size = question.saidLength ?? question.body?.length ?? 0
    const what = `${name} ${question.method ?? 'GET'} ${path}${size > 99 ? ` of ${size / MEGABYTE} MB` : ''}`
    rows.push(
      await row(what, async () => {
        // A name of its own, by which the proxy's log is asked.
        const named = `${path}?asked=${rows.length}`
        const answer = await askPatiently(origin, named, { ...question, localAddress: addressOf(rows.length) })
        const from = (await answeredBy?.(named)) ?? by
        return { isGood: isExpected(answer, status, has) && from === by, found: `${answer.status} by ${from}` }
      }),
    )
  }
  return rows
}

const TIMEOUT_MS = 60_000

/** A busy machine draws its first picture late and says so. */
async function askPatiently(origin: string, path: string, question: Question): Promise<Answer> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const answer = await ask(origin, path, question)
    if (answer.status !== 503 || Date.now() > end) return answer
    await sleep(500)
  }
}

function isExpected({ status, body }: Answer, expected: Case['status'], has = ''): boolean {
  return [expected].flat().includes(status) && body.includes(has)
}
