import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@shop/embedded-postgres/embedded-postgres'

export type Database = {
  readonly url: string
  readonly folder: string
  /** With -9, as when the machine loses power, and up again at the same address. */
  readonly crash: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A PostgreSQL that keeps what it committed: this one is killed. */
export const openDatabase = async (): Promise<Database> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-drill-'))
  // The user who runs PostgreSQL for root has to get through.
  await chmod(folder, 0o755)
  const start = (port?: number) =>
    startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: { max_connections: '120' }, ...(port ? { port } : {}) })
  let server: EmbeddedPostgres = await start()
  const url = server.url('postgres')
  const port = Number(new URL(url).port)
  return {
    url,
    folder,
    crash: async () => {
      process.kill(server.pid, 'SIGKILL')
      server = await start(port)
      if (server.url('postgres') !== url) throw new Error('The database came back at another address')
    },
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
