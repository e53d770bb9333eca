import { type BroughtPictures, MOST_IMPORT_PICTURES } from '@shop/domain/imports/import-pictures'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/**
 * Notes the pictures of the rows that were just applied, as wanted by nobody yet. A part that has some gets more only where somebody said so.
 * A new part is known by the key it was given.
 */
export async function insertPictures(db: Db, id: number, addsToOthers: boolean): Promise<void> {
  await sql`
    insert into import_pictures (import_id, row, position, product_id, said, key, status, failure)
    select r.import_id, r.row, said.position, p.id, said.one ->> 'said', said.one ->> 'key', 'failed',
      case when said.one ->> 'key' is null or f.key is not null then 'too-many' else 'not-in-zip' end
    from import_rows r
      join products p on p.id = coalesce(r.product_id,
        (select made.id from products made where made.internal_key = coalesce(r.internal_key, 'IM-' || r.import_id || '-' || r.row)))
      cross join lateral jsonb_array_elements(r.pictures) with ordinality as said(one, position)
      left join import_zip_files f on f.import_id = r.import_id and f.key = said.one ->> 'key'
    where r.import_id = ${id} and r.pictures is not null and r.outcome in ('new', 'changed', 'same')
      and (${addsToOthers} or cardinality(p.images) = 0)`.execute(db)
}

/** Of those that are not there, the first that can come: addresses, and what the ZIP has. Answers how many. */
export async function wantFailed(db: Db, id: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_pictures set status = 'waiting', failure = null where id in (
      select p.id from import_pictures p left join import_zip_files f on f.import_id = p.import_id and f.key = p.key
      where p.import_id = ${id} and p.status = 'failed' and (p.key is null or f.key is not null)
      order by p.row, p.position limit ${MOST_IMPORT_PICTURES})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export type WantedPicture = { readonly id: number; readonly said: string; readonly key: string | null; readonly entry: string | null }

export function listWaiting(db: Db, id: number, most: number): Promise<readonly WantedPicture[]> {
  return db
    .selectFrom('import_pictures as p')
    .leftJoin('import_zip_files as f', (on) => on.onRef('f.import_id', '=', 'p.import_id').onRef('f.key', '=', 'p.key'))
    .select(['p.id', 'p.said', 'p.key', 'f.entry'])
    .where('p.import_id', '=', id)
    .where('p.status', '=', 'waiting')
    .orderBy('p.row')
    .orderBy('p.position')
    .limit(most)
    .execute()
}

export async function countPictures(db: Db, id: number): Promise<BroughtPictures> {
  const { rows } = await sql<BroughtPictures>`
    select count(*) filter (where status = 'placed')::int as placed, count(*) filter (where status = 'known')::int as known,
      count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'failed')::int as failed
    from import_pictures where import_id = ${id}`.execute(db)
  return rows[0] ?? { placed: 0, known: 0, waiting: 0, failed: 0 }
}
