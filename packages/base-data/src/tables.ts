import { BRAND_TIERS } from '@shop/domain/brand-tier'
import { SYMPTOM_KINDS } from '@shop/domain/symptom'
import * as cells from './cells.ts'
import * as factCells from './fact-cells.ts'
import { BODIES, FITS, GENDERS, POSITIONS, UNITS } from './shapes.ts'

type Column<Value> = cells.Cell<Value> & {
  readonly heading: string
  /** Its heading may be missing and its cell empty: nothing is said then. */
  readonly isOptional: boolean
  /** Only the demo needs it; shops do not store it. */
  readonly isExtra: boolean
}

export type Table = {
  readonly file: string
  /** The table of the rows' parents. */
  readonly parentTable?: string
  /** Shops have no such table, and their exports before 2026-12 no such file. */
  readonly isOptional?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: each column has values of its own type.
  readonly columns: Readonly<Record<string, Column<any>>>
}

/** The heading of each row's key. */
export const KEY = 'clave'


const names = { name_es: required('nombre', cells.text), name_en: required('nombre_en', cells.text) }
const parent = required('dentro_de', cells.text)

/** The tables of base data, in the order in which they are loaded. A column is named as in the shop's database. */
export const TABLES = {
  category: {
    file: 'categorias.csv',
    columns: {
      ...names,
      image: optional('imagen', cells.text),
      place: required('orden', cells.whole),
      drawing: extra('dibujo', cells.text),
    },
  },
  subcategory: { file: 'subcategorias.csv', parentTable: 'category', columns: { parent, ...names } },
  'part-type': {
    file: 'tipos.csv',
    parentTable: 'subcategory',
    columns: {
      parent,
      ...names,
      synonyms_es: required('sinonimos', cells.list),
      synonyms_en: required('sinonimos_en', cells.list),
      needs: required('requiere', factCells.needs),
      is_carried: required('se_maneja', cells.yesOrNo),
      is_bulky: optional('voluminosa', cells.yesOrNo),
      gender: extra('genero', cells.wordOf(GENDERS)),
      fits: extra('ajuste', cells.wordOf(FITS)),
      positions: extra('posiciones', cells.wordsOf(POSITIONS)),
      unit: extra('unidad', cells.wordOf(UNITS)),
      piecesPerCar: extra('piezas_por_auto', cells.decimal),
      lowestPrice: extra('precio_desde', cells.decimal),
      highestPrice: extra('precio_hasta', cells.decimal),
      brands: extra('marcas', cells.list),
      variants: extra('variantes', cells.variants),
      notes: extra('condiciones', cells.bilinguals),
      description_es: extra('descripcion', cells.text),
      description_en: extra('descripcion_en', cells.text),
      drawing: extra('dibujo', cells.text),
    },
  },
  brand: {
    file: 'marcas.csv',
    columns: {
      name: required('nombre', cells.text),
      is_own_line: required('propia', cells.yesOrNo),
      tier: required('gama', cells.wordOf(BRAND_TIERS)),
      warranty_months: required('garantia_meses', cells.wholeOrNull),
      priceLevel: extra('nivel_de_precio', cells.decimal),
      makes: extra('armadoras', cells.list),
      numberPattern: extra('patron_de_numero', cells.text),
      colour: extra('color', cells.text),
    },
  },
  make: { file: 'armadoras.csv', columns: { name: required('nombre', cells.text) } },
  model: {
    file: 'modelos.csv',
    parentTable: 'make',
    columns: {
      parent,
      name: required('nombre', cells.text),
      aliases: required('alias', cells.list),
      is_carried: required('se_maneja', cells.yesOrNo),
      body: extra('carroceria', cells.wordOf(BODIES)),
      popularity: extra('popularidad', cells.decimal),
    },
  },
  generation: {
    file: 'generaciones.csv',
    parentTable: 'model',
    isOptional: true,
    columns: {
      parent,
      name: extra('nombre', cells.text),
      year_from: required('desde', cells.whole),
      year_to: required('hasta', cells.whole),
      platform: required('plataforma', cells.text),
      facts: required('datos', factCells.facts),
    },
  },
  'engine-family': { file: 'familias.csv', isOptional: true, columns: { facts: required('datos', factCells.facts) } },
  engine: {
    file: 'motores.csv',
    parentTable: 'model',
    columns: {
      parent,
      engine: required('motor', cells.text),
      year_from: required('desde', cells.whole),
      year_to: required('hasta', cells.whole),
      /** Empty: as its generation's row says. */
      generation: optional('generacion', cells.textOrNone),
      family: extra('familia', cells.text),
      facts: required('datos', factCells.facts),
    },
  },
  symptom: {
    file: 'sintomas.csv',
    columns: {
      kind: required('clase', cells.wordOf(SYMPTOM_KINDS)),
      phrases_es: required('frases', cells.list),
      phrases_en: required('frases_en', cells.list),
      advice_es: required('consejo', cells.text),
      advice_en: required('consejo_en', cells.text),
      part_types: required('tipos', cells.list),
      is_active: optional('activo', cells.yesOrNo),
    },
  },
  'workshop-job': {
    file: 'trabajos.csv',
    columns: { ...names, parts: required('piezas', cells.jobParts), is_active: optional('activo', cells.yesOrNo) },
  },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof TABLES

type ValueOf<Of> = Of extends cells.Cell<infer Value> ? Value : never
export type Row<Name extends TableName> = {
  readonly key: string
  readonly values: { readonly [Column in keyof (typeof TABLES)[Name]['columns']]: ValueOf<(typeof TABLES)[Name]['columns'][Column]> }
}
export type Tables = { readonly [Name in TableName]: readonly Row<Name>[] }

function required<Value>(heading: string, cell: cells.Cell<Value>): Column<Value> {
  return { heading, isOptional: false, isExtra: false, ...cell }
}

function optional<Value>(heading: string, cell: cells.Cell<Value>): Column<Value | undefined> {
  return { ...required(heading, cell as cells.Cell<Value | undefined>), isOptional: true }
}

function extra<Value>(heading: string, cell: cells.Cell<Value>): Column<Value | undefined> {
  return { ...optional(heading, cell), isExtra: true }
}
