import { unguarded } from '@shop/domain/imports/formula-guard'
import type { ImportColumns } from '@shop/domain/imports/import'
import { readYear } from '@shop/domain/imports/read-cell'
import { VEHICLE_BY_ID } from './reading/read-aces.ts'
import { type Cell, type TableRow, textOf } from './reading/table-rows.ts'
import { type ReadRow, rowReader } from './row-reader.ts'

const LONGEST = { number: 40, name: 80, engine: 40, note: 120 } as const

/** Positions that ACES files say in English, as the shop says them in Spanish. */
const POSITIONS: Readonly<Record<string, string>> = {
  front: 'Delantera',
  rear: 'Trasera',
  left: 'Izquierda',
  right: 'Derecha',
  'front left': 'Delantera izquierda',
  'front right': 'Delantera derecha',
  'rear left': 'Trasera izquierda',
  'rear right': 'Trasera derecha',
}

export function readFitmentRow(row: TableRow, columns: ImportColumns): ReadRow {
  const { text, read, refuse, problems } = rowReader(row, columns)
  const year = (cell: Cell) => readYear(unguarded(textOf(cell).trim()))
  const internalKey = text('internalKey', LONGEST.number, unguarded)
  const partNumber = text('partNumber', LONGEST.number, unguarded)
  if (internalKey === undefined && partNumber === undefined && problems.length === 0) refuse('no-identity', null)
  const make = text('make', LONGEST.name, unguarded)
  const model = text('model', LONGEST.name, unguarded)
  const isById = model?.startsWith(VEHICLE_BY_ID) ?? false
  const yearFrom = read('yearFrom', 'not-a-year', year)
  const yearTo = read('yearTo', 'not-a-year', year) ?? yearFrom
  if (isById) refuse('vehicle-by-id', 'model', model)
  else {
    if (make === undefined) refuse('missing', 'make')
    if (model === undefined) refuse('missing', 'model')
    if (yearFrom === undefined && problems.length === 0) refuse('missing', 'yearFrom')
    if (yearFrom !== undefined && yearTo !== undefined && yearTo < yearFrom) refuse('not-a-year', 'yearTo', yearTo)
  }
  const position = text('position', LONGEST.name, unguarded)
  const note = text('note', LONGEST.note, unguarded)
  const spanish = position && (POSITIONS[position.toLowerCase()] ?? position)
  return {
    staged: {
      row: row.number,
      internal_key: internalKey,
      part_number: partNumber,
      brand: text('brand', LONGEST.name, unguarded),
      make,
      model,
      given: {
        year_from: yearFrom,
        year_to: yearTo,
        engine: text('engine', LONGEST.engine, unguarded) ?? '',
        position_es: spanish ?? null,
        position_en: text('positionEn', LONGEST.name, unguarded) ?? position ?? null,
        note_es: note ?? null,
        note_en: text('noteEn', LONGEST.note, unguarded) ?? note ?? null,
        is_removal: /^d/i.test(text('action', LONGEST.name) ?? ''),
      },
    },
    problems,
  }
}
