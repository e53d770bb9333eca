import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const ENDED_OF_DELETED = sql`
  select r.id from returns r join orders o on o.id = r.order_id join checkouts c on c.id = o.checkout_id join customers k on k.id = c.customer_id
  where k.deleted_at is not null and r.status in ('refused', 'withdrawn', 'received')`

/** One under way keeps what staff need to judge it. */
export const eraseEndedReturns = async (db: Db): Promise<void> => {
  await sql`delete from return_photos where return_id in (${ENDED_OF_DELETED})`.execute(db)
  await sql`
    update returns set comments = '', answer = '', car = null
    where id in (${ENDED_OF_DELETED}) and (comments <> '' or answer <> '' or car is not null)`.execute(db)
}

export const listKnownReturnPhotos = async (db: Db, names: readonly string[]): Promise<readonly string[]> =>
  (await sql<{ name: string }>`select file_name as name from return_photos where file_name = any(${names})`.execute(db)).rows.map(
    ({ name }) => name,
  )
