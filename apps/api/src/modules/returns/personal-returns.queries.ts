import type { Db } from '../../database/connect.ts'

function endedOfDeleted(db: Db) {
  return db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('checkouts as c', 'c.id', 'o.checkout_id')
    .innerJoin('customers as k', 'k.id', 'c.customer_id')
    .select('r.id')
    .where('k.deleted_at', 'is not', null)
    .where('r.status', 'in', ['refused', 'withdrawn', 'received'])
}

/** One under way keeps what staff need to judge it. */
export async function eraseEndedReturns(db: Db): Promise<void> {
  await db.deleteFrom('return_photos').where('return_id', 'in', endedOfDeleted(db)).execute()
  await db
    .updateTable('returns')
    .set({ comments: '', answer: '', car: null })
    .where('id', 'in', endedOfDeleted(db))
    .where((e) => e.or([e('comments', '<>', ''), e('answer', '<>', ''), e('car', 'is not', null)]))
    .execute()
}

export async function listKnownReturnPhotos(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('return_photos')
    .select('file_name')
    .where('file_name', '=', (e) => e.fn.any(e.val(names)))
    .execute()
  return rows.map(({ file_name }) => file_name)
}
