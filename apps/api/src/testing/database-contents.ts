import type { Pool } from 'pg'
import { listTables, quoted } from '../adapters/backups/database-shape.ts'

/** Of a table: how many rows, what is in them in any order, and the sums of money and pieces. */
type TableContents = { readonly rows: number; readonly content: string; readonly sums: Readonly<Record<string, number>> }
export type Contents = Readonly<Record<string, TableContents>>

/** Tries are counted whether what was tried succeeds or not; the sandbox's tasks go on by its clock, and processes note that they live. */
const NOT_OF_A_WRITE: ReadonlySet<string> = new Set(['turns', 'kept_answers', 'sandbox_tasks', 'live_workers'])
const MONEY_OR_PIECES = /(_cents|^stock|^reserved|^qty|^pieces|^change)$/

/** All tables of the shop and its queue of jobs, read in one statement. */
export const contentsReader = async (pool: Pool): Promise<() => Promise<Contents>> => {
  const client = await pool.connect()
  try {
    const tables = (await listTables(client)).filter(({ name }) => !NOT_OF_A_WRITE.has(name))
    const { rows: numbers } = await client.query<{ table: string; column: string }>(
      `select attrelid::regclass::text as table, attname::text as column from pg_attribute where atttypid in (20, 23) and attnum > 0 and not attisdropped`,
    )
    const sumsOf = (table: string) =>
      numbers
        .filter((one) => one.table === table && MONEY_OR_PIECES.test(one.column))
        .map(({ column }) => `'${column}', coalesce(sum("${column}"), 0)`)
    const text = tables
      .map(
        (table) => `select '${table.name}' as name, count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as content,
          json_build_object(${sumsOf(table.schema === 'public' ? table.name : quoted(table)).join(', ')}) as sums from ${quoted(table)} t`,
      )
      .join(' union all ')
    return async () => {
      const { rows } = await pool.query<TableContents & { name: string }>(text)
      return Object.fromEntries(rows.map(({ name, ...contents }) => [name, contents]))
    }
  } finally {
    client.release()
  }
}

/** The names of the tables in which anything differs. */
export const changedTables = (before: Contents, after: Contents): readonly string[] =>
  Object.keys(after).filter((name) => after[name]?.content !== before[name]?.content)

/** How many rows came, and by how much money and pieces moved, table by table: the same for the same write, whoever makes it when. */
export const effectOf = (before: Contents, after: Contents): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  Object.fromEntries(
    changedTables(before, after).map((name) => {
      const [was, is] = [before[name], after[name]]
      const sums = Object.entries(is?.sums ?? {}).map(([column, sum]) => [column, sum - (was?.sums[column] ?? 0)])
      return [name, { rows: (is?.rows ?? 0) - (was?.rows ?? 0), ...Object.fromEntries(sums) }]
    }),
  )
