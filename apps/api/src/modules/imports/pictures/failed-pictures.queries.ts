import type { FailedPicture, PictureFailure } from '@shop/domain/imports/import-pictures'
import type { Db } from '../../../database/connect.ts'

export async function listFailed(
  db: Db,
  id: number,
  page: number,
  limit: number,
): Promise<{ items: readonly FailedPicture[]; total: number }> {
  const rows = await db
    .selectFrom('import_pictures')
    .select((e) => ['row', 'said', 'failure', e.fn.countAll<string>().over().as('total')])
    .where('import_id', '=', id)
    .where('status', '=', 'failed')
    .orderBy('row')
    .orderBy('position')
    .limit(limit)
    .offset((page - 1) * limit)
    .$narrowType<{ failure: PictureFailure }>()
    .execute()
  return { items: rows.map(({ row, said, failure }) => ({ row, said, failure })), total: Number(rows[0]?.total ?? 0) }
}
