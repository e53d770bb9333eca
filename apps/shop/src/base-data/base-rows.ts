import { engineFactsOf } from '@shop/base-data/engine-facts'
import { makersOf } from '@shop/base-data/makers'
import { type Row, TABLES, type Table, type Tables } from '@shop/base-data/tables'

/** In the order in which they are loaded: what others lie in comes first. */
export const KINDS = ['category', 'subcategory', 'part-type', 'brand', 'make', 'model', 'engine', 'symptom', 'workshop-job'] as const
export type Kind = (typeof KINDS)[number]

/** By the names of the columns. What a row lies in is its `parent`, by key: numbers differ from shop to shop. */
export type Fields = Readonly<Record<string, unknown>>
export type BaseRow = { readonly key: string; readonly fields: Fields }
export type BaseRows = Readonly<Record<Kind, readonly BaseRow[]>>

/** The kind of the parents of rows. */
export function parentKindOf(kind: Kind): Kind | undefined {
  const { parentTable }: Table = TABLES[kind]
  return KINDS.find((one) => one === parentTable)
}

/** What tables of base data say, as rows of a shop's database. */
export function baseRows(tables: Tables, pictureFor: (drawing: string, brand: string) => string): BaseRows {
  const factsOf = engineFactsOf(tables)
  return {
    category: tables.category.map((row) => ({ key: row.key, fields: { ...fieldsOf('category', row), image: imageOf(row) } })),
    subcategory: rowsOf('subcategory'),
    'part-type': rowsOf('part-type'),
    brand: rowsOf('brand'),
    make: rowsOf('make'),
    model: rowsOf('model'),
    engine: tables.engine.map((row) => {
      const { facts, generation } = factsOf(row)
      const name = row.values.generation === undefined ? generation?.values.name : row.values.generation
      return { key: row.key, fields: { ...fieldsOf('engine', row), engine: labelOf(row), generation: name ?? null, facts } }
    }),
    symptom: rowsOf('symptom'),
    'workshop-job': rowsOf('workshop-job'),
  }

  function rowsOf(kind: Kind): readonly BaseRow[] {
    return tables[kind].map((row) => ({ key: row.key, fields: fieldsOf(kind, row) }))
  }

  /** A drawing exists in the colours of the brands that make such a part. */
  function imageOf({ values: { image, drawing } }: Row<'category'>): string {
    const shown = tables['part-type'].find(({ values }) => values.drawing === drawing)
    return image ?? pictureFor(drawing ?? '', (shown && makersOf(shown, tables).at(-1)) ?? '')
  }
}

/** Spreadsheets write the engine 2.0 as 2; the row's key still has it. */
function labelOf({ key, values: { engine } }: Row<'engine'>): string {
  const written = key.split('/').at(-2) ?? ''
  return written === `${engine}.0` ? written : engine
}

/** What a row says for a shop's own columns; an empty optional cell says nothing. */
function fieldsOf(kind: Kind, { values }: { readonly values: Fields }): Fields {
  const { columns }: Table = TABLES[kind]
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !columns[name]?.isExtra))
}
