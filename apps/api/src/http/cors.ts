import { RENEWED_TOKEN } from '@shop/contract/envelope'
import type { FastifyInstance } from 'fastify'

/** Browsers ask again after two hours at the latest, whatever is said here. */
const PREFLIGHT_SECONDS = '7200'

/** Pages of exactly these origins may call from a browser. Sessions travel in a header, so cookies are never let through. */
export function allowCors(api: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins)
  api.addHook('onRequest', ({ headers: { origin } }, reply, done) => {
    if (origin !== undefined && allowed.has(origin))
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': RENEWED_TOKEN })
    done()
  })
  // Last of all: a shared cache must not hand one origin's answer to another, whatever else the answer varies by.
  api.addHook('onSend', (_, reply, payload, done) => {
    const others = reply.getHeader('vary')
    reply.header('vary', others === undefined ? 'Origin' : `${others}, Origin`)
    done(null, payload)
  })
  api.options('/*', (_, reply) => {
    if (reply.hasHeader('access-control-allow-origin'))
      reply.headers({
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'Accept-Language, Authorization, Content-Type, Idempotency-Key',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
    return reply.code(204).send()
  })
}
