import fastifyStatic from '@fastify/static'
import { hasSeen } from '@shop/api/http/serve'
import { isForEverybody } from '@shop/domain/site-map'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './page-addresses.ts'
import { createPageCache, type FinishedPage, finishPage } from './page-cache.ts'
import { pageHeaders } from './page-headers.ts'

type Options = {
  readonly respond: (request: Request) => Promise<Response>
  readonly publicUrl: string
  /** Other hosts that pictures may come from. */
  readonly imageOrigins: readonly string[]
  /** Other hosts that pages call. */
  readonly callOrigins: readonly string[]
  readonly isPaidByStripe: boolean
  /** Pages under development change without notice, so they are neither kept nor fenced in by a policy. */
  readonly isFinished: boolean
  readonly catalogueVersion: () => number
  /** The built assets; while developing, Vite serves them. */
  readonly assets?: string
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const SHARED_CACHE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
/** How the router finds out about pages that it has not shown yet. */
const MANIFEST = '/__manifest'

/** The storefront: built files as they are, pages from the cache or made on the spot. */
export const servePages = async (
  app: FastifyInstance,
  { respond, publicUrl, imageOrigins, callOrigins, isPaidByStripe, isFinished, catalogueVersion, assets }: Options,
): Promise<void> => {
  const isHttps = publicUrl.startsWith('https:')
  const cached = createPageCache(catalogueVersion)
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

  const render = async (url: string): Promise<FinishedPage> => {
    const response = await respond(new Request(publicUrl + url))
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const isHtml = isFinished && response.headers.get('content-type')?.includes('text/html')
    return finishPage(
      response.status,
      {
        ...headers,
        ...(isHtml
          ? pageHeaders(body.toString(), { isHttps, imageOrigins, callOrigins, isPaidByStripe })
          : { 'x-content-type-options': 'nosniff' }),
      },
      body,
    )
  }

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send()
    const address = addressOf(request.url)
    if (address.kind === 'moved') return reply.code(301).header('location', address.to).send()
    if (address.kind === 'nothing') return reply.code(404).send()
    const url = new URL(request.url, publicUrl)
    const isPrivate = !isFinished || !(isForEverybody(url) || url.pathname === MANIFEST)
    return send(request, reply, isPrivate ? await render(request.url) : await cached(request.url, () => render(request.url)), isPrivate)
  })
}

/** Names of assets carry their content. The service worker is how a browser learns of a new shop. */
const cacheOf = (path: string): string => {
  if (path.includes('/assets/')) return FOR_EVER
  return /sw\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

const send = (request: FastifyRequest, reply: FastifyReply, { status, headers, etag, bodies }: FinishedPage, isPrivate: boolean) => {
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
  return reply.send(bodies[encoding])
}

const encodingFor = (accepted: string | undefined): keyof FinishedPage['bodies'] => {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
