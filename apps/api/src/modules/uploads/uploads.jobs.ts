import type { Db } from '../../database/connect.ts'
import { type FileStore, listOlder } from '../../ports/file-store.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { UPLOAD_FOLDER } from './keep-picture.ts'

type Deps = { readonly db: Db; readonly files: FileStore; readonly now?: () => Date }

/** Those of these files that a row of the owner's still names. */
export type UploadOwner = (db: Db, names: readonly string[]) => Promise<readonly string[]>

const DAY_MS = 86_400_000

/** Pictures whose row was erased, or never written because a process died in between. A day is time enough for any row. */
export const uploadJobs = (
  { db, files, now = () => new Date() }: Deps,
  owners: readonly UploadOwner[],
): Pick<JobHandlers, 'forget-uploads'> => ({
  'forget-uploads': async () => {
    const names = await listOlder(files, UPLOAD_FOLDER, new Date(now().getTime() - DAY_MS))
    if (names.length === 0) return
    const known = new Set((await Promise.all(owners.map((listKnown) => listKnown(db, names)))).flat())
    for (const name of names) if (!known.has(name)) await files.remove(name)
  },
})
