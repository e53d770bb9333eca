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

function vouchers(db: Db) {
  return db
    .selectFrom('vouchers')
    .select(['id', 'order_id as orderId', 'source_hash as sourceHash', 'file_name as fileName', 'media_type as mediaType', 'status'])
    .$narrowType<Pick<StoredVoucher, 'status'>>()
}

export function listVouchersOf(db: Db, orderId: number): Promise<StoredVoucher[]> {
  return vouchers(db).where('order_id', '=', orderId).orderBy('uploaded_at').execute()
}

export function findVoucher(db: Db, id: string): Promise<StoredVoucher | undefined> {
  return vouchers(db).where('id', '=', id).executeTakeFirst()
}

export function findOwnVoucher(db: Db, customerId: number, id: string): Promise<StoredVoucher | undefined> {
  return vouchers(db)
    .where('id', '=', id)
    .where('order_id', 'in', (e) => e.selectFrom('orders').select('orders.id').where('customer_id', '=', customerId))
    .executeTakeFirst()
}

/** The last one is what staff look at. */
export async function insertVoucher(db: Db, voucher: NewVoucher): Promise<void> {
  await db
    .updateTable('vouchers')
    .set({ status: 'replaced' })
    .where('order_id', '=', voucher.orderId)
    .where('status', '=', 'received')
    .execute()
  await db
    .insertInto('vouchers')
    .values({
      order_id: voucher.orderId,
      source_hash: voucher.sourceHash,
      file_name: voucher.fileName,
      file_hash: voucher.fileHash,
      media_type: voucher.mediaType,
      bytes: voucher.bytes,
      tracking_key: voucher.trackingKey ?? null,
      bank: voucher.bank ?? null,
      amount_cents: voucher.amountCents ?? null,
      paid_on: sql<Date | null>`${voucher.paidOn ?? null}::date`,
    })
    .execute()
}

export async function updateVoucherJudged(
  db: Db,
  id: string,
  status: 'accepted' | 'rejected',
  { staffId, reason }: { readonly staffId: number; readonly reason?: string },
): Promise<void> {
  await db
    .updateTable('vouchers')
    .set({ status, judged_by: staffId, reject_reason: reason ?? null })
    .where('id', '=', id)
    .execute()
}

export async function listKnownFiles(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('vouchers')
    .select('file_name')
    .where('file_name', '=', (e) => e.fn.any(e.val(names)))
    .execute()
  return new Set(rows.map(({ file_name }) => file_name))
}
