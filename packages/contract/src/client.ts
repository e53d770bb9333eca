import type { Locale } from '@shop/domain/locale'
import { type Endpoint, fillPath } from './endpoint.ts'
import { type Envelope, type Failure, RENEWED_TOKEN, type Success } from './envelope.ts'
import { askHosts, type Hosts } from './hosts.ts'
import type { Input } from './input.ts'
import type { askTwins } from './twin-hosts.ts'

export type WireRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  /** JSON, or a form with a file. */
  readonly body?: string | FormData
  /** How long an answer may take, where the usual time is not enough. */
  readonly timeoutMs?: number
}
export type WireResponse = {
  readonly status: number
  readonly text: string
  /** The token that takes the place of the one the call was made with. */
  readonly newToken?: string | null
}

/** Carries a request to one host. It rejects only when no answer came at all. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

type Options = {
  readonly hosts: Hosts
  /** Who remembers which hosts are silent; a server has one memory for everything it asks. */
  readonly ask?: typeof askTwins
  readonly transport?: Transport
  readonly locale: Locale
  readonly token?: () => string | undefined
  /** A token ages with use, and the answer to an old one may bring the next. */
  readonly renew?: (token: string, before: string) => void
  readonly newKey?: () => string
  readonly log?: (message: string, error: unknown) => void
}

export type CallInput<Params, Query, Body> = (undefined extends Params ? { params?: undefined } : { params: Params }) &
  (undefined extends Query ? { query?: undefined } : { query: Query }) &
  (undefined extends Body ? { body?: undefined } : { body: Body }) & {
    /** A write's own name, where the caller must be able to repeat it later; otherwise each call gets one. */
    readonly key?: string
    /** What goes with the form of an endpoint that takes one. */
    readonly file?: Blob | undefined
  }

type Arguments<Params, Query, Body> =
  Record<never, never> extends CallInput<Params, Query, Body>
    ? [input?: CallInput<Params, Query, Body>]
    : [input: CallInput<Params, Query, Body>]

export type Call = <Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
  ...input: Arguments<Params, Query, Body>
) => Promise<Data>

/** The server answered, and the answer is no. */
export class CallFailed extends Error {
  readonly status: number
  readonly failure: Failure
  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }
}

/** On a slow phone an answer may take seconds; a host that hangs must not take for ever. */
const TIMEOUT_MS = 10_000
/** Ten megabytes take a minute on a poor connection; who sends hundreds has a better one. */
const UPLOAD_PATIENCE_MS = 120_000
const PATIENCE_MS_PER_MEGABYTE = 2_000

export function createClient(options: Options): Call {
  const { locale, ask = askHosts, transport = overHttp(), token, newKey = () => crypto.randomUUID() } = options
  return async (endpoint, ...[given]) => {
    const { params, query, body, key, file } = (given ?? {}) as { params?: never; query?: never; body?: never; key?: string; file?: Blob }
    const path = (template: string) => fillPath(template, encoded(endpoint.params, params)) + queryString(encoded(endpoint.query, query))
    const bearer = token?.()
    const request = {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        // A write may be sent twice because its key makes the second delivery harmless.
        ...(endpoint.method === 'GET' || endpoint.isQuestion ? {} : { 'idempotency-key': key ?? newKey() }),
        ...(body === undefined || endpoint.upload ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined && !file ? {} : bodyOf(endpoint, encoded(endpoint.body, body), file)),
    }
    const { status, text, newToken } = await ask(options.hosts[endpoint.hosts ?? 'api'], options.log, (host, isRetry) =>
      transport({ ...request, url: host + path(isRetry ? (endpoint.twin ?? endpoint.path) : endpoint.path) }),
    )
    if (newToken && bearer) options.renew?.(newToken, bearer)
    const envelope = parseEnvelope(text, status)
    if (!envelope.success) throw new CallFailed(status, envelope)
    return endpoint.data.decode(endpoint.beside ? gathered(envelope, endpoint.beside) : envelope.data)
  }
}

export function overHttp(timeoutMs = TIMEOUT_MS): Transport {
  return async ({ url, timeoutMs: asked = timeoutMs, ...request }) => {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(asked) })
    return { status: response.status, text: await response.text(), newToken: response.headers.get(RENEWED_TOKEN) }
  }
}

function parseEnvelope(text: string, status: number): Envelope<unknown> {
  try {
    return JSON.parse(text) as Envelope<unknown>
  } catch {
    // A proxy in between may answer with a page of its own.
    return { success: false, message: `HTTP ${status}`, data: null, code: 'unavailable' }
  }
}

function gathered(envelope: Success<unknown>, beside: readonly string[]): unknown {
  const extras = envelope as unknown as Record<string, unknown>
  return { ...(envelope.data as object), ...Object.fromEntries(beside.flatMap((name) => (name in extras ? [[name, extras[name]]] : []))) }
}

function encoded<Inside>(declared: Input<Inside> | undefined, value: Inside | undefined): Record<string, unknown> {
  return declared && value !== undefined ? declared.encode(value) : {}
}

/** A form gets its content type from the browser, which knows how it packs it. */
function bodyOf({ upload }: Pick<Endpoint<unknown, unknown, unknown, unknown>, 'upload'>, fields: Record<string, unknown>, file?: Blob) {
  if (!upload) return { body: JSON.stringify(fields) }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, String(value))
  if (file) body.append(upload.field, file)
  return { body, timeoutMs: Math.max(UPLOAD_PATIENCE_MS, ((file?.size ?? 0) / 1_048_576) * PATIENCE_MS_PER_MEGABYTE) }
}

function queryString(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
