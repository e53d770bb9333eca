import type { StaffImport } from '@shop/domain/imports/import'
import type { Db } from '../../database/connect.ts'
import { ImportNotFound } from './imports.problems.ts'
import { findImport } from './imports.queries.ts'
import { listed } from './listed-imports.queries.ts'
import { countPictures } from './pictures/wanted-pictures.queries.ts'

export async function showImport(db: Db, id: number): Promise<StaffImport> {
  const found = await findImport(db, id)
  if (!found) throw new ImportNotFound()
  return {
    ...listed(found),
    bytes: found.bytes,
    checks: found.checks,
    percent: found.percent,
    sheets: found.sheets,
    sheet: found.sheet,
    headingRow: found.heading_row,
    top: found.top,
    headings: found.headings,
    preview: found.preview,
    decimalSign: found.decimal_sign,
    columns: found.columns,
    factor: found.factor,
    addsVat: found.adds_vat,
    isRemembered: found.is_remembered,
    failure: found.failure ?? undefined,
    report: found.report ?? undefined,
    hasZip: found.zip !== null,
    pictures: await countPictures(db, id),
    undo: found.undo_report ?? undefined,
    appliedAt: found.applied_at ?? undefined,
    undoneAt: found.undone_at ?? undefined,
  }
}
