import { isUuid } from '../../database/is-uuid.ts'
import type { PrivateFile } from '../../files.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { VoucherNotFound } from './vouchers.problems.ts'
import { findOwnVoucher, findVoucher, type StoredVoucher } from './vouchers.queries.ts'

export const showOwnVoucher = async (deps: OrderDeps, customerId: number, id: string): Promise<PrivateFile> =>
  fileOf(deps, isUuid(id) ? await findOwnVoucher(deps.db, customerId, id) : undefined)

export const showVoucher = async (deps: OrderDeps, id: string): Promise<PrivateFile> =>
  fileOf(deps, isUuid(id) ? await findVoucher(deps.db, id) : undefined)

const fileOf = async ({ files }: OrderDeps, voucher: StoredVoucher | undefined): Promise<PrivateFile> => {
  const bytes = voucher && (await files.read(voucher.fileName))
  if (!voucher || !bytes) throw new VoucherNotFound()
  return { bytes, mediaType: voucher.mediaType, name: `comprobante.${voucher.mediaType === 'application/pdf' ? 'pdf' : 'webp'}` }
}
