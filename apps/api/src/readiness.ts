import { setTimeout as sleep } from 'node:timers/promises'
import { listAppliedMigrations } from './database/applied-migrations.queries.ts'
import { connect } from './database/connect.ts'
import { migrationNames } from './database/migration-files.ts'
import { keptFor } from './kept-for.ts'
import type { FileStore } from './ports/file-store.ts'

/** What a process cannot do without. Whoever lacks one of these is sent no visitors. */
export type Readiness = { readonly database: boolean; readonly migrations: boolean; readonly files: boolean }

export type Probe = { readonly ask: () => Promise<Readiness>; readonly close: () => Promise<void> }

const TIMEOUT_MS = 1_000
/** However many ask, the database is asked once in so long. */
const FRESH_MS = 500
/** Each process asks an object store for itself, and each question is paid. */
const ELSEWHERE_MS = 5_000

/** Asks over a connection of its own: a shop whose connections are all busy has not lost its database. */
export function openProbe(databaseUrl: string, files: FileStore, now?: () => number): Probe {
  const { db, close } = connect({ url: databaseUrl, poolSize: 1, timeoutMs: TIMEOUT_MS, onError: () => {} })
  // Once: a release may be taken away under a process that still runs.
  const known = migrationNames()
  const areFilesThere = files.isElsewhere ? keptFor(ELSEWHERE_MS, files.isThere, now) : files.isThere
  const look = async (): Promise<Readiness> => {
    const [applied, names, hasFiles] = await Promise.all([
      Promise.race([listAppliedMigrations(db).catch(() => undefined), sleep(2 * TIMEOUT_MS, undefined, { ref: false })]),
      known,
      // A disk of another machine that is away, or a store that does not answer, would keep whoever asks waiting.
      Promise.race([areFilesThere(), sleep(2 * TIMEOUT_MS, false, { ref: false })]),
    ])
    return {
      database: applied !== undefined,
      migrations: applied !== undefined && names.every((name) => applied.has(name)),
      files: hasFiles,
    }
  }
  return { ask: keptFor(FRESH_MS, look, now), close }
}
