import type { Readiness } from '@shop/api/readiness'
import type { ConditionStatus } from '@shop/domain/condition'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { version } from './version.ts'

type Options = {
  readonly isDraining: () => boolean
  /** What this process stands on; a web server stands on nothing of its own. */
  readonly ready: (() => Promise<Readiness>) | undefined
  /** How every part of the shop is. Whatever it says, nobody is sent elsewhere and nothing is started again for it. */
  readonly condition: () => Promise<Told>
}

/** How every part is; figures stand beside its status. */
export type Told = {
  readonly status: ConditionStatus
  readonly parts: readonly { readonly part: string; readonly status: ConditionStatus }[]
}

/**
 * For whoever runs the shop. Only `/health/live` may be a reason to start a process again: a database that is away comes back sooner if
 * nobody restarts the shop meanwhile. `/health/ready` says whether visitors may be sent here; `/health` tells about everything.
 */
export function serveHealth(app: FastifyInstance, { isDraining, ready, condition }: Options): void {
  const answer = (reply: FastifyReply, isWell: boolean, told: object) =>
    reply
      .code(isWell ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(isWell ? {} : { 'retry-after': 1 }) })
      .send(told)
  app.get('/health/live', async (_, reply) => answer(reply, true, { status: 'pass' }))
  app.get('/health/ready', async (_, reply) => {
    const checks = { ...(await ready?.()), draining: isDraining() }
    const { draining, ...needed } = checks
    const isReady = !draining && Object.values(needed).every(Boolean)
    return answer(reply, isReady, { status: isReady ? 'pass' : 'fail', ...checks })
  })
  app.get('/health', async ({ ip }, reply) => {
    const { status, parts } = await condition()
    const told = Object.fromEntries(parts.map(({ part, ...figures }) => [part, isThisMachine(ip) ? figures : { status: figures.status }]))
    return answer(reply, status !== 'fail', { status, parts: told })
  })
  app.get('/version', async (_, reply) => answer(reply, true, version()))
}

/** Figures are for whoever runs the shop; to others the word is enough. */
function isThisMachine(ip: string): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)
}
