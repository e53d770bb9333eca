import { type ImportReport, MOST_IMPORT_ROWS } from '@shop/domain/imports/import'
import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import type { KnownNames } from '../../ports/known-names.ts'
import { compareFitments } from './compare-fitments.queries.ts'
import { compareProducts } from './compare-products.queries.ts'
import { findMissingNames } from './find-missing-names.ts'
import type { ImportDeps } from './import-deps.ts'
import { findImport, type ImportRecord, moveImport, updateProgress } from './imports.queries.ts'
import { judgeImport } from './judge-import.ts'
import { storedTable, withTable } from './open-table.ts'
import { readFitmentRow } from './read-fitment-row.ts'
import { readProductRow } from './read-product-row.ts'
import { BadFile } from './reading/bad-file.ts'
import { isBlank, type TableRow, type TableRows } from './reading/table-rows.ts'
import { readReport } from './report.queries.ts'
import { cellsBeyond, type ReadRow } from './row-reader.ts'
import { isHeadingAgain, sectionTitle } from './section-rows.ts'
import { analyzeStaging, emptyStaging, insertProblems, insertRows } from './staging.queries.ts'
import { takeYourTime } from './take-your-time.queries.ts'

const AT_ONCE = 1_000

/** The dry run: every row is read and compared, and the catalogue is left as it is. Done again it does the same. */
export async function checkFile(deps: ImportDeps, id: number): Promise<void> {
  try {
    if (await stageFile(deps, id)) await compareStaged(deps, id)
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    await moveImport(deps.db, id, { status: 'failed', failure: error.problem })
  }
}

/** Every row into the database, as it was read; answers whether there was anything to do. */
export async function stageFile(deps: ImportDeps, id: number): Promise<boolean> {
  const found = await findImport(deps.db, id)
  if (found?.status !== 'checking' || found.file === null) return false
  await withLongQueryTimeout(deps.db, (patient) => emptyStaging(patient, id))
  await stageRows(deps, { ...found, file: found.file })
  return true
}

export function stageRows({ db, files }: Pick<ImportDeps, 'db' | 'files'>, found: ImportRecord & { readonly file: string }): Promise<void> {
  return withTable(files, storedTable(found), (table) => stage(db, found, table))
}

/** What the rows would do to the catalogue as it is now. */
export async function compareStaged({ db, knownNames }: ImportDeps, id: number): Promise<void> {
  const names = await knownNames()
  const report = await db.transaction().execute((patient) => compareRows(patient, id, names))
  await moveImport(db, id, { status: 'checked', report, percent: 100 })
}

/** The caller has a transaction. */
export async function compareRows(db: Db, id: number, knownNames: KnownNames): Promise<ImportReport> {
  await takeYourTime(db)
  await analyzeStaging(db)
  const kind = (await findImport(db, id))?.kind ?? 'products'
  await (kind === 'fitments' ? compareFitments : compareProducts)(db, id)
  await findMissingNames(db, id, kind, knownNames)
  return { ...(await readReport(db, id)), contradictions: await judgeImport(db, id) }
}

/** Rows go into the database by the thousand; no more than that are held at a time. */
async function stage(
  db: Db,
  { id, kind, format, headings, heading_row, columns, decimal_sign, factor, adds_vat }: ImportRecord,
  table: TableRows,
): Promise<void> {
  const reading = { columns, decimalSign: decimal_sign, factor, addsVat: adds_vat }
  const read = (row: TableRow): ReadRow => {
    const read = kind === 'products' ? readProductRow(row, reading) : readFitmentRow(row, columns)
    // In a sheet nothing moves a cell: what stands beside the table there is a note.
    const beyond = format === 'csv' ? cellsBeyond(row, headings.length) : undefined
    return beyond ? { ...read, problems: [...read.problems, beyond] } : read
  }
  let batch: ReadRow[] = []
  let count = 0
  let sections = 0
  let section: string | undefined
  const put = async () => {
    const problems = batch.flatMap((row) => row.problems)
    await insertRows(
      db,
      id,
      batch.map(({ staged }) => staged),
    )
    if (problems.length > 0) await insertProblems(db, id, problems)
    count += batch.length
    batch = []
    await updateProgress(db, id, { percent: Math.min(99, table.percent()), rows_read: count, sections })
  }
  for await (const row of table.rows) {
    if (row.number <= heading_row || isBlank(row.cells)) continue
    const title = sectionTitle(row, headings)
    if (title !== undefined || isHeadingAgain(row, headings)) {
      section = title ?? section
      sections += 1
      continue
    }
    const { staged, problems } = read(row)
    // Where no column says the shelf, the title above does.
    batch.push({ problems, staged: columns.category === undefined ? { ...staged, category: section } : staged })
    if (count + batch.length > MOST_IMPORT_ROWS) throw new BadFile('too-many-rows')
    if (batch.length >= AT_ONCE) await put()
  }
  if (batch.length > 0) await put()
  if (count === 0) throw new BadFile('no-rows')
}
