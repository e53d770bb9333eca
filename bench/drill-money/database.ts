import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '@shop/api/database/with-client'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'
import { signalFamily } from '../../tools/family-of.ts'

export type Database = {
  readonly url: string
  readonly folder: string
  /** With -9, as when the machine loses power, and up again at the same address. */
  readonly crash: () => Promise<void>
  /** In order, as for an update of it: everybody loses the connection. */
  readonly restart: () => Promise<void>
  /** All of its processes stop where they are: connections stay, and nobody answers. */
  readonly hang: () => void
  readonly wake: () => void
  /** Another one on the same server, with nothing in it. */
  readonly makeEmpty: (name: string) => Promise<string>
  readonly close: () => Promise<void>
}

const NAME = 'shop'

/** A PostgreSQL that keeps what it committed: this one is killed. */
export async function openDatabase(where = tmpdir()): Promise<Database> {
  const folder = await mkdtemp(join(where, 'shop-drill-'))
  // The user who runs PostgreSQL for root has to get through.
  await chmod(folder, 0o755)
  const start = (port?: number) =>
    startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: { max_connections: '120' }, ...(port ? { port } : {}) })
  let server: EmbeddedPostgres = await start()
  const url = server.url(NAME)
  const port = Number(new URL(url).port)
  const makeEmpty = async (name: string) => {
    await withClient(server.url('postgres'), 'shop-drill', async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(`create database ${name}`)
    })
    return server.url(name)
  }
  const startAgain = async () => {
    server = await start(port)
    if (server.url(NAME) !== url) throw new Error('The database came back at another address')
  }
  const signal = (what: 'SIGSTOP' | 'SIGCONT') => signalFamily(server.pid, what)
  await makeEmpty(NAME)
  return {
    url,
    folder,
    crash: async () => {
      process.kill(server.pid, 'SIGKILL')
      await startAgain()
    },
    restart: async () => {
      await server.stop()
      await startAgain()
    },
    hang: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    makeEmpty,
    close: async () => {
      signal('SIGCONT')
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
