import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readForm } from './form-body.ts'
import type { Answer, Sandbox, Write } from './sandbox.ts'
import { errorBody, SandboxError } from './sandbox-error.ts'
import type { SandboxKeys } from './sandbox-keys.ts'

type WithId = { Params: { id: string } }

const MOST_EVENTS = 100

/** The provider's HTTP API, as far as the shop and its payment page call it. */
export function serveSandboxApi(app: FastifyInstance, sandbox: Sandbox, keys: SandboxKeys): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, body))

  /** The shop's own server may do everything. */
  const asShop = { preHandler: requireKey([keys.secretKey]) }
  /** A page may only touch an intent whose client secret it was given. */
  const asPage = { preHandler: [requireKey([keys.secretKey, keys.publishableKey]), requireSecretOf(keys.publishableKey)] }

  app.get('/v1/balance', asShop, async (_, reply) => send(reply, await sandbox.readBalance()))
  app.get('/v1/events', asShop, async (_, reply) => send(reply, await sandbox.listEvents(MOST_EVENTS)))
  app.post('/v1/payment_intents', asShop, async (request, reply) => send(reply, await sandbox.createIntent(writeOf(request))))
  app.get<WithId>('/v1/payment_intents/:id', asPage, async (request, reply) =>
    send(reply, await sandbox.readIntent(request.params.id, readForm(queryOf(request)))),
  )
  app.post<WithId>('/v1/payment_intents/:id/confirm', asPage, async (request, reply) =>
    send(reply, await sandbox.confirmIntent(request.params.id, writeOf(request))),
  )
  app.post<WithId>('/v1/payment_intents/:id/authenticate', asPage, async (request, reply) =>
    send(reply, await sandbox.authenticateIntent(request.params.id, writeOf(request))),
  )
  app.post<WithId>('/v1/payment_intents/:id/cancel', asShop, async (request, reply) =>
    send(reply, await sandbox.cancelIntent(request.params.id, writeOf(request))),
  )
  app.post('/v1/refunds', asShop, async (request, reply) => send(reply, await sandbox.createRefund(writeOf(request))))
  for (const [path, kind] of [
    ['refunds', 'refund'],
    ['disputes', 'dispute'],
    ['radar/early_fraud_warnings', 'warning'],
    ['payouts', 'payout'],
  ] as const)
    app.get<WithId>(`/v1/${path}/:id`, asShop, async (request, reply) => send(reply, await sandbox.readObject(kind, request.params.id)))
  app.get('/v1/refunds', asShop, async (request, reply) => send(reply, await sandbox.listRefunds(readForm(queryOf(request)))))
  app.get('/v1/balance_transactions', asShop, async (request, reply) => send(reply, await sandbox.listMoved(readForm(queryOf(request)))))
  app.get('/v1/payouts', asShop, async (request, reply) => send(reply, await sandbox.listPayouts(readForm(queryOf(request)))))
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(errorBody(new SandboxError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${request.url})` }))),
  )
}

function send(reply: FastifyReply, { status, body, isReplay, isLost }: Answer): FastifyReply {
  if (isLost) {
    // The work is done and the line goes dead.
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  if (isReplay) reply.header('idempotent-replayed', 'true')
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body)
}

function writeOf(request: FastifyRequest): Write {
  const form = typeof request.body === 'string' ? request.body : ''
  const key = request.headers['idempotency-key']
  return {
    path: new URL(request.url, 'http://sandbox').pathname,
    form,
    fields: readForm(form),
    key: typeof key === 'string' ? key : undefined,
  }
}

function queryOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://sandbox').search.slice(1)
}

function requireKey(accepted: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (accepted.some((key) => request.headers.authorization === `Bearer ${key}`)) return
    const refusal = new SandboxError(401, { type: 'authentication_error', message: 'Invalid API Key provided.' })
    await reply.code(401).send(errorBody(refusal))
  }
}

function requireSecretOf(publishableKey: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== `Bearer ${publishableKey}`) return
    const given = readForm(request.method === 'GET' ? queryOf(request) : String(request.body ?? '')).client_secret
    if (typeof given === 'string' && given) return
    const refusal = new SandboxError(401, {
      type: 'authentication_error',
      code: 'secret_key_required',
      message: 'A client secret is required.',
    })
    await reply.code(401).send(errorBody(refusal))
  }
}
