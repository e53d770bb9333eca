import { createHash } from 'node:crypto'
import type { AnyEndpoint, Endpoint } from '@shop/contract/endpoint'
import type { Success } from '@shop/contract/envelope'
import type { Input } from '@shop/contract/input'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from './http.problems.ts'

/** Of what the caller sent, only what the endpoint declares reaches the handler. */
export type Served<Params, Query, Body> = {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly locale: Locale
  /** Where the caller is; unknown when our own pages ask, on behalf of many. */
  readonly address: string | undefined
}

/** Set by the page server on its own calls. */
export const RENDERING_HEADER = 'x-rendering'

/** Public answers are the same for everybody and can be kept by whoever stands in between, briefly. */
const SHARED_CACHE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'

export const serve = <Params, Query, Body, Data>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Data>,
  handle: (served: Served<Params, Query, Body>) => Promise<Data>,
): void => {
  const isShared = endpoint.access === 'public' && endpoint.method === 'GET' && !endpoint.isLive
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = preferredLocale(request.headers['accept-language'])
    const data = await handle({
      params: read(endpoint.params, request.params, locale),
      query: read(endpoint.query, request.query, locale),
      body: read(endpoint.body, request.body, locale),
      locale,
      address: request.headers[RENDERING_HEADER] ? undefined : request.ip,
    })
    const envelope: Success<unknown> = { success: true, message: serverTexts(locale).done, data: endpoint.data.encode(data) }
    const text = JSON.stringify(envelope)
    reply.type('application/json; charset=utf-8')
    if (!isShared) return reply.header('cache-control', 'no-store').send(text)
    const tag = `"${createHash('sha1').update(text).digest('base64url')}"`
    reply.headers({ etag: tag, 'cache-control': SHARED_CACHE, vary: 'Accept-Encoding, Accept-Language' })
    if (hasSeen(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.send(text)
  }
  for (const url of pathsOf(endpoint)) app.route({ method: endpoint.method, url, handler: answer })
}

export const hasSeen = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((seen) => seen.trim().replace(/^W\//, '') === tag) ?? false

const pathsOf = ({ path, twin }: AnyEndpoint) => (twin ? [path, twin] : [path])

const read = <Inside>(declared: Input<Inside> | undefined, raw: unknown, locale: Locale): Inside => {
  if (!declared) return undefined as Inside
  const result = declared.decode(raw)
  if ('value' in result) return result.value
  const texts: Record<string, string> & { other: string } = serverTexts(locale).invalidField
  throw new InvalidInput(result.issues.map(({ path }) => ({ path, message: texts[path] ?? texts.other })))
}
