import type { ImportReport } from '@shop/domain/imports/import'
import type { Db } from '../../database/connect.ts'

const SHOWN = 5

/** How many rows were taken for a part that has their number behind zeros, and the first of them. */
export async function findLostZeros(db: Db, id: number): Promise<NonNullable<ImportReport['zeros']>> {
  const rows = await db
    .selectFrom('import_rows')
    .select((e) => ['row', 'part_number', 'known_number', e.fn.countAll<string>().over().as('total')])
    .where('import_id', '=', id)
    .where('known_number', 'is not', null)
    .orderBy('row')
    .limit(SHOWN)
    .execute()
  return {
    rows: Number(rows[0]?.total ?? 0),
    first: rows.map(({ row, part_number, known_number }) => ({ row, said: part_number ?? '', known: known_number ?? '' })),
  }
}
