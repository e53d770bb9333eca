import { dailyPayout } from '@shop/payment-sandbox/daily-payout'
import { runAgenda } from '@shop/payment-sandbox/run-agenda'
import type { Sandbox } from '@shop/payment-sandbox/sandbox'
import type { SandboxKeys } from '@shop/payment-sandbox/sandbox-keys'
import { serveSandboxApi } from '@shop/payment-sandbox/serve-sandbox-api'
import { serveSandboxPages } from '@shop/payment-sandbox/serve-sandbox-pages'
import type { FastifyInstance } from 'fastify'

type Options = { readonly sandbox: Sandbox; readonly keys: SandboxKeys }

const WEBHOOK = '/checkout/webhook'
const HEARTBEAT_MS = 400

/** Demo mode only: the sandbox's pages and what its page script calls, at `/sandbox`; and its events, carried to the shop. */
export async function sandboxRoutes(app: FastifyInstance, { sandbox, keys }: Options): Promise<void> {
  await app.register(async (pages) => serveSandboxPages(pages, sandbox), { prefix: '/sandbox' })
  await app.register(async (api) => serveSandboxApi(api, sandbox, keys), { prefix: '/sandbox' })

  const deliver = async (body: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await app.inject({ method: 'POST', url: WEBHOOK, headers, payload: body })).statusCode
  }
  const payDaily = dailyPayout(sandbox)
  keepDoing(app, async () => {
    await payDaily()
    return runAgenda({ sandbox, webhookSecret: keys.webhookSecret, deliver })
  })
}

/**
 * One round after the other, once the server can be asked: an event that is due already at the start would have it opened before all is in its
 * place. The server waits for the last round before it closes.
 */
function keepDoing(app: FastifyInstance, round: () => Promise<number>): void {
  let underWay: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const doWhatIsDue = () => {
    if (isBusy) return
    isBusy = true
    underWay = untilNothingIsDue(round)
      .catch((error: unknown) => app.log.warn({ err: error }, 'the sandbox could not do what was due'))
      .finally(() => {
        isBusy = false
      })
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(doWhatIsDue, HEARTBEAT_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}

async function untilNothingIsDue(round: () => Promise<number>): Promise<void> {
  while ((await round()) > 0);
}
