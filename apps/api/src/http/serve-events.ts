import type { Access, Endpoint } from '@shop/contract/endpoint'
import { type Locale, preferredLocale } from '@shop/domain/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooManyRequests } from '../problems.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { admit, type Identity } from './gate.ts'
import { readInput } from './read-input.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer lasts for as long as somebody follows it. */
    isStream?: boolean | undefined
  }
}

type Served<Params, Query> = {
  readonly params: Params
  readonly query: Query
  readonly locale: Locale
  /** The last event a browser got before it lost the connection. */
  readonly lastEventId: string | undefined
}

/** What a stream does: it begins, and every few seconds it may say that nobody is there. */
export type Followed = {
  readonly begin: (stream: EventStream) => () => void
  readonly onBeat?: () => Promise<void>
}

const BEAT_MS = 20_000
const MOST_OF_A_NETWORK = 30

/** Makes the route of a stream of events. Who may follow it is asked again with every beat. */
export function serveEvents<Params, Query, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, undefined, unknown, Who>,
  prepare: (served: Served<Params, Query> & Identity<Who>) => Promise<Followed>,
  beatMs = BEAT_MS,
): void {
  const streams = new Set<EventStream>()
  const countOf = new Map<string, number>()
  // Before the server stops listening: it would wait for connections that never end by themselves.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
  app.get(endpoint.path, { config: { access: endpoint.access, isStream: true } }, async (request, reply) => {
    const identity = await admit(app.gate, endpoint, request)
    const locale = preferredLocale(request.headers['accept-language'])
    const followed = await prepare({
      params: readInput(endpoint.params, request.params, locale),
      query: readInput(endpoint.query, request.query, locale),
      locale,
      lastEventId: lastEventIdOf(request),
      ...identity,
    })
    const network = app.gate.networkOf(request)
    const others = network === undefined ? 0 : (countOf.get(network) ?? 0)
    if (others >= MOST_OF_A_NETWORK) throw new TooManyRequests(BEAT_MS / 1_000)
    if (network !== undefined) countOf.set(network, others + 1)
    const stream = openEventStream(reply)
    streams.add(stream)
    const stop = followed.begin(stream)
    const beat = setInterval(() => {
      stream.beat()
      admit(app.gate, endpoint, request)
        .then(() => followed.onBeat?.())
        .catch(() => stream.end())
    }, beatMs)
    stream.onEnd(() => {
      clearInterval(beat)
      streams.delete(stream)
      if (network !== undefined) countOf.set(network, (countOf.get(network) ?? 1) - 1)
      stop()
    })
  })
}

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,18}$/.test(id) ? id : undefined
}
