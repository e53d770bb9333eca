import { ChangedMeanwhile } from '../../problems.ts'
import { type ImportDeps, IN_LINE } from './import-deps.ts'
import { ImportMoved, ImportNotFound } from './imports.problems.ts'
import { lockImport, moveImport } from './imports.queries.ts'

/** Somebody said something about a report that they have seen: its rows, which are there, are compared once more. */
export async function compareAgain({ db, jobs }: Pick<ImportDeps, 'db' | 'jobs'>, id: number, checks: number): Promise<void> {
  const found = await lockImport(db, id)
  if (!found) throw new ImportNotFound()
  if (found.status !== 'checked') throw new ImportMoved()
  if (found.checks !== checks) throw new ChangedMeanwhile()
  await moveImport(db, id, { status: 'checking', checks: checks + 1, percent: 99 })
  await jobs.enqueue(db, 'compare-import', { importId: id }, IN_LINE)
}
