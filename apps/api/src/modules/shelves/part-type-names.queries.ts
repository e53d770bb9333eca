import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The names of part types, in the order of their ids that were given; one that is not there is left out, and none goes before the change is made. */
export async function namesOfPartTypes(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('part_types')
    .select([sql<string>`id::text`.as('id'), 'name_es'])
    .where(sql`id::text`, 'in', ids)
    .forKeyShare()
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name_es ?? [])
}
