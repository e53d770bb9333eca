import { createHash } from 'node:crypto'
import type { Access, AnyEndpoint, Endpoint } from '@shop/contract/endpoint'
import { RENEWED_TOKEN, type Success } from '@shop/contract/envelope'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInCustomer } from '../callers.ts'
import type { UploadedFile } from '../files.ts'
import { Problem } from '../problem.ts'
import { FieldRefused, UnsupportedMediaType, UPLOADED } from '../problems.ts'
import { problemAnswer } from './answer-problems.ts'
import { admit, bearerOf, callerOf, cookieOf, type Gate, type Identity } from './gate.ts'
import type { Answer, Delivery } from './idempotency.ts'
import { RENDERING_HEADER } from './own-pages.ts'
import { readInput } from './read-input.ts'
import { type StaffCookie, staffCookie } from './staff-cookie.ts'
import { isForm, readUpload } from './uploads.ts'

/** Of what the caller sent, only what the endpoint declares reaches the handler. */
export type Served<Params, Query, Body> = {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** What came with the form, where the endpoint takes a file. */
  readonly file: UploadedFile | undefined
  readonly locale: Locale
  /** Where the caller is; unknown when our own pages ask, on behalf of many. */
  readonly address: string | undefined
  /** Whom limits count; nobody where the shop does not limit, such as on the demo's own machine. */
  readonly network: string | undefined
  /** What the caller's browser says it is. */
  readonly device: string
  readonly cookie: StaffCookie
  /** The name the caller gave to this write. */
  readonly key: string | undefined
  /** The customer who signs the call, where anybody may call. */
  readonly caller: () => Promise<SignedInCustomer | undefined>
}

/** Public answers are the same for everybody and can be kept by whoever stands in between, briefly. */
const SHARED_CACHE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
const LONGEST_KEY = 200
const LONGEST_DEVICE = 200

