import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { ProcessRole } from '@shop/domain/condition'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Tally } from '../../ports/tally.ts'
import { deleteSilentHeartbeats, endHeartbeat, type ProcessFacts, upsertHeartbeat } from './heartbeats.queries.ts'

export const BEAT_MS = 15_000
/** A store of files elsewhere counts what is written to it. */
const BEATS_PER_TRIAL = 4

type Deps = {
  readonly db: Db
  readonly files: FileStore
  readonly tally: Tally
  readonly settings: { readonly dataFolder: string }
}
type Who = { readonly roles: ReadonlySet<ProcessRole>; readonly version: string }
export type Beating = { readonly beat: () => Promise<void>; readonly stop: () => Promise<void> }

/** Says every few seconds that this process lives, and how its machine and its calls are. */
export async function startBeating(deps: Deps, { roles, version }: Who, onError: (error: unknown) => void): Promise<Beating> {
  const id = randomUUID()
  const host = hostname()
  let beats = 0
  let areFilesWritable: boolean | undefined
  const beat = async () => {
    if (beats++ % BEATS_PER_TRIAL === 0) areFilesWritable = await canWrite(deps.files, host)
    const { mail, payments } = deps.tally.read()
    const facts: ProcessFacts = {
      disk: await readDisk(deps.settings.dataFolder),
      areFilesWritable,
      mail: { wellAt: mail.wellAt, failedAt: mail.failedAt },
      payments: { wellAt: payments.wellAt, failedAt: payments.failedAt },
    }
    await upsertHeartbeat(deps.db, { id, roles: [...roles], host, pid: process.pid, version, upSeconds: process.uptime(), facts })
    await deleteSilentHeartbeats(deps.db)
  }
  await beat()
  const timer = setInterval(() => beat().catch(onError), BEAT_MS).unref()
  return {
    beat,
    stop: async () => {
      clearInterval(timer)
      // What it found out since its last beat counts too. A database that is gone does not keep a process from ending.
      await beat()
        .then(() => endHeartbeat(deps.db, id))
        .catch(() => {})
    },
  }
}

/** Undefined where the system does not tell. */
export async function readDisk(folder: string): Promise<ProcessFacts['disk']> {
  const found = await statfs(folder).catch(() => undefined)
  return found && found.blocks > 0 ? { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize } : undefined
}

function canWrite(files: FileStore, host: string): Promise<boolean> {
  return files.write(`condition/${host}`, Buffer.from(new Date().toISOString())).then(
    // An empty folder in place of a disk can be written, too.
    () => files.isThere(),
    () => false,
  )
}
