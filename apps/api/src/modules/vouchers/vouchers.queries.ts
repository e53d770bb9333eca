import type { VoucherStatus } from '@shop/domain/order'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type StoredVoucher = {
  readonly id: string
  readonly orderId: number
  readonly sourceHash: string
  readonly fileName: string
  readonly mediaType: string
  readonly status: VoucherStatus
}

export type NewVoucher = Omit<StoredVoucher, 'id' | 'status'> & {
  readonly fileHash: string
  readonly bytes: number
  readonly trackingKey: string | undefined
  readonly bank: string | undefined
  readonly amountCents: number | undefined
  readonly paidOn: string | undefined
}

const COLUMNS = sql`id, order_id as "orderId", source_hash as "sourceHash", file_name as "fileName", media_type as "mediaType", status`

export const listVouchersOf = async (db: Db, orderId: number): Promise<StoredVoucher[]> =>
  (await sql<StoredVoucher>`select ${COLUMNS} from vouchers where order_id = ${orderId} order by uploaded_at`.execute(db)).rows

export const findVoucher = async (db: Db, id: string): Promise<StoredVoucher | undefined> =>
  (await sql<StoredVoucher>`select ${COLUMNS} from vouchers where id = ${id}`.execute(db)).rows[0]

export const findOwnVoucher = async (db: Db, customerId: number, id: string): Promise<StoredVoucher | undefined> =>
  (
    await sql<StoredVoucher>`
      select ${COLUMNS} from vouchers v where id = ${id} and exists (select from orders o where o.id = v.order_id and o.customer_id = ${customerId})`.execute(
      db,
    )
  ).rows[0]

/** The last one is what staff look at. */
export const insertVoucher = async (db: Db, voucher: NewVoucher): Promise<void> => {
  await sql`update vouchers set status = 'replaced' where order_id = ${voucher.orderId} and status = 'received'`.execute(db)
  await sql`
    insert into vouchers (order_id, source_hash, file_name, file_hash, media_type, bytes, tracking_key, bank, amount_cents, paid_on)
    values (${voucher.orderId}, ${voucher.sourceHash}, ${voucher.fileName}, ${voucher.fileHash}, ${voucher.mediaType}, ${voucher.bytes},
      ${voucher.trackingKey ?? null}, ${voucher.bank ?? null}, ${voucher.amountCents ?? null}, ${voucher.paidOn ?? null}::date)`.execute(db)
}

export const updateVoucherJudged = async (
  db: Db,
  id: string,
  status: 'accepted' | 'rejected',
  { staffId, reason }: { readonly staffId: number; readonly reason?: string },
): Promise<void> => {
  await sql`update vouchers set status = ${status}, judged_by = ${staffId}, reject_reason = ${reason ?? null} where id = ${id}`.execute(db)
}

export const listKnownFiles = async (db: Db, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ file_name: string }>`select file_name from vouchers where file_name = any(${names})`.execute(db)
  return new Set(rows.map(({ file_name }) => file_name))
}
