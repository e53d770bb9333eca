import type { ImportProblemRow, ListedImport, StaffImport } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { given } from './given.ts'
import { importReport, importUndo } from './import-report.ts'
import { fileProblem, importField, importFormat, importKind, importStatus, rowProblem } from './import-words.ts'

const listedFields = {
  _id: z.string(),
  archivo: z.string(),
  tipo: importKind.schema,
  formato: importFormat.schema,
  proveedor: z.string(),
  estado: importStatus.schema,
  renglones: z.int(),
  personal: z.string(),
  fecha: z.string(),
}
const listedSchema = z.object(listedFields)
type WireListed = z.output<typeof listedSchema>

const encodeListed = (one: ListedImport): WireListed => ({
  _id: one.id,
  archivo: one.fileName,
  tipo: importKind.encode(one.kind),
  formato: importFormat.encode(one.format),
  proveedor: one.supplier,
  estado: importStatus.encode(one.status),
  renglones: one.rows,
  personal: one.staff,
  fecha: one.createdAt.toISOString(),
})
const decodeListed = (wire: WireListed): ListedImport => ({
  id: wire._id,
  fileName: wire.archivo,
  kind: importKind.decode(wire.tipo),
  format: importFormat.decode(wire.formato),
  supplier: wire.proveedor,
  status: importStatus.decode(wire.estado),
  rows: wire.renglones,
  staff: wire.personal,
  createdAt: new Date(wire.fecha),
})
export const listedImport = codec<WireListed, ListedImport>(listedSchema, encodeListed, decodeListed)

export const columnsSchema = z.record(z.string(), z.int())
export const encodeColumns = (columns: StaffImport['columns']): Record<string, number> =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [importField.encode(field as ImportField), column]))
export const decodeColumns = (wire: Record<string, number>): StaffImport['columns'] =>
  Object.fromEntries(Object.entries(wire).map(([field, column]) => [importField.decode(field), column]))

const staffSchema = z.object({
  ...listedFields,
  bytes: z.int(),
  revision: z.int(),
  avance: z.int(),
  encabezados: z.array(z.string()),
  muestra: z.array(z.array(z.string())),
  decimal: z.enum(['.', ',']),
  columnas: columnsSchema,
  recordadas: z.boolean(),
  falla: z.optional(fileProblem.schema),
  informe: z.optional(importReport.schema),
  deshecho: z.optional(importUndo.schema),
  fecha_aplicada: z.optional(z.string()),
  fecha_deshecha: z.optional(z.string()),
})
export const staffImport = codec<z.output<typeof staffSchema>, StaffImport>(
  staffSchema,
  (one) => ({
    ...encodeListed(one),
    bytes: one.bytes,
    revision: one.checks,
    avance: one.percent,
    encabezados: [...one.headings],
    muestra: one.preview.map((row) => [...row]),
    decimal: one.decimalSign,
    columnas: encodeColumns(one.columns),
    recordadas: one.isRemembered,
    ...given('falla', one.failure && fileProblem.encode(one.failure)),
    ...given('informe', one.report && importReport.encode(one.report)),
    ...given('deshecho', one.undo && importUndo.encode(one.undo)),
    ...given('fecha_aplicada', one.appliedAt?.toISOString()),
    ...given('fecha_deshecha', one.undoneAt?.toISOString()),
  }),
  (wire) => ({
    ...decodeListed(wire),
    bytes: wire.bytes,
    checks: wire.revision,
    percent: wire.avance,
    headings: wire.encabezados,
    preview: wire.muestra,
    decimalSign: wire.decimal,
    columns: decodeColumns(wire.columnas),
    isRemembered: wire.recordadas,
    failure: wire.falla && fileProblem.decode(wire.falla),
    report: wire.informe && importReport.decode(wire.informe),
    undo: wire.deshecho && importUndo.decode(wire.deshecho),
    appliedAt: wire.fecha_aplicada === undefined ? undefined : new Date(wire.fecha_aplicada),
    undoneAt: wire.fecha_deshecha === undefined ? undefined : new Date(wire.fecha_deshecha),
  }),
)

const problemSchema = z.object({ renglon: z.int(), codigo: rowProblem.schema, campo: z.optional(importField.schema), valor: z.string() })
export const importProblemRow = codec<z.output<typeof problemSchema>, ImportProblemRow>(
  problemSchema,
  ({ row, code, field, value }) => ({
    renglon: row,
    codigo: rowProblem.encode(code),
    ...given('campo', field && importField.encode(field)),
    valor: value,
  }),
  ({ renglon, codigo, campo, valor }) => ({
    row: renglon,
    code: rowProblem.decode(codigo),
    field: campo && importField.decode(campo),
    value: valor,
  }),
)
