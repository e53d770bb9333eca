import type { Db } from '../../database/connect.ts'
import { sweepUnnamed } from '../../files.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { UPLOAD_FOLDER } from './keep-picture.ts'

type Deps = { readonly db: Db; readonly files: FileStore; readonly now?: () => Date }

/** Those of these files that a row of the owner's still names. */
export type UploadOwner = (db: Db, names: readonly string[]) => Promise<readonly string[]>

/** Pictures that nobody's row names. */
export function uploadJobs(
  { db, files, now = () => new Date() }: Deps,
  owners: readonly UploadOwner[],
): Pick<JobHandlers, 'forget-uploads'> {
  return {
    'forget-uploads': () =>
      sweepUnnamed(files, UPLOAD_FOLDER, now(), async (names) =>
        (await Promise.all(owners.map((listKnown) => listKnown(db, names)))).flat(),
      ),
  }
}
