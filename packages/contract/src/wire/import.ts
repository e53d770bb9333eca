import type { ImportProblemRow, ImportReport, ListedImport, StaffImport, UndoReport } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { given } from './given.ts'
import { fileProblem, importField, importFormat, importKind, importStatus, rowProblem } from './import-words.ts'

const reportSchema = z.object({
  renglones: z.int(),
  nuevos: z.int(),
  cambiados: z.int(),
  quitados: z.int(),
  iguales: z.int(),
  con_error: z.int(),
  precios: z.object({ suben: z.int(), bajan: z.int(), suben_mucho: z.int(), bajan_mucho: z.int() }),
  stock: z.object({ suben: z.int(), bajan: z.int() }),
  errores: z.array(z.object({ codigo: rowProblem.schema, renglones: z.int() })),
  ejemplos: z.array(
    z.object({
      renglon: z.int(),
      codigo: z.string(),
      nombre: z.string(),
      nuevo: z.boolean(),
      cambios: z.array(z.object({ campo: importField.schema, antes: z.string(), despues: z.string() })),
    }),
  ),
})
type WireReport = z.output<typeof reportSchema>

const encodeReport = (report: ImportReport): WireReport => ({
  renglones: report.rows,
  nuevos: report.added,
  cambiados: report.changed,
  quitados: report.removed,
  iguales: report.same,
  con_error: report.wrong,
  precios: {
    suben: report.prices.up,
    bajan: report.prices.down,
    suben_mucho: report.prices.farUp,
    bajan_mucho: report.prices.farDown,
  },
  stock: { suben: report.stock.up, bajan: report.stock.down },
  errores: report.problems.map(({ code, rows }) => ({ codigo: rowProblem.encode(code), renglones: rows })),
  ejemplos: report.samples.map(({ row, number, name, isNew, changes }) => ({
    renglon: row,
    codigo: number,
    nombre: name,
    nuevo: isNew,
    cambios: changes.map(({ field, before, after }) => ({ campo: importField.encode(field), antes: before, despues: after })),
  })),
})

const decodeReport = (wire: WireReport): ImportReport => ({
  rows: wire.renglones,
  added: wire.nuevos,
  changed: wire.cambiados,
  removed: wire.quitados,
  same: wire.iguales,
  wrong: wire.con_error,
  prices: {
    up: wire.precios.suben,
    down: wire.precios.bajan,
    farUp: wire.precios.suben_mucho,
    farDown: wire.precios.bajan_mucho,
  },
  stock: { up: wire.stock.suben, down: wire.stock.bajan },
  problems: wire.errores.map(({ codigo, renglones }) => ({ code: rowProblem.decode(codigo), rows: renglones })),
  samples: wire.ejemplos.map(({ renglon, codigo, nombre, nuevo, cambios }) => ({
    row: renglon,
    number: codigo,
    name: nombre,
    isNew: nuevo,
    changes: cambios.map(({ campo, antes, despues }) => ({ field: importField.decode(campo), before: antes, after: despues })),
  })),
})

const undoSchema = z.object({ restaurados: z.int(), retirados: z.int(), respetados: z.int(), stock_respetado: z.int() })
const encodeUndo = (undo: UndoReport) => ({
  restaurados: undo.restored,
  retirados: undo.withdrawn,
  respetados: undo.kept,
  stock_respetado: undo.stockKept,
})
const decodeUndo = (wire: z.output<typeof undoSchema>): UndoReport => ({
  restored: wire.restaurados,
  withdrawn: wire.retirados,
  kept: wire.respetados,
  stockKept: wire.stock_respetado,
})

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
  informe: z.optional(reportSchema),
  deshecho: z.optional(undoSchema),
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
    ...given('informe', one.report && encodeReport(one.report)),
    ...given('deshecho', one.undo && encodeUndo(one.undo)),
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
    report: wire.informe && decodeReport(wire.informe),
    undo: wire.deshecho && decodeUndo(wire.deshecho),
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