/** Makes the route of an endpoint. Who may call it is settled before anything the caller sent is looked at. */
export const serve = <Params, Query, Body, Data, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Data, Who>,
  handle: (served: Served<Params, Query, Body> & Identity<Who>) => Promise<Data>,
): void => {
  const isShared = endpoint.access === 'public' && endpoint.method === 'GET' && !endpoint.isLive
  const perform = async (request: FastifyRequest, identity: Identity<Who>): Promise<Answer> => {
    const locale = preferredLocale(request.headers['accept-language'])
    const cookie = staffCookie(app.gate, request)
    const served = {
      params: readInput(endpoint.params, request.params, locale),
      query: readInput(endpoint.query, request.query, locale),
      body: readInput(endpoint.body, request.body, locale),
      file: request.uploaded,
      locale,
      address: request.headers[RENDERING_HEADER] ? undefined : request.ip,
      network: app.gate.networkOf(request),
      device: (request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE),
      cookie,
      key: keyOf(request),
      caller: () => callerOf(app.gate, request),
      ...identity,
    }
    const data = await handle(served).catch((error: unknown) => {
      throw error instanceof FieldRefused ? error.calledBy((path) => callersName(endpoint, path)) : error
    })
    return {
      status: endpoint.isUndecided?.(data) ? 202 : 200,
      text: JSON.stringify(envelopeOf(endpoint, data, locale)),
      ...cookie.written(),
    }
  }
  const write = async (request: FastifyRequest, delivery: Delivery, admitted: () => Promise<Identity<Who>>): Promise<Answer> => {
    const identity = await admitted().catch((error: unknown) => error as Error)
    if (identity instanceof Error) {
      // A second delivery of a logout is signed with a token that the first one ended.
      const kept = await app.gate.answers.find(delivery)
      if (kept) return kept
      throw identity
    }
    const work = () => perform(request, identity).catch((error: unknown) => lastingNo(error, request))
    return app.gate.answers.once(delivery, work, { isRepeatable: endpoint.isRepeatable ?? false })
  }
  const receiveUpload = async (request: FastifyRequest, admitted: () => Promise<Identity<Who>>) => {
    if (!isForm(request)) return
    if (!endpoint.upload) throw new UnsupportedMediaType()
    // Megabytes are read of those only who may send them.
    await admitted()
    const { fields, file } = await readUpload(request, endpoint.upload)
    request.body = fields
    if (file) request.uploaded = file
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const admitted = () => admitRenewing(app.gate, endpoint, request, reply)
    await receiveUpload(request, admitted)
    const delivery = deliveryOf(app.gate, endpoint, request)
    const { status, text, cookies } = delivery ? await write(request, delivery, admitted) : await perform(request, await admitted())
    reply.code(status).type('application/json; charset=utf-8')
    for (const cookie of cookies ?? []) reply.header('set-cookie', cookie)
    if (!isShared) return reply.header('cache-control', 'no-store').send(text)
    const tag = `"${createHash('sha1').update(text).digest('base64url')}"`
    reply.headers({ etag: tag, 'cache-control': SHARED_CACHE, vary: 'Accept-Encoding, Accept-Language' })
    if (hasSeen(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.send(text)
  }
  const config = { access: endpoint.access, largestFile: endpoint.upload?.maxBytes }
  for (const url of pathsOf(endpoint)) app.route({ method: endpoint.method, url, config, handler: answer })
}

/** Whoever is let in with an ageing token is handed the next one, whatever the answer is. */
const admitRenewing = async <Who extends Access>(
  gate: Gate,
  endpoint: AnyEndpoint & { readonly access: Who },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity<Who>> => {
  const identity = await admit(gate, endpoint, request)
  if ('customer' in identity && identity.customer.newToken) reply.header(RENEWED_TOKEN, identity.customer.newToken)
  return identity
}

/** The code refuses a field by its own name; the caller knows it by the wire's. */
const callersName = ({ refuses, body, upload }: AnyEndpoint, path: string): string =>
  path === UPLOADED ? (upload?.field ?? path) : ((refuses ?? body)?.paths.toWire(path) ?? path)

export const hasSeen = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((seen) => seen.trim().replace(/^W\//, '') === tag) ?? false

const pathsOf = ({ path, twin }: AnyEndpoint) => (twin ? [path, twin] : [path])

export const envelopeOf = <Data>(
  endpoint: Pick<Endpoint<unknown, unknown, unknown, Data>, 'says' | 'data' | 'beside'>,
  data: Data,
  locale: Locale,
): Success<unknown> => {
  const { says } = endpoint
  const texts = serverTexts(locale)
  const message = says === undefined ? texts.done : texts.said[typeof says === 'function' ? says(data) : says]
  const encoded: unknown = endpoint.data.encode(data)
  if (!endpoint.beside) return { success: true, message, data: encoded }
  const fields = Object.entries(encoded as Record<string, unknown>)
  const isBeside = ([name]: [string, unknown]) => endpoint.beside?.includes(name) ?? false
  return {
    success: true,
    message,
    data: Object.fromEntries(fields.filter((field) => !isBeside(field))),
    ...Object.fromEntries(fields.filter(isBeside)),
  }
}

const deliveryOf = (
  gate: Gate,
  { method, path, isQuestion, isAnsweredAnew }: AnyEndpoint,
  request: FastifyRequest,
): Delivery | undefined => {
  const key = keyOf(request)
  if (method === 'GET' || isQuestion || isAnsweredAnew || key === undefined) return undefined
  return {
    credential: bearerOf(request) ?? cookieOf(request, gate.cookieName) ?? '',
    key,
    // Not the address: the second delivery may come under the twin path.
    // A file counts by its bytes: the form around it is packed differently each time it is sent.
    content: JSON.stringify([
      method,
      path,
      request.params,
      request.query,
      request.body ?? null,
      ...(request.uploaded ? [request.uploaded.hash] : []),
    ]),
  }
}

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY ? key : undefined
}

/** A no that stays a no is kept like a yes. What may go better the next time is not. */
const lastingNo = (error: unknown, request: FastifyRequest): Answer => {
  if (!(error instanceof Problem) || error.status >= 500 || error.status === 429 || error.isPassing) throw error
  return problemAnswer(error, preferredLocale(request.headers['accept-language']))
}
