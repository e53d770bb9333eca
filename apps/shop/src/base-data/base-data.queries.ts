import type { Client } from 'pg'
import type { BaseRow, Fields, Kind } from './base-rows.ts'
import { PARTS_OF_JOB, writePartsOfJobs } from './job-parts.queries.ts'
import { PARTS_OF_SYMPTOM, writePartsOfSymptoms } from './symptom-parts.queries.ts'

type Table = {
  readonly name: string
  /** Of `t`, or of what it lies in, `p`. */
  readonly key: string
  readonly lies?: { readonly in: string; readonly by: string; readonly key: string }
  readonly hasVersion: boolean
  /** What else its row says, from another table, and how it gets there. */
  readonly also?: { readonly said: string; readonly write: (client: Client, rows: readonly BaseRow[]) => Promise<void> }
}

const TABLES: Readonly<Record<Kind, Table>> = {
  category: { name: 'categories', key: 't.slug', hasVersion: true },
  subcategory: { name: 'subcategories', key: 't.slug', lies: { in: 'categories p', by: 'category_id', key: 'p.slug' }, hasVersion: true },
  'part-type': {
    name: 'part_types',
    key: 't.slug',
    lies: { in: 'subcategories p', by: 'subcategory_id', key: 'p.slug' },
    hasVersion: true,
  },
  brand: { name: 'brands', key: 't.slug', hasVersion: true },
  make: { name: 'makes', key: 't.slug', hasVersion: true },
  model: { name: 'models', key: `p.slug || '/' || t.slug`, lies: { in: 'makes p', by: 'make_id', key: 'p.slug' }, hasVersion: true },
  engine: {
    name: 'model_engines',
    key: `p.key || '/' || t.engine || '/' || t.year_from`,
    lies: {
      in: `(select m.id, k.slug || '/' || m.slug as key from models m join makes k on k.id = m.make_id) p`,
      by: 'model_id',
      key: 'p.key',
    },
    hasVersion: false,
  },
  symptom: { name: 'symptoms', key: 't.slug', hasVersion: true, also: { said: PARTS_OF_SYMPTOM, write: writePartsOfSymptoms } },
  'workshop-job': { name: 'workshop_jobs', key: 't.slug', hasVersion: true, also: { said: PARTS_OF_JOB, write: writePartsOfJobs } },
}

/** Until the transaction ends: nobody else loads, and what is read here is what is updated. */
export function lockBaseData(client: Client) {
  return client.query(`lock table base_data, ${Object.values(TABLES).map(({ name }) => name)} in share row exclusive mode`)
}

export async function readSaid(client: Client, kind: Kind): Promise<Map<string, Fields>> {
  const { rows } = await client.query<{ key: string; said: Fields }>('select key, said from base_data where kind = $1', [kind])
  return new Map(rows.map(({ key, said }) => [key, said]))
}

export function writeSaid(client: Client, kind: Kind, rows: readonly BaseRow[]) {
  return client.query(
    `insert into base_data (kind, key, said) select $1, r ->> 'key', r -> 'fields' from jsonb_array_elements($2::jsonb) r
     on conflict (kind, key) do update set said = excluded.said where base_data.said <> excluded.said`,
    [kind, JSON.stringify(rows)],
  )
}

export function forgetSaid(client: Client, kind: Kind, keys: readonly string[]) {
  return client.query('delete from base_data where kind = $1 and key = any($2)', [kind, keys])
}

/** Where a row lies in its table is good until the transaction ends; runs of engines have no number. */
export type ShopRow = { readonly key: string; readonly at: string; readonly id: number | undefined; readonly fields: Fields }

export async function readShopRows(client: Client, kind: Kind): Promise<ShopRow[]> {
  const { name, key, lies, also } = TABLES[kind]
  const { rows } = await client.query<{ key: string; at: string; parent: string | null; row: Fields }>(
    `select ${key} as key, t.ctid::text as at, to_jsonb(t)${also ? ` || ${also.said}` : ''} as row, ${lies?.key ?? 'null::text'} as parent
     from ${name} t ${lies ? `join ${lies.in} on p.id = t.${lies.by}` : ''}`,
  )
  return rows.map(({ key, at, parent, row }) => ({
    key,
    at,
    id: typeof row.id === 'number' ? row.id : undefined,
    fields: parent === null ? row : { ...row, parent },
  }))
}

type Parents = ReadonlyMap<string, number>

export async function insertRows(client: Client, kind: Kind, rows: readonly BaseRow[], parents: Parents): Promise<void> {
  const { name, also } = TABLES[kind]
  const values = rows.map(({ key, fields }) => ({
    ...columnsOf(kind, fields, parents),
    ...(kind === 'engine' ? {} : { slug: lastOf(key) }),
  }))
  // A column that a row says nothing of takes its default.
  for (const [columns, alike] of Map.groupBy(values, (one) => Object.keys(one).join()))
    await client.query(`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`, [
      JSON.stringify(alike),
    ])
  await also?.write(client, rows)
}

export async function updateRow(client: Client, kind: Kind, at: string, { key, fields }: BaseRow, parents: Parents): Promise<void> {
  const { name, hasVersion, also } = TABLES[kind]
  const values = columnsOf(kind, fields, parents)
  const news = Object.keys(values).map((column) => `${column} = news.${column}`)
  await client.query(
    `update ${name} t set ${[...news, ...(hasVersion ? ['version = t.version + 1'] : [])]}
     from json_populate_record(null::${name}, $1::json) news where t.ctid = $2::tid`,
    [JSON.stringify(values), at],
  )
  await also?.write(client, [{ key, fields }])
}

function columnsOf(kind: Kind, { parent, part_types, parts, ...own }: Fields, parents: Parents): Fields {
  const { lies } = TABLES[kind]
  return lies && parent !== undefined ? { ...own, [lies.by]: parents.get(String(parent)) } : own
}

function lastOf(key: string) {
  return key.slice(key.lastIndexOf('/') + 1)
}
