import { createSandbox, type Sandbox } from '@shop/payment-sandbox/sandbox'
import type { SandboxKeys } from '@shop/payment-sandbox/sandbox-keys'
import { serveSandboxApi } from '@shop/payment-sandbox/serve-sandbox-api'
import Fastify from 'fastify'
import type { Db } from '../database/connect.ts'
import { readSandboxKeys, sandboxStore } from '../modules/payment-sandbox/sandbox-store.queries.ts'

export type OpenSandbox = {
  readonly sandbox: Sandbox
  readonly keys: SandboxKeys
  /** Where the SDK finds it: the SDK insists on paths that begin with /v1, so it has a port of its own. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  readonly close: () => Promise<void>
}

type Options = { readonly mode: 'demo' | 'production'; readonly publicUrl: string }

const LOOPBACK = '127.0.0.1'

/** The imitation of the payment provider, on a loopback port. There is none in production, whatever else is set. */
export async function openSandbox(db: Db, { mode, publicUrl }: Options): Promise<OpenSandbox> {
  if (mode !== 'demo') throw new Error('The payment sandbox exists in demo mode only: set STRIPE_SECRET_KEY')
  const keys = await readSandboxKeys(db)
  const sandbox = createSandbox({ store: sandboxStore(db), publicUrl })
  const server = Fastify({ forceCloseConnections: true, pluginTimeout: 0 })
  serveSandboxApi(server, sandbox, keys)
  const address = new URL(await server.listen({ host: LOOPBACK, port: 0 }))
  return { sandbox, keys, api: { host: LOOPBACK, port: Number(address.port), protocol: 'http' }, close: () => server.close() }
}
