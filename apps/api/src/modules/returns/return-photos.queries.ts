import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Photo = { readonly id: string; readonly sourceHash: string; readonly fileName: string }

export const listPhotos = async (db: Db, returnId: number): Promise<Photo[]> =>
  (
    await sql<Photo>`
      select id, source_hash as "sourceHash", file_name as "fileName" from return_photos where return_id = ${returnId} order by added_at`.execute(
      db,
    )
  ).rows

export const insertPhoto = async (db: Db, returnId: number, { sourceHash, fileName }: Omit<Photo, 'id'>): Promise<void> => {
  await sql`
    insert into return_photos (return_id, source_hash, file_name) values (${returnId}, ${sourceHash}, ${fileName})`.execute(db)
}
