import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@shop/api/database/migrate'
import { withClient } from '@shop/api/database/with-client'
import { startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'

export type TestServer = { readonly adminUrl: string; readonly stop: () => Promise<void> }

/** Throw-away data needs no safety. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '256MB' }

/** A server for tests: the one of DATABASE_URL, or an embedded one that leaves nothing behind. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL
  if (given) return { adminUrl: given, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-'))
  await chmod(folder, 0o755)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: FAST })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { adminUrl: server.url('postgres'), stop }
}

export async function withTestDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startTestServer()
  try {
    const url = await createDatabase(server.adminUrl)
    await migrate(url)
    const result = await work(url)
    await dropDatabase(server.adminUrl, url)
    return result
  } finally {
    await server.stop()
  }
}

/** A new database, empty or a copy of `template`; the copy is a matter of milliseconds. */
export async function createDatabase(adminUrl: string, template?: string): Promise<string> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`
  await command(adminUrl, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

export function dropDatabase(adminUrl: string, url: string) {
  return command(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

function command(url: string, sql: string) {
  return withClient(url, 'shop-test', (client) => client.query(sql))
}
