import { headingKey } from '@shop/domain/imports/guess-columns'
import type { ImportMapping } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { transactional } from '../../database/transactional.ts'
import { type ImportDeps, IN_LINE } from './import-deps.ts'
import { rememberMapping } from './import-mappings.queries.ts'
import { ImportMoved, ImportNotFound, ImportWithoutIdentity } from './imports.problems.ts'
import { lockImport, moveImport } from './imports.queries.ts'

/** Keeps what the columns mean, for this file and for the supplier's next, and has the file compared with the catalogue. */
export const askForCheck = transactional(async ({ db, jobs }: ImportDeps, id: number, mapping: ImportMapping): Promise<void> => {
  const found = await lockImport(db, id)
  if (!found) throw new ImportNotFound()
  if (!['uploaded', 'checked', 'failed'].includes(found.status) || found.file === null) throw new ImportMoved()
  const { kind, supplier, decimalSign, columns, factor, addsVat } = mapping
  if (columns.internalKey === undefined && columns.partNumber === undefined) throw new ImportWithoutIdentity()
  if (found.format !== 'aces') {
    const { price, ...others } = columns
    // A column that says the cost is still that where the price is made of it.
    const fieldAt = new Map(Object.entries({ price, ...others }).map(([field, column]) => [column, field as ImportField]))
    const keys = found.headings.map(headingKey)
    await rememberMapping(db, supplier, kind, {
      fields: Object.fromEntries(keys.map((key, column) => [key, fieldAt.get(column) ?? null])),
      price_heading: (price !== undefined && keys[price]) || null,
      factor,
      adds_vat: addsVat,
      decimal_sign: decimalSign,
    })
  }
  await moveImport(db, id, {
    status: 'checking',
    kind: found.format === 'aces' ? 'fitments' : kind,
    supplier,
    columns,
    decimal_sign: decimalSign,
    factor,
    adds_vat: addsVat,
    failure: null,
    report: null,
    checks: found.checks + 1,
    percent: 0,
    rows_read: 0,
  })
  await jobs.enqueue(db, 'check-import', { importId: id }, IN_LINE)
})
