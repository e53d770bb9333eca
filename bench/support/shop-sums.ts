import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tableSums } from '@shop/api/testing/table-sums'
import { Pool } from 'pg'

export type Sums = Readonly<Record<string, string>>

/** Processes that ended took their signs of life along; rows about backups are written behind them. */
const OWN = /\.(?:backups|heartbeats|migrations|_private_jobs)$/
/** But for who holds it: a restore frees what a worker had begun. */
const JOBS = `select count(*) || ' jobs, ' || coalesce(sum(hashtextextended((to_jsonb(j) - 'locked_at' - 'locked_by' - 'updated_at' - 'is_available')::text, 0)), 0) as sum
  from graphile_worker._private_jobs j`

/** Everything that a shop holds: two shops with the same sums are the same. */
export async function sumsOf({ databaseUrl, dataFolder }: { readonly databaseUrl: string; readonly dataFolder: string }): Promise<Sums> {
  const pool = new Pool({ connectionString: databaseUrl })
  try {
    const tables = Object.entries(await tableSums(pool)).filter(([table]) => !OWN.test(table))
    const { rows } = await pool.query<{ sum: string }>(JOBS)
    return { jobs: rows[0]?.sum ?? '', ...Object.fromEntries(tables), ...(await fileSums(join(dataFolder, 'files'))) }
  } finally {
    await pool.end()
  }
}

/** But for widths of pictures and the hosts’ trials, which the shop makes again, and the mark of the place itself. */
async function fileSums(folder: string): Promise<Sums> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const names = found
    .map((one) => join(one.parentPath, one.name))
    .filter((name) => !/\/(?:(?:pictures\/made|condition)\/|\.shop-files$)/.test(name))
  const sums = names.map(async (name) => [
    name.slice(folder.length),
    createHash('sha256')
      .update(await readFile(name))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(sums))
}

/** The tables and files that are not the same. */
export function differences(before: Sums, after: Sums): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
}
