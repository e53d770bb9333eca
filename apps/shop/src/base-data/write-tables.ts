import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeCsv } from '@shop/api/modules/imports/exporting/write-csv'
import { changesOf, engineFactsOf } from '@shop/base-data/engine-facts'
import { KEY, type Row, TABLES, type Table, type TableName, type Tables } from '@shop/base-data/tables'
import type { CarFacts } from '@shop/domain/car-facts'
import type { Client } from 'pg'
import { readShopRows } from './base-data.queries.ts'
import { type BaseRow, type Fields, KINDS, type Kind } from './base-rows.ts'

type Written = { readonly table: TableName; readonly count: number }

/**
 * All names of parts, brands and cars as the shop has them now, in a folder of tables that any spreadsheet opens. Base data add what shops do
 * not store: platforms, prices and drawings of the rows they know.
 */
export async function writeTables(client: Client, folder: string, base: Tables): Promise<readonly Written[]> {
  await mkdir(folder, { recursive: true })
  const written: Written[] = []
  for (const [table, rows] of await rowsOfShop(client, base)) {
    const { file, columns }: Table = TABLES[table]
    const out = [
      [KEY, ...Object.values(columns).map(({ heading }) => heading)],
      ...rows.map(({ key, fields }) => [
        key,
        ...Object.entries(columns).map(([name, { write }]) => (fields[name] === undefined ? '' : write(fields[name]))),
      ]),
    ]
    await writeFile(join(folder, file), writeCsv(Readable.from(out)))
    written.push({ table, count: rows.length })
  }
  return written
}

async function rowsOfShop(client: Client, base: Tables): Promise<ReadonlyMap<TableName, readonly BaseRow[]>> {
  const rows = new Map<TableName, readonly BaseRow[]>()
  for (const kind of KINDS) rows.set(kind, inOrderOf(base[kind], await rowsWithExtras(client, kind, base)))
  const models = new Set(rows.get('model')?.map(({ key }) => key))
  const generations = base.generation.filter(({ values }) => models.has(values.parent))
  rows.set('generation', generations.map(rowOf))
  rows.set('engine-family', base['engine-family'].map(rowOf))
  rows.set('engine', rows.get('engine')?.map(withChangesOnly(base)) ?? [])
  return rows
}

async function rowsWithExtras(client: Client, kind: Kind, base: Tables): Promise<readonly BaseRow[]> {
  const { columns }: Table = TABLES[kind]
  const known = new Map<string, Fields>(base[kind].map(({ key, values }) => [key, values]))
  const extras = Object.entries(columns).flatMap(([name, { isExtra }]) => (isExtra ? name : []))
  const shop = await readShopRows(client, kind)
  return shop.map(({ key, fields }) => ({
    key,
    fields: { ...fields, ...Object.fromEntries(extras.map((name) => [name, known.get(key)?.[name]])) },
  }))
}

/** Rows that base data know stand in their order, the shop's own after them. */
function inOrderOf(base: readonly { readonly key: string }[], rows: readonly BaseRow[]): readonly BaseRow[] {
  const places = new Map(base.map(({ key }, place) => [key, place]))
  const placeOf = ({ key }: BaseRow) => places.get(key) ?? base.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.key < b.key ? -1 : 1))
}

/** An engine's row says only what differs from its generation and its family. */
function withChangesOnly(base: Tables): (row: BaseRow) => BaseRow {
  const factsOf = engineFactsOf(base)
  return ({ key, fields }) => {
    const { inherited, generation } = factsOf({ key, values: fields } as Row<'engine'>)
    const isInherited = fields.generation === (generation?.values.name ?? null)
    const facts = changesOf(inherited, fields.facts as CarFacts)
    return { key, fields: { ...fields, facts, generation: isInherited ? undefined : fields.generation } }
  }
}

function rowOf({ key, values }: { readonly key: string; readonly values: Fields }): BaseRow {
  return { key, fields: values }
}
