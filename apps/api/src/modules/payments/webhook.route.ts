import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { ForgedEvent, MalformedEvent } from '../../ports/payment-failures.ts'
import type { PaymentEvent, PaymentProvider } from '../../ports/payment-provider.ts'
import { EventNotFromProvider, EventNotUnderstood } from './payments.problems.ts'
import { concernsUs, receiveEvent } from './receive-event.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue; readonly payments: PaymentProvider }

/** `POST /webhook`. The signature is over the bytes as they came, so nothing may parse them first. */
export function webhookRoute(app: FastifyInstance, deps: Deps): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  // Anybody may knock; the signature decides.
  app.post('/webhook', { config: { access: 'public' } }, async (request, reply) => {
    const event = read(deps.payments, request.body, request.headers['stripe-signature'])
    if (concernsUs(event, deps.payments)) await receiveEvent(deps, event)
    else request.log.warn({ type: event.type, isLive: event.isLive }, 'an event that is none of our business')
    return reply.header('cache-control', 'no-store').send({ success: true, message: '', data: null })
  })
}

function read(payments: PaymentProvider, body: unknown, signature: string | readonly string[] | undefined): PaymentEvent {
  try {
    return payments.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), typeof signature === 'string' ? signature : undefined)
  } catch (error) {
    if (error instanceof ForgedEvent) throw new EventNotFromProvider()
    if (error instanceof MalformedEvent) throw new EventNotUnderstood()
    throw error
  }
}
