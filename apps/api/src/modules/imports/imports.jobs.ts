import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import { vacuumCatalogue } from '../../database/vacuum.queries.ts'
import { sweepUnnamed } from '../../files.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { applyImport } from './apply-import.ts'
import { checkFile, compareStaged } from './check-file.ts'
import { forgetFile, listForgettable, listNamedFiles } from './forgotten-imports.queries.ts'
import { IMPORT_FOLDER, type ImportDeps } from './import-deps.ts'
import { findImport, moveImport } from './imports.queries.ts'
import { placePictures } from './pictures/place-pictures.ts'
import { tidyIndexes } from './take-your-time.queries.ts'
import { undoImport } from './undo-import.ts'

const KEPT_MS = 30 * 86_400_000

export function importJobs(
  deps: ImportDeps,
): Pick<JobHandlers, 'check-import' | 'compare-import' | 'apply-import' | 'undo-import' | 'place-import-pictures' | 'forget-old-imports'> {
  return {
    'check-import': ({ importId }) => orBack(deps, importId, { status: 'failed', failure: 'damaged' }, () => checkFile(deps, importId)),
    'compare-import': ({ importId }) => orBack(deps, importId, { status: 'checked' }, () => compareStaged(deps, importId)),
    'apply-import': async ({ importId }) => {
      await orBack(deps, importId, { status: 'checked' }, () => applyImport(deps, importId))
      await tidyAfter(deps, importId)
    },
    'undo-import': async ({ importId }) => {
      await orBack(deps, importId, { status: 'applied' }, () => undoImport(deps, importId))
      await tidyAfter(deps, importId)
    },
    'place-import-pictures': ({ importId }) => placePictures(deps, importId),
    'forget-old-imports': async () => {
      for (const { id, file, zip } of await listForgettable(deps.db, new Date(Date.now() - KEPT_MS))) {
        // The row first: a file without a row is swept, a row without its file would promise what cannot be read.
        if (!(await withLongQueryTimeout(deps.db, (db) => forgetFile(db, id)))) continue
        for (const name of [file, zip]) if (name !== null) await deps.files.remove(name)
      }
      await sweepUnnamed(deps.files, IMPORT_FOLDER, new Date(), (names) => listNamedFiles(deps.db, names))
    },
  }
}

const LARGE = 1_000

/** What was just brought is read as fast as all else. A few rows are not worth looking at all tables for. */
async function tidyAfter({ db }: ImportDeps, importId: number): Promise<void> {
  await withLongQueryTimeout(db, tidyIndexes)
  const { added = 0, changed = 0, removed = 0 } = (await findImport(db, importId))?.report ?? {}
  if (added + changed + removed >= LARGE) await vacuumCatalogue(db)
}

/** What the database refuses once it refuses always: the import goes back to where staff can do something about it, and the log says why. */
async function orBack(deps: ImportDeps, id: number, back: Parameters<typeof moveImport>[2], work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isRefusal(error)) await moveImport(deps.db, id, back)
    throw error
  }
}

/** Classes 22 and 23 of SQL: data that cannot be, and rules that were broken. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
