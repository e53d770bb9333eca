import type { Pool } from 'pg'
import { listTables, quoted } from '../adapters/backups/database-shape.ts'

/** What a restore changes on purpose: who works, that somebody restored, and where the files are. */
const OWN = new Set(['live_workers', 'restored_shop', 'files_mark'])

/** How many rows each table has and what is in them, in any order: two databases with the same sums hold the same. */
export async function tableSums(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const client = await pool.connect()
  try {
    // Sums over a large catalogue take longer than a page may.
    await client.query('set statement_timeout = 0')
    const sums: Record<string, string> = {}
    for (const table of (await listTables(client)).filter(({ name }) => !OWN.has(name))) {
      const { rows } = await client.query(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${quoted(table)} t`,
      )
      sums[`${table.schema}.${table.name}`] = rows[0].sum
    }
    return sums
  } finally {
    client.release()
  }
}
