import type { ImportReport, UndoReport } from '@shop/domain/imports/import'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { importField, rowProblem } from './import-words.ts'

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

export const importReport = codec<z.output<typeof reportSchema>, ImportReport>(
  reportSchema,
  (report) => ({
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
  }),
  (wire) => ({
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
  }),
)

const undoSchema = z.object({ restaurados: z.int(), retirados: z.int(), respetados: z.int(), stock_respetado: z.int() })
export const importUndo = codec<z.output<typeof undoSchema>, UndoReport>(
  undoSchema,
  (undo) => ({
    restaurados: undo.restored,
    retirados: undo.withdrawn,
    respetados: undo.kept,
    stock_respetado: undo.stockKept,
  }),
  (wire) => ({
    restored: wire.restaurados,
    withdrawn: wire.retirados,
    kept: wire.respetados,
    stockKept: wire.stock_respetado,
  }),
)
