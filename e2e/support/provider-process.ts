import { connect } from '@shop/api/database/connect'
import { migrate } from '@shop/api/database/migrate'
import { sandboxStore } from '@shop/api/modules/payment-sandbox/sandbox-store.queries'
import { runAgenda } from '@shop/payment-sandbox/run-agenda'
import { createSandbox } from '@shop/payment-sandbox/sandbox'
import { newSandboxKeys } from '@shop/payment-sandbox/sandbox-keys'
import { serveSandboxApi } from '@shop/payment-sandbox/serve-sandbox-api'
import { serveSandboxPages } from '@shop/payment-sandbox/serve-sandbox-pages'
import Fastify from 'fastify'

/** The imitation of the payment provider as a company of its own: another process, another database, reached by HTTP alone. */
const HEARTBEAT_MS = 300
const { PROVIDER_DATABASE = '', PROVIDER_PORT = '', PROVIDER_WEBHOOK = '' } = process.env

await migrate(PROVIDER_DATABASE)
const { db } = connect({ url: PROVIDER_DATABASE, poolSize: 4, timeoutMs: 20_000, onError: () => {} })
const keys = newSandboxKeys()
const sandbox = createSandbox({ store: sandboxStore(db), publicUrl: `http://localhost:${PROVIDER_PORT}` })
const server = Fastify({ forceCloseConnections: true })
await server.register(async (pages) => serveSandboxPages(pages, sandbox), { prefix: '/sandbox' })
await server.register(async (api) => serveSandboxApi(api, sandbox, keys))

async function deliver(body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await fetch(PROVIDER_WEBHOOK, { method: 'POST', headers, body }).catch(() => ({ status: 503 }))).status
}
async function beat(): Promise<void> {
  await runAgenda({ sandbox, webhookSecret: keys.webhookSecret, deliver }).catch(() => 0)
  setTimeout(beat, HEARTBEAT_MS)
}
await server.listen({ host: '127.0.0.1', port: Number(PROVIDER_PORT) })
await beat()
console.log(JSON.stringify(keys))
