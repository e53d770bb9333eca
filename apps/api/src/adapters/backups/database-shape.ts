import type { ClientBase } from 'pg'
import type { Sequence } from './manifest.ts'

/** The schema of the queue of jobs; its other tables are made by its own migrations. */
export const QUEUE = 'graphile_worker'
const SHOPS_TABLES = String.raw`(n.nspname = 'public' or (n.nspname = '${QUEUE}' and c.relname like '\_private\_%'))`

export type Table = { readonly schema: string; readonly name: string; readonly columns: readonly string[] }
type Index = { readonly name: string; readonly definition: string }
type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

/** With the columns that hold something of their own; generated ones are made again from them. */
export async function listTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname::text as schema, c.relname::text as name,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and ${SHOPS_TABLES}
    group by n.nspname, c.relname order by n.nspname desc, c.relname`)
  return rows
}

/** Sequences know no snapshot: read after the tables, they are as far as these or further. */
export async function readSequences(client: ClientBase): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname::text as schema, c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ('public', '${QUEUE}') order by 1, 2`)
  const sequences: Sequence[] = []
  for (const sequence of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(sequence)}`,
    )
    if (found.rows[0]) sequences.push({ ...sequence, ...found.rows[0] })
  }
  return sequences
}

export async function listForeignKeys(client: ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select f.conrelid::regclass::text as table, quote_ident(f.conname) as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and ${SHOPS_TABLES} order by 1, 2`)
  return rows
}

/** Those that no constraint stands on. */
export async function listIndexes(client: ClientBase): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where ${SHOPS_TABLES} and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`)
  return rows
}

/** How far the queue's own migrations are; 0 where no worker ever ran. */
export async function queueMigration(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('${QUEUE}.migrations') is not null as found`)
  if (!rows[0]?.found) return 0
  return (await client.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${QUEUE}.migrations`)).rows[0]?.id ?? 0
}

export function quoted({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quote(schema)}.${quote(name)}`
}
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Texts of the database mean the same wherever they are read again. */
export const SAME_TEXT_EVERYWHERE = `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set standard_conforming_strings = on; set statement_timeout = 0`
