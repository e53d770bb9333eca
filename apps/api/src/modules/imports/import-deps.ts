import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { KnownNames } from '../../ports/known-names.ts'
import type { PictureFetcher } from '../../ports/picture-fetcher.ts'

export type ImportDeps = {
  readonly db: Db
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly knownNames: () => Promise<KnownNames>
  readonly imageWorker: ImageWorker
  readonly pictureFetcher: PictureFetcher
}

/** Of the file store: what suppliers sent, as it came. */
export const IMPORT_FOLDER = 'imports'

/** Imports go one after the other, on however many workers. */
export const IN_LINE = { line: 'imports' } as const
