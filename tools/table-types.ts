import { withClient } from '@shop/api/database/with-client'

type Column = {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  column_default: string | null
  is_identity: 'YES' | 'NO'
  identity_generation: string | null
  is_generated: string
}

/** What the driver makes of a type of the database. */
export const TYPES: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
  tsvector: 'string',
  _text: 'string[]',
  _int4: 'number[]',
}

/** The text of `tables.ts` for a migrated database: what Kysely must know about its tables. */
export async function tableTypes(url: string): Promise<string> {
  const columns = await readColumns(url)
  const tables = Map.groupBy(columns, ({ table_name }) => table_name)
  const interfaces = [...tables].map(([name, fields]) => `export interface ${pascal(name)} {\n${fields.map(field).join('\n')}\n}`)
  const index = `export interface Tables {\n${[...tables.keys()].map((name) => `  ${name}: ${pascal(name)}`).join('\n')}\n}`
  return [
    '// Made from the migrations by `npm run generate`; the check fails when it is stale.',
    "import type { Generated, GeneratedAlways } from 'kysely'",
    ...interfaces,
    index,
    '',
  ].join('\n\n')
}

function readColumns(url: string): Promise<Column[]> {
  return withClient(url, 'shop-test', async (client) => {
    const { rows } = await client.query<Column>(
      `select table_name, column_name, udt_name, is_nullable, column_default, is_identity, identity_generation, is_generated
       from information_schema.columns where table_schema = 'public' and table_name <> 'migrations' and table_name not like 'pg_stat%'
       order by table_name collate "C", ordinal_position`,
    )
    return rows
  })
}

function field(column: Column): string {
  const base = TYPES[column.udt_name]
  if (!base) throw new Error(`${column.table_name}.${column.column_name} has type ${column.udt_name}: add it to tools/table-types.ts`)
  return `  ${column.column_name}: ${wrapped(column, column.is_nullable === 'YES' ? `${base} | null` : base)}`
}

function wrapped(column: Column, type: string): string {
  if (column.identity_generation === 'ALWAYS' || column.is_generated === 'ALWAYS') return `GeneratedAlways<${type}>`
  return column.column_default !== null || column.is_identity === 'YES' ? `Generated<${type}>` : type
}

function pascal(name: string) {
  return name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}
