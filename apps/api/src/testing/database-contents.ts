import type { Pool } from 'pg'
import { listTables, quoted } from '../adapters/backups/database-shape.ts'

/** Of a table: how many rows, by which transactions they were written, and the sums of money and pieces. */
type TableContents = { readonly rows: number; readonly version: string; readonly sums: Readonly<Record<string, number>> }
export type Contents = Readonly<Record<string, TableContents>>

/** Written beside a write: rate limits, the sandbox's tasks, signs of life, alarms, names of jobs. */
const NOT_OF_A_WRITE: ReadonlySet<string> = new Set([
  'turns',
  'kept_answers',
  'sandbox_tasks',
  'live_workers',
  'heartbeats',
  '_private_tasks',
])
const MONEY_OR_PIECES = /(_cents|^stock|^reserved|^qty|^pieces|^change)$/

/** Reads all tables of the shop and of its queue of jobs in one statement. */
export async function contentsReader(pool: Pool): Promise<() => Promise<Contents>> {
  let text = await statementFor(pool)
  return async () => {
    const ask = () => pool.query<TableContents & { name: string }>(text)
    const { rows } = await ask().catch(async () => {
      // An example may have replaced a table by a view.
      text = await statementFor(pool)
      return ask()
    })
    return Object.fromEntries(rows.map(({ name, ...contents }) => [name, contents]))
  }
}

/** The names of the tables in which anything was written, even the same again. */
export function changedTables(before: Contents, after: Contents): readonly string[] {
  return Object.keys(after).filter((name) => after[name]?.version !== before[name]?.version)
}

/** The change of the number of rows, and of the sums of money and pieces, as `orders.rows`. Equal for equal writes. */
export function effectOf(before: Contents, after: Contents): Readonly<Record<string, number>> {
  const changes = changedTables(before, after).flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    const rows = (is?.rows ?? 0) - (was?.rows ?? 0)
    const sums = Object.entries(is?.sums ?? {}).map(([column, sum]) => [`${name}.${column}`, sum - (was?.sums[column] ?? 0)] as const)
    return [[`${name}.rows`, rows] as const, ...sums]
  })
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

async function statementFor(pool: Pool): Promise<string> {
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
    return tables
      .map(
        (table) => `select '${table.name}' as name, count(*)::int as rows, coalesce(sum(t.xmin::text::bigint), 0)::text as version,
          json_build_object(${sumsOf(table.name).join(', ')}) as sums from ${quoted(table)} t`,
      )
      .join(' union all ')
  } finally {
    client.release()
  }
}
