import type { Settings } from '@shop/settings/settings'
import type { Pool } from 'pg'
import { graphileJobs } from './adapters/graphile-jobs.ts'
import { localFiles } from './adapters/local-files.ts'
import { mailboxMessenger } from './adapters/mailbox-messenger.ts'
import { realMessenger } from './adapters/real-messenger.ts'
import { type CatalogueChanges, listenToCatalogueChanges } from './database/catalogue-changes.ts'
import { connect, type Db } from './database/connect.ts'
import type { FileStore } from './ports/file-store.ts'
import type { JobQueue } from './ports/job-queue.ts'
import type { Messenger } from './ports/messenger.ts'

/** What the modules are handed. Nothing else in the API knows which adapter stands behind a port. */
export type Deps = {
  readonly db: Db
  readonly pool: Pool
  readonly changes: CatalogueChanges
  readonly jobs: JobQueue
  readonly files: FileStore
  readonly messenger: Messenger
  readonly settings: Settings
  readonly close: () => Promise<void>
}

export const compose = async (settings: Settings, databaseUrl: string, onError: (error: Error) => void): Promise<Deps> => {
  const { db, pool, close } = connect({ url: databaseUrl, poolSize: settings.databasePoolSize, onError })
  const changes = await listenToCatalogueChanges(databaseUrl, onError)
  return {
    db,
    pool,
    changes,
    jobs: graphileJobs,
    files: localFiles(`${settings.dataFolder}/files`),
    messenger: settings.mode === 'demo' ? mailboxMessenger(db) : realMessenger(settings),
    settings,
    close: async () => {
      await changes.close()
      await close()
    },
  }
}
