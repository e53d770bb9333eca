import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@shop/domain/locale'
import { readSettings } from '@shop/settings/settings'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { inject } from 'vitest'
import { compose, type Deps } from '../composition.ts'
import { createServer } from '../http/create-server.ts'
import { serveApi } from '../server.ts'
import type {} from './provided-context.ts'

export type TestShop = Deps & {
  readonly app: FastifyInstance
  readonly databaseUrl: string
  readonly get: (path: string, locale?: Locale) => Promise<Answered>
  readonly post: (path: string, body: unknown, locale?: Locale) => Promise<Answered>
}

type Answered = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Answer }

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came over the wire
type Answer = any

/** The real API on a database of its own, copied from the migrated template. */
export const testShop = async (environment: Record<string, string> = {}): Promise<TestShop> => {
  const { adminUrl, template } = inject('database')
  const name = `shop_test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-data-'))
  const settings = readSettings({ DATA_FOLDER: dataFolder, DATABASE_POOL_SIZE: '4', ...environment })
  const deps = await compose(settings, databaseUrl, () => {})
  const app = createServer({ logLevel: 'silent', trustProxy: false })
  await serveApi(app, deps)
  return {
    ...deps,
    app,
    databaseUrl,
    get: async (path, locale = 'es') => {
      const response = await app.inject({ url: path, headers: { 'accept-language': locale } })
      return { status: response.statusCode, headers: response.headers, body: parsed(response.body) }
    },
    post: async (path, body, locale = 'es') => {
      const headers = { 'accept-language': locale, 'content-type': 'application/json' }
      const response = await app.inject({ method: 'POST', url: path, headers, payload: JSON.stringify(body) })
      return { status: response.statusCode, headers: response.headers, body: parsed(response.body) }
    },
    close: async () => {
      await app.close()
      await deps.close()
      await asAdmin(adminUrl, `drop database ${name} with (force)`)
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const asAdmin = async (url: string, sql: string) => {
  const client = new Client(url)
  await client.connect()
  await client.query(sql)
  await client.end()
}
