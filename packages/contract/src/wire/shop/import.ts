import type { ImportProblemRow, ListedImport, StaffImport, TopRow } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import * as z from 'zod/mini'
import { asIs, codec, listOf } from '../../codec.ts'
import { as, type FieldsOf, record } from '../../record.ts'
import { instant, maybe, text, texts, whole, yesNo } from '../plain.ts'
import { broughtPictures, importReport, importUndo } from './import-report.ts'
import { fileProblem, importField, importFormat, importKind, importStatus, rowProblem } from './import-words.ts'

const listedFields: FieldsOf<ListedImport> = {
  id: as('_id', text),
  fileName: as('archivo', text),
  kind: as('tipo', importKind),
  format: as('formato', importFormat),
  supplier: as('proveedor', text),
  status: as('estado', importStatus),
  rows: as('renglones', whole),
  staff: as('personal', text),
  createdAt: as('fecha', instant),
}
export const listedImport = record<ListedImport>()(listedFields)

export const columnsSchema = z.record(z.string(), z.int())
export function encodeColumns(columns: StaffImport['columns']): Record<string, number> {
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [importField.encode(field as ImportField), column]))
}
export function decodeColumns(wire: Record<string, number>): StaffImport['columns'] {
  return Object.fromEntries(Object.entries(wire).map(([field, column]) => [importField.decode(field), column]))
}

export const staffImport = record<StaffImport>()({
  ...listedFields,
  bytes: whole,
  checks: as('revision', whole),
  percent: as('avance', whole),
  sheets: as('hojas', texts),
  sheet: as('hoja', whole),
  headingRow: as('renglon_encabezados', whole),
  top: as('primeros', listOf(record<TopRow>()({ row: as('renglon', whole), text: as('texto', text) }))),
  headings: as('encabezados', texts),
  preview: as('muestra', listOf(texts)),
  decimalSign: as('decimal', asIs(z.enum(['.', ',']))),
  columns: as('columnas', codec(columnsSchema, encodeColumns, decodeColumns)),
  factor: asIs(z.number()),
  addsVat: as('mas_iva', yesNo),
  isRemembered: as('recordadas', yesNo),
  failure: as('falla', maybe(fileProblem)),
  report: as('informe', maybe(importReport)),
  hasZip: as('con_zip', yesNo),
  pictures: as('fotos', broughtPictures),
  undo: as('deshecho', maybe(importUndo)),
  appliedAt: as('fecha_aplicada', maybe(instant)),
  undoneAt: as('fecha_deshecha', maybe(instant)),
})

export const importProblemRow = record<ImportProblemRow>()({
  row: as('renglon', whole),
  code: as('codigo', rowProblem),
  field: as('campo', maybe(importField)),
  value: as('valor', text),
})
