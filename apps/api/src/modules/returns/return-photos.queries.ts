import type { Db } from '../../database/connect.ts'

type Photo = { readonly id: string; readonly sourceHash: string; readonly fileName: string }

export function listPhotos(db: Db, returnId: number): Promise<Photo[]> {
  return db
    .selectFrom('return_photos')
    .select(['id', 'source_hash as sourceHash', 'file_name as fileName'])
    .where('return_id', '=', returnId)
    .orderBy('added_at')
    .execute()
}

export async function insertPhoto(db: Db, returnId: number, { sourceHash, fileName }: Omit<Photo, 'id'>): Promise<void> {
  await db.insertInto('return_photos').values({ return_id: returnId, source_hash: sourceHash, file_name: fileName }).execute()
}
