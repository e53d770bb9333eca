import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { applyFitments } from './apply-fitments.queries.ts'
import { applyProducts, emptyRows, lockProducts } from './apply-products.queries.ts'
import { compareFitments } from './compare-fitments.queries.ts'
import { compareProducts } from './compare-products.queries.ts'
import { createNames } from './create-names.ts'
import { type ImportDeps, IN_LINE } from './import-deps.ts'
import { ImportHasErrors, ImportMoved, ImportNotFound } from './imports.problems.ts'
import { BY_DATABASE_CLOCK, type ImportRecord, lockImport, moveImport } from './imports.queries.ts'
import { judgeImport } from './judge-import.ts'
import { listCreatedNames, removeUnusedNames } from './made-names.queries.ts'
import { askForPictures } from './pictures/ask-for-pictures.ts'
import { readReport } from './report.queries.ts'
import { takeYourTime } from './take-your-time.queries.ts'

type Wanted = {
  readonly id: number
  readonly onlyGood: boolean
  readonly addsPictures: boolean
  readonly checks: number
  readonly staffId: number
}

/** A yes to the report that somebody has seen, and to no other that a colleague has had made since. */
export const askToApply = transactional(async ({ db, jobs }: ImportDeps, wanted: Wanted): Promise<void> => {
  const { id, onlyGood, addsPictures, checks, staffId } = wanted
  const found = await lockImport(db, id)
  if (!found) throw new ImportNotFound()
  if (found.status !== 'checked' || !found.report) throw new ImportMoved()
  if (found.checks !== checks) throw new ChangedMeanwhile()
  if (found.report.wrong > 0 && !onlyGood) throw new ImportHasErrors()
  await moveImport(db, id, { status: 'applying', only_good: onlyGood, adds_pictures: addsPictures, applied_by: staffId })
  await jobs.enqueue(db, 'apply-import', { importId: id }, IN_LINE)
})

/** All of it or nothing. The catalogue may have moved since the dry run, so that rows are compared once more, under lock. */
export const applyImport = transactional(async ({ db, jobs, knownNames }: ImportDeps, id: number): Promise<void> => {
  await takeYourTime(db)
  const found = await lockImport(db, id)
  if (found?.status !== 'applying' || found.applied_by === null) return
  const staffId = found.applied_by
  await createNames(db, id, await knownNames())
  await lockProducts(db, id)
  const compare = found.kind === 'products' ? compareProducts : compareFitments
  await compare(db, id)
  const report = { ...(await readReport(db, id)), contradictions: found.report?.contradictions }
  if (report.rows !== found.report?.rows || (report.wrong > 0 && !found.only_good)) {
    await removeUnusedNames(db, id)
    await compare(db, id)
    const anew = { ...(await readReport(db, id)), contradictions: await judgeImport(db, id) }
    return moveImport(db, id, { status: 'checked', report: anew, checks: found.checks + 1 })
  }
  if (found.kind === 'products') await applyProducts(db, id, staffId, report.added > 0)
  else await applyFitments(db, id)
  await askForPictures({ db, jobs }, found)
  await emptyRows(db, id)
  // Of rows that were left out; nobody asked for the names alone.
  await removeUnusedNames(db, id)
  const created = await listCreatedNames(db, id)
  await moveImport(db, id, { status: 'applied', report, applied_at: BY_DATABASE_CLOCK })
  await recordChange(db, staffId, {
    action: 'import-applied',
    subject: { kind: 'import', ref: String(id) },
    before: { status: 'checked' },
    after: {
      status: 'applied',
      ...saidOf(found),
      added: report.added,
      ...(created.length > 0 ? { createdNames: created.join(', ').slice(0, LONGEST_LIST) } : {}),
      changed: report.changed,
      removed: report.removed,
      wrong: report.wrong,
    },
  })
})

const LONGEST_LIST = 2_000
function saidOf({ file_name }: ImportRecord) {
  return { fileName: file_name }
}
