import { transactional } from '../../database/transactional.ts'
import { firstRows } from './first-rows.ts'
import { guessMapping } from './guess-mapping.ts'
import type { ImportDeps } from './import-deps.ts'
import { ImportMoved, ImportNotFound } from './imports.problems.ts'
import { lockImport, moveImport } from './imports.queries.ts'
import { storedTable, withTable } from './open-table.ts'

type Wanted = { readonly sheet: number; readonly headingRow: number | undefined }

/** Somebody says which sheet it is, or which row has the headings: what its columns hold is guessed anew. */
export const readAnotherWay = transactional(async ({ db, files }: ImportDeps, id: number, { sheet, headingRow }: Wanted): Promise<void> => {
  const found = await lockImport(db, id)
  if (!found) throw new ImportNotFound()
  if (!['uploaded', 'checked', 'failed'].includes(found.status) || found.file === null) throw new ImportMoved()
  const stored = storedTable({ ...found, file: found.file, sheet })
  const first = await withTable(files, stored, (table) => firstRows(table, headingRow))
  const guessed = await guessMapping(db, found.format, found.supplier, first)
  await moveImport(db, id, {
    status: 'uploaded',
    failure: null,
    report: null,
    sheet,
    heading_row: first.headingRow,
    headings: [...first.headings],
    preview: first.preview,
    top: first.top,
    kind: guessed.kind,
    columns: guessed.columns,
    is_remembered: guessed.isRemembered,
    decimal_sign: guessed.decimalSign,
    factor: guessed.factor,
    adds_vat: guessed.addsVat,
  })
})
