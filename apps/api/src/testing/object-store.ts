import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Place } from '../adapters/s3/s3-files.ts'

/** Two imitations of an object store: `s3rver` believes every signature, its fork looks at them. */
export type StoreServer = keyof typeof SERVERS
export type ObjectStore = { readonly place: S3Place; readonly close: () => Promise<void> }

type Server = {
  readonly run: () => Promise<{ readonly port: number; readonly address: string }>
  readonly close: () => Promise<void>
}

/** The only key that both of them know. */
const KEY = { id: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' }
const require = createRequire(import.meta.url)
const SERVERS = { s3rver: () => require('s3rver'), '@20minutes/s3rver': () => require('@20minutes/s3rver') }

/** Where it is to be again after it was lost, with what it holds. */
type Kept = { readonly port: number; readonly folder: string }

export async function openObjectStore(server: StoreServer = '@20minutes/s3rver', kept?: Kept): Promise<ObjectStore> {
  const Imitation = SERVERS[server]() as new (options: object) => Server
  const directory = kept?.folder ?? (await mkdtemp(join(tmpdir(), 'shop-objects-')))
  const buckets = [{ name: 'shop', configs: [] }]
  const running = new Imitation({ port: kept?.port ?? 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets })
  const { port } = await running.run()
  return {
    place: { ...KEY, endpoint: `http://127.0.0.1:${port}`, bucket: 'shop', prefix: '', isForBrowsers: true },
    close: async () => {
      await running.close()
      if (!kept) await rm(directory, { recursive: true, force: true })
    },
  }
}
