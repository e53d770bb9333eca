import { FAR_PERCENT } from '@shop/domain/imports/import'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** These rows, or all where none is named. */
export async function updateLeftOut(db: Db, id: number, rows: readonly number[], isOut: boolean): Promise<void> {
  const query = db.updateTable('import_rows').set({ is_left_out: isOut }).where('import_id', '=', id)
  await (rows.length > 0 ? query.where('row', 'in', rows) : query).execute()
}

/** Rows whose price would move by more than is usual. */
export async function leaveOutJumps(db: Db, id: number): Promise<void> {
  await sql`
    update import_rows set is_left_out = true where import_id = ${id} and outcome = 'changed'
      and abs((after ->> 'price_cents')::numeric / nullif((before ->> 'price_cents')::numeric, 0) - 1) > ${FAR_PERCENT / 100}::numeric`.execute(
    db,
  )
}
