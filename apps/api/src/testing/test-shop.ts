import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@shop/domain/locale'
import { OPEN_DOOR } from '@shop/domain/opening'
import { readSettings } from '@shop/settings/settings'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { inject } from 'vitest'
import { compose, type Deps } from '../composition.ts'
import { insertMark } from '../database/shop-database.queries.ts'
import { createServer } from '../http/create-server.ts'
import { sealNewLog } from '../modules/audit-log/audit-log.public.ts'
import { updatePolicy } from '../modules/policies/policies.public.ts'
import { NO_BASE_DATA } from '../ports/base-data.ts'
import type { KnownNames } from '../ports/known-names.ts'
import { serveApi } from '../server.ts'
import type {} from './provided-context.ts'
import { TEST_IDENTITY } from './test-identity.ts'

export type TestShop = Deps & {
  readonly app: FastifyInstance
  readonly databaseUrl: string
  readonly send: Send
} & Calls

/** Sends a request as it is, and reads the answer. Every other call is made of it. */
export type Send = (request: SentRequest) => Promise<Answered>
export type SentRequest = {
  readonly method: Method
  /** From the host on. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  readonly from: string
}

export type Calls = {
  readonly get: (path: string, locale?: Locale) => Promise<Answered>
  readonly post: (path: string, body: unknown, locale?: Locale) => Promise<Answered>
  readonly ask: (method: Method, path: string, given?: Given) => Promise<Answered>
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Given = {
  readonly body?: unknown
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Where the call comes from; this machine unless it is said. */
  readonly from?: string
}

export type Answered = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Answer }

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came over the wire
type Answer = any

type Options = {
  /** Another host of the same shop: it shares the database and leaves it there. */
  readonly beside?: TestShop
  readonly knownNames?: KnownNames
  readonly note?: (message: string) => void
  readonly logTo?: { readonly write: (line: string) => void }
}

/** The real API on a database of its own, copied from the migrated template. */
export async function testShop(environment: Record<string, string> = {}, options: Options = {}): Promise<TestShop> {
  const { adminUrl, template } = inject('database')
  const name = `shop_test_${randomBytes(6).toString('hex')}`
  if (!options.beside) await asAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  const databaseUrl = options.beside?.databaseUrl ?? Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-data-'))
  const settings = readSettings({ DATA_FOLDER: dataFolder, DATABASE_POOL_SIZE: '4', DATABASE_PATIENCE_MS: '60000', ...environment })
  const { knownNames } = options
  const deps = await compose(settings, databaseUrl, () => {}, options.note, {
    ...NO_BASE_DATA,
    ...(knownNames ? { names: async () => knownNames } : {}),
  })
  // As whoever makes the tables does; the template of all tests knows no shop's secret and is nobody's.
  await sealNewLog(deps)
  await insertMark(deps.db, settings.mode)
  await updatePolicy(deps.db, 'identity', TEST_IDENTITY, 0)
  await updatePolicy(deps.db, 'door', OPEN_DOOR, 0)
  const app = createServer({
    logLevel: options.logTo ? 'trace' : 'silent',
    trustProxy: settings.trustedProxies,
    strictTransport: settings.strictTransport,
    ...(options.logTo ? { logTo: options.logTo } : {}),
  })
  await serveApi(app, deps)
  const send: Send = async ({ method, url, headers, payload, from }) => {
    const sent = { method, url, headers, remoteAddress: from, ...(payload === undefined ? {} : { payload }) }
    const response = await app.inject(sent)
    return { status: response.statusCode, headers: response.headers, body: parsed(response.body) }
  }
  return {
    ...deps,
    app,
    databaseUrl,
    send,
    ...callsOf(send),
    close: async () => {
      await app.close()
      await deps.close()
      if (!options.beside) await asAdmin(adminUrl, `drop database ${name} with (force)`)
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** What tests call with: bodies as JSON, and the customer's token. */
export function callsOf(send: Send): Calls {
  const ask: Calls['ask'] = (method, path, { body, token, headers = {}, from = '127.0.0.1' } = {}) =>
    send({
      method,
      url: path,
      from,
      headers: {
        'accept-language': 'es',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  return {
    ask,
    get: (path, locale = 'es') => ask('GET', path, { headers: { 'accept-language': locale } }),
    post: (path, body, locale = 'es') => ask('POST', path, { body, headers: { 'accept-language': locale } }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function asAdmin(url: string, sql: string) {
  const client = new Client(url)
  await client.connect()
  await client.query(sql)
  await client.end()
}
