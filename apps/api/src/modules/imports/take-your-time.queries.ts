import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A large import changes a hundred thousand products in one transaction; no page waits for it. */
export async function takeYourTime(db: Db): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(db)
  await sql`set local work_mem = '64MB'`.execute(db)
  // Words and numbers are put into their indexes in one go, which is many times faster than a few at a time.
  await sql`set local gin_pending_list_limit = '256MB'`.execute(db)
}

/** What waits to be put into the indexes makes searches slower until it is; whoever brought much of it also puts it there. */
export async function tidyIndexes(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list(index) from unnest(array['products_search', 'part_number_keys_halves']::regclass[]) index`.execute(
    db,
  )
}
