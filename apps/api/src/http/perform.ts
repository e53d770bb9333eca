import type { Access, AnyEndpoint, Endpoint } from '@shop/contract/endpoint'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInCustomer } from '../callers.ts'
import type { UploadedFile } from '../files.ts'
import { FieldRefused, UPLOADED } from '../problems.ts'
import { keyOf } from './deliveries.ts'
import { envelopeOf } from './envelope-of.ts'
import { callerOf, type Identity } from './gate.ts'
import type { Answer } from './idempotency.ts'
import { RENDERING_HEADER } from './own-pages.ts'
import { readInput } from './read-input.ts'
import { type StaffCookie, staffCookie } from './staff-cookie.ts'

/** What somebody sent: over the network, or our own pages in this very process. */
export type Asked = Pick<FastifyRequest, 'headers' | 'ip' | 'params' | 'query' | 'body' | 'uploaded'>

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

export type Perform<Who extends Access> = (asked: Asked, identity: Identity<Who>) => Promise<Answer>

const LONGEST_DEVICE = 200

/** An answer that is the same for everybody: it can be kept, here and on the way. */
export function isShared({ access, method, isLive }: AnyEndpoint): boolean {
  return access === 'public' && method === 'GET' && !isLive
}

/** Where a caller is, as far as anybody may know. */
export function addressOf({ headers, ip }: Asked): string | undefined {
  return headers[RENDERING_HEADER] ? undefined : ip
}

/** Does what an endpoint is for, whoever carried the question here. */
export function performer<Params, Query, Body, Data, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Data, Who>,
  handle: (served: Served<Params, Query, Body> & Identity<Who>) => Promise<Data>,
): Perform<Who> {
  const isForAll = isShared(endpoint)
  return async (asked, identity) => {
    const { headers } = asked
    const locale = preferredLocale(headers['accept-language'])
    const cookie = staffCookie(app.gate, asked)
    const served = {
      params: readInput(endpoint.params, asked.params, locale),
      query: readInput(endpoint.query, asked.query, locale),
      body: readInput(endpoint.body, asked.body, locale),
      file: asked.uploaded,
      locale,
      address: addressOf(asked),
      cookie,
      key: keyOf(asked),
      // What everybody is told cannot depend on who asks: of him nothing is known.
      network: isForAll ? undefined : app.gate.networkOf(asked),
      device: isForAll ? '' : (headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE),
      caller: isForAll ? nobody : () => callerOf(app.gate, asked),
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
}

async function nobody() {
  return undefined
}

/** The code refuses a field by its own name; the caller knows it by the wire's. */
function callersName({ refuses, body, upload }: AnyEndpoint, path: string): string {
  return path === UPLOADED ? (upload?.field ?? path) : ((refuses ?? body)?.paths.toWire(path) ?? path)
}
