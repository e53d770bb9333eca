import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The standard order of lists anew, for every kind of part: what is looked for moves on, what is sold out makes room. */
export async function rankProducts(db: Db): Promise<void> {
  const kinds = await db.selectFrom('part_types').select('id').execute()
  await rankKinds(
    db,
    kinds.map(({ id }) => id),
  )
}

/** Those kinds that got new parts, which stand before all others until they are ranked. */
export async function rankNewProducts(db: Db): Promise<void> {
  // As the index of the order is written, which finds them without reading anything else.
  const { rows } = await sql<{ kind: number }>`select distinct part_type_id as kind from products
    where status = 'active' and is_available in (true, false) and list_rank = 0`.execute(db)
  await rankKinds(
    db,
    rows.map(({ kind }) => kind),
  )
}

/** Kind by kind, so that nobody who sells a part waits for long. */
async function rankKinds(db: Db, kinds: readonly number[]): Promise<void> {
  if (kinds.length === 0) return
  for (const kind of kinds)
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '60s'`.execute(transaction)
      await sql`select rank_products(array[${kind}::int])`.execute(transaction)
    })
  await sql`select pg_notify('catalogue', '')`.execute(db)
}
