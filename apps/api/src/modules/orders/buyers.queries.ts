import type { Locale } from '@shop/domain/locale'
import type { Recipient } from '@shop/domain/order'
import type { Db } from '../../database/connect.ts'

export type Buyer = Recipient & { readonly locale: Locale }

export async function findBuyer(db: Db, customerId: number): Promise<Buyer | undefined> {
  const row = await db
    .selectFrom('customers')
    .select(['first_name', 'last_name', 'email', 'phone', 'locale'])
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { name: `${row.first_name} ${row.last_name}`, email: row.email, phone: row.phone, locale: row.locale as Locale }
}

/** Purchases that wait for money, counted while no other of this customer can begin. */
export async function countUnpaid(db: Db, customerId: number, except: string): Promise<number> {
  await db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
  const { unpaid } = await db
    .selectFrom('checkouts as c')
    .leftJoin('orders as o', 'o.checkout_id', 'c.id')
    .where('c.customer_id', '=', customerId)
    .where('c.id', '<>', except)
    .where('c.payment_method', '<>', 'card')
    .where((e) => e.or([e('c.status', '=', 'open'), e('o.status', '=', 'pending')]))
    .select((e) => e.fn.countAll<string>().as('unpaid'))
    .executeTakeFirstOrThrow()
  return Number(unpaid)
}
