import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { type ImportDeps, IN_LINE } from './import-deps.ts'
import { ImportMoved, ImportNotFound } from './imports.problems.ts'
import { BY_DATABASE_CLOCK, lockImport, moveImport } from './imports.queries.ts'
import { removeUnusedNames } from './made-names.queries.ts'
import { takeYourTime } from './take-your-time.queries.ts'
import { undoFitments } from './undo-fitments.queries.ts'
import { undoProducts } from './undo-products.queries.ts'

export const askToUndo = transactional(async ({ db, jobs }: ImportDeps, id: number, staffId: number): Promise<void> => {
  const found = await lockImport(db, id)
  if (!found) throw new ImportNotFound()
  if (found.status !== 'applied') throw new ImportMoved()
  await moveImport(db, id, { status: 'undoing', undone_by: staffId })
  await jobs.enqueue(db, 'undo-import', { importId: id }, IN_LINE)
})

/** What somebody changed since is left alone and counted. */
export const undoImport = transactional(async ({ db }: ImportDeps, id: number): Promise<void> => {
  await takeYourTime(db)
  const found = await lockImport(db, id)
  if (found?.status !== 'undoing' || found.undone_by === null) return
  const staffId = found.undone_by
  const undone = found.kind === 'products' ? await undoProducts(db, id, staffId) : await undoFitments(db, id)
  const undo = { ...undone, namesRemoved: await removeUnusedNames(db, id) }
  await moveImport(db, id, { status: 'undone', undo_report: undo, undone_at: BY_DATABASE_CLOCK })
  await recordChange(db, staffId, {
    action: 'import-undone',
    subject: { kind: 'import', ref: String(id) },
    before: { status: 'applied' },
    after: {
      status: 'undone',
      fileName: found.file_name,
      changed: undo.restored,
      removed: undo.removed + undo.withdrawn,
      kept: undo.kept + undo.stockKept,
    },
  })
})
