import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The picture of a part that stands for its kind: the one that is looked for most among those that can be bought. */
export async function listTypePictures(db: Db, partTypeIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; image: string }>`
    select kind.id, first.image from unnest(${[...partTypeIds]}::int[]) kind(id), lateral (
      select p.images[1] as image from products p where p.status = 'active' and p.part_type_id = kind.id and cardinality(p.images) > 0
      order by p.is_available desc, p.popularity desc, p.id limit 1) first`.execute(db)
  return new Map(rows.map(({ id, image }) => [id, image]))
}
