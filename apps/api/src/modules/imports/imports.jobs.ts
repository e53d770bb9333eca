import { patiently } from '../../database/patiently.queries.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { applyImport } from './apply-import.ts'
import { checkFile } from './check-file.ts'
import type { ImportDeps } from './import-deps.ts'
import { forgetFile, listForgettable } from './imports.queries.ts'
import { tidyIndexes } from './take-your-time.queries.ts'
import { undoImport } from './undo-import.ts'

const KEPT_MS = 30 * 86_400_000

export const importJobs = (
  deps: ImportDeps,
): Pick<JobHandlers, 'check-import' | 'apply-import' | 'undo-import' | 'forget-old-imports'> => ({
  'check-import': ({ importId }) => checkFile(deps, importId),
  'apply-import': async ({ importId }) => {
    await applyImport(deps, importId)
    await patiently(deps.db, tidyIndexes)
  },
  'undo-import': async ({ importId }) => {
    await undoImport(deps, importId)
    await patiently(deps.db, tidyIndexes)
  },
  'forget-old-imports': async () => {
    for (const { id, file } of await listForgettable(deps.db, new Date(Date.now() - KEPT_MS))) {
      await deps.files.remove(file)
      await deps.db.transaction().execute((db) => forgetFile(db, id))
    }
  },
})
