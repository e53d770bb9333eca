import fastifyStatic from '@fastify/static'
import type { Client } from '@shop/api/admission/client'
import { encodingFor } from '@shop/api/http/encoding'
import { hasSeen } from '@shop/api/http/has-seen'
import { hiddenAddress } from '@shop/api/http/hidden-address'
import { isLocale, preferredLocale } from '@shop/domain/locale'
import { isForEverybody } from '@shop/domain/site-map'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busyPage } from './busy-page.ts'
import { closedPage } from './closed-page.ts'
import { addressOf } from './page-addresses.ts'
import { renderQueue, type Served } from './render-queue.ts'
import type { FinishedPage } from './rendering/finished-page.ts'
import { otherEncodings } from './rendering/other-encodings.ts'
import type { ShopDoor } from './shop-door.ts'

type Options = {
  readonly render: (url: string) => Promise<FinishedPage>
  readonly publicUrl: string
  /** Pages under development change without notice, so they are not kept. */
  readonly isFinished: boolean
  readonly catalogueVersion: () => number
  readonly clientOf: (request: FastifyRequest) => Client
  readonly processes: number
  /** How long a page waits for one statement. */
  readonly timeoutMs: number
  readonly door: ShopDoor
  /** Where staff sign in, if visitors may know. */
  readonly office: string | undefined
  /** The built assets; while developing, Vite serves them. */
  readonly assets?: string
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const SHARED_CACHE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
/** Ours are far shorter, and so are those that others link to. */
const LONGEST_ADDRESS = 4_000
/** So soon another thread draws pages in the place of one that died. */
const BROKEN_SECONDS = 5

/** The storefront: built files as they are, pages from the cache or made on the spot. */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { render, publicUrl, isFinished, catalogueVersion, clientOf, processes, timeoutMs, door, office, assets } = options
  const desk = renderQueue({ render, version: catalogueVersion, processes, timeoutMs: timeoutMs / 6 })
  if (assets) {
    await app.register(fastifyStatic, {
      root: assets,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheOf(path))
      },
    })
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send()
    // What is kept is a page for everybody: neither its address nor its client has to be judged.
    const ready = door.isKnownOpen() ? desk.ready(request.url) : undefined
    if (!ready) return judge(request, reply)
    send(request, reply, ready, false)
  })

  const judge = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length > LONGEST_ADDRESS) return reply.code(414).send()
    const address = addressOf(request.url)
    if (address.kind === 'moved') return reply.code(301).header('location', address.to).send()
    if (address.kind === 'nothing') return reply.code(404).send()
    const entrance = await door.entranceOf(request)
    if (typeof entrance === 'object') return turnAway(request, reply, { ...entrance, office })
    const url = new URL(request.url, publicUrl)
    const isKept = isFinished && isForEverybody(url)
    const served = await desk.ask(request.url, clientOf(request), isKept).catch((error: unknown) => {
      app.log.error({ err: error, url: hiddenAddress(request.url) }, 'a page was not drawn')
      return undefined
    })
    if (!served) return refuse(request, reply, { kind: 'saturated', seconds: BROKEN_SECONDS }, 500)
    if (served.kind !== 'page') return refuse(request, reply, served)
    return send(request, reply, served.page, !isKept || entrance === 'preview')
  }
}

/** That of the page that was asked for. */
function localeOf({ url, headers }: FastifyRequest) {
  const [, first = ''] = url.split(/[/?.]/)
  return isLocale(first) ? first : preferredLocale(headers['accept-language'])
}

/** Search engines that know the shop already come back, and forget nothing. */
const BACK_SECONDS = 3_600
function turnAway(request: FastifyRequest, reply: FastifyReply, facts: Omit<Parameters<typeof closedPage>[0], 'locale'>) {
  const { headers, body } = closedPage({ ...facts, locale: localeOf(request) })
  return reply
    .code(503)
    .headers({ ...headers, 'retry-after': BACK_SECONDS, 'cache-control': 'no-store' })
    .send(body)
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, seconds }: Exclude<Served, { kind: 'page' }>,
  status = kind === 'tooMany' ? 429 : 503,
) {
  const { headers, body } = busyPage(kind, localeOf(request), request.url, seconds)
  return reply
    .code(status)
    .headers({ ...headers, 'retry-after': seconds, 'cache-control': 'no-store' })
    .send(body)
}

/** Names of assets carry their content. The service worker is how a browser learns of a new shop. */
function cacheOf(path: string): string {
  if (path.includes('/assets/')) return FOR_EVER
  return /sw\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

const inEncoding = otherEncodings()

function send(request: FastifyRequest, reply: FastifyReply, page: FinishedPage, isPrivate: boolean) {
  const { status, headers, etag } = page
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply
    .code(status)
    .headers({ ...headers, vary: 'Accept-Encoding', 'cache-control': isPrivate || status >= 500 ? 'no-store' : SHARED_CACHE })
  if (isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (!isPrivate && status === 200) {
    reply.header('etag', etag)
    if (hasSeen(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(inEncoding(page, encoding))
}
