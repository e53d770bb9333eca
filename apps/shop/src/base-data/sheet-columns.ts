import type { Kind } from './base-rows.ts'

/** A sheet that cannot be taken, and why. */
export class BadSheet extends Error {}

type Shape = {
  readonly write: (value: unknown) => string | number
  /** Undefined when it cannot be that. */
  readonly read: (cell: string) => unknown
}
export type Column = Shape & { readonly name: string; readonly heading: string }

const BETWEEN = ' | '

const text: Shape = { write: String, read: (cell) => cell }
const textOrNothing: Shape = { write: (value) => (value === null ? '' : String(value)), read: (cell) => cell || null }
const number: Shape = {
  write: (value) => (value === null ? '' : Number(value)),
  read: (cell) => (cell === '' ? null : /^\d{1,6}$/.test(cell) ? Number(cell) : undefined),
}
const yesOrNo: Shape = { write: (value) => (value ? 'sí' : 'no'), read: (cell) => ({ sí: true, si: true, no: false })[cell.toLowerCase()] }
const list: Shape = {
  write: (value) => {
    const texts = value as readonly string[]
    return texts.some((one) => one.includes('|')) ? JSON.stringify(texts) : texts.join(BETWEEN)
  },
  read: (cell) =>
    readJson(cell, Array.isArray) ??
    cell
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean),
}
/** The parts of a job, each with what is said of it. */
const records: Shape = {
  write: (value) => JSON.stringify(value),
  read: (cell) => readJson(cell || '[]', (value) => Array.isArray(value) && value.every(isRecord)),
}
/** For who knows what it is about: the facts of a car, and what a part asks of them. */
const facts: Shape = { write: (value) => JSON.stringify(value), read: (cell) => readJson(cell || '{}', isRecord) }

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = (cell: string, isRight: (value: unknown) => boolean): unknown => {
  try {
    const value: unknown = JSON.parse(cell)
    return isRight(value) ? value : undefined
  } catch {
    return undefined
  }
}

const column = (name: string, heading: string, shape: Shape = text): Column => ({ name, heading, ...shape })
const NAMES = [column('name_es', 'nombre'), column('name_en', 'nombre_en')]
const PARENT = column('parent', 'dentro_de')

/** What staff read and change, by the name of the file. What a row lies in is named by its key. */
export const SHEETS: Readonly<Record<Kind, { readonly file: string; readonly columns: readonly Column[] }>> = {
  category: { file: 'categorias.csv', columns: [...NAMES, column('image', 'imagen'), column('place', 'orden', number)] },
  subcategory: { file: 'subcategorias.csv', columns: [PARENT, ...NAMES] },
  'part-type': {
    file: 'tipos.csv',
    columns: [
      PARENT,
      ...NAMES,
      column('synonyms_es', 'sinonimos', list),
      column('synonyms_en', 'sinonimos_en', list),
      column('needs', 'requiere', facts),
      column('is_carried', 'se_maneja', yesOrNo),
      column('is_bulky', 'voluminosa', yesOrNo),
    ],
  },
  brand: {
    file: 'marcas.csv',
    columns: [
      column('name', 'nombre'),
      column('is_own_line', 'propia', yesOrNo),
      column('tier', 'gama'),
      column('warranty_months', 'garantia_meses', number),
    ],
  },
  make: { file: 'armadoras.csv', columns: [column('name', 'nombre')] },
  model: {
    file: 'modelos.csv',
    columns: [PARENT, column('name', 'nombre'), column('aliases', 'alias', list), column('is_carried', 'se_maneja', yesOrNo)],
  },
  engine: {
    file: 'motores.csv',
    columns: [
      PARENT,
      column('engine', 'motor'),
      column('year_from', 'desde', number),
      column('year_to', 'hasta', number),
      column('generation', 'generacion', textOrNothing),
      column('facts', 'datos', facts),
    ],
  },
  symptom: {
    file: 'sintomas.csv',
    columns: [
      column('kind', 'clase'),
      column('phrases_es', 'frases', list),
      column('phrases_en', 'frases_en', list),
      column('advice_es', 'consejo'),
      column('advice_en', 'consejo_en'),
      column('part_types', 'tipos', list),
      column('is_active', 'activo', yesOrNo),
    ],
  },
  'workshop-job': {
    file: 'trabajos.csv',
    columns: [...NAMES, column('parts', 'piezas', records), column('is_active', 'activo', yesOrNo)],
  },
}
