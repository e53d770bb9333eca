import type { Address } from '@shop/domain/address'
import type { Receiver, UsedAddress } from '@shop/domain/order'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const MOST_ADDRESSES = 6

/** Of orders that were placed: what somebody typed and did not send may be wrong. */
export async function listUsedAddresses(db: Db, customerId: number): Promise<UsedAddress[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('checkouts as c', 'c.id', 'o.checkout_id')
    .select(['c.address', 'c.receiver'])
    .where('o.customer_id', '=', customerId)
    .groupBy(['c.address', 'c.receiver'])
    .orderBy(sql`max(o.id)`, 'desc')
    .limit(MOST_ADDRESSES)
    .execute()
  return rows.map(({ address, receiver }) => ({ address: address as Address, receiver: (receiver as Receiver | null) ?? undefined }))
}
