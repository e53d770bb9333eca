import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { JobQueue } from '../../ports/job-queue.ts'

export type ImportDeps = { readonly db: Db; readonly files: FileStore; readonly jobs: JobQueue }

/** Imports go one after the other, on however many workers. */
export const IN_LINE = { line: 'imports' } as const
