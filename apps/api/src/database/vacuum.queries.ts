import { sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Measures the tables of the catalogue and marks which of their pages everybody may read from an index alone. Autovacuum does so too, minutes
 * later, and until then lists of what was just brought take many times as long. Rows can be read and written meanwhile.
 */
export function vacuumCatalogue(db: Db): Promise<void> {
  // It refuses to be part of a transaction.
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = '10min'`.execute(connection)
    try {
      await sql`vacuum (analyze, truncate false) products, fitments, part_number_keys`.execute(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
