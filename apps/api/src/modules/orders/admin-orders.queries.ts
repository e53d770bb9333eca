import type { OrderStatus } from '@shop/domain/order-status'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type ListedOrder = {
  readonly folio: string
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod
  readonly total: number
  readonly placedAt: Date
  readonly customer: string
  readonly version: number
  readonly hasVoucher: boolean
  readonly lacksStock: boolean
  readonly isDisputed: boolean
}

type Asked = { readonly status: OrderStatus | undefined; readonly search: string; readonly page: number; readonly limit: number }

/** For staff: by status, folio, name or e-mail; newest first. */
export const listAllOrders = async (db: Db, { status, search, page, limit }: Asked): Promise<{ items: ListedOrder[]; total: number }> => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ListedOrder & { all: number }>`
    select o.folio, o.status, o.payment_method as "paymentMethod", o.total_cents as total, o.placed_at as "placedAt",
      c.recipient ->> 'name' as customer, o.version, o.lacks_stock as "lacksStock", o.is_disputed as "isDisputed",
      exists (select from vouchers v where v.order_id = o.id and v.status = 'received') as "hasVoucher", count(*) over ()::integer as all
    from orders o join checkouts c on c.id = o.checkout_id
    where (${status ?? null}::text is null or o.status = ${status ?? null})
      and (${search} = '' or o.folio ilike ${pattern} or c.recipient ->> 'name' ilike ${pattern} or c.recipient ->> 'email' ilike ${pattern})
    order by o.placed_at desc, o.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { items: rows, total: rows[0]?.all ?? 0 }
}

export type RefundCase = {
  readonly id: string
  readonly folio: string | null
  readonly amount: number
  readonly method: 'provider' | 'spei'
  readonly status: 'open' | 'pending' | 'succeeded' | 'failed'
  readonly reason: string
  readonly createdAt: Date
  readonly customer: string
}

/** What is still to be given back, and what the provider could not give back. */
export const listRefundCases = async (db: Db): Promise<RefundCase[]> =>
  (
    await sql<RefundCase>`
      select r.id, o.folio, r.amount_cents as amount, r.method, r.status, r.reason, r.created_at as "createdAt", c.recipient ->> 'name' as customer
      from refunds r join payments p on p.id = r.payment_id join checkouts c on c.id = p.checkout_id left join orders o on o.checkout_id = c.id
      where r.status <> 'succeeded' order by r.created_at limit 500`.execute(db)
  ).rows
