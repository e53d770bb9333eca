import { isUuid } from '../../database/is-uuid.ts'
import { type PrivateFile, privateFile } from '../../files.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { VoucherNotFound } from './vouchers.problems.ts'
import { findOwnVoucher, findVoucher, type StoredVoucher } from './vouchers.queries.ts'

export const showOwnVoucher = async (deps: OrderDeps, customerId: number, id: string): Promise<PrivateFile> =>
  fileOf(deps, isUuid(id) ? await findOwnVoucher(deps.db, customerId, id) : undefined)

export const showVoucher = async (deps: OrderDeps, id: string): Promise<PrivateFile> =>
  fileOf(deps, isUuid(id) ? await findVoucher(deps.db, id) : undefined)

const fileOf = ({ files }: OrderDeps, voucher: StoredVoucher | undefined): PrivateFile => {
  const missing = () => new VoucherNotFound()
  if (!voucher) throw missing()
  const { fileName, mediaType } = voucher
  return privateFile(files, fileName, { mediaType, name: `comprobante.${mediaType === 'application/pdf' ? 'pdf' : 'webp'}`, missing })
}
