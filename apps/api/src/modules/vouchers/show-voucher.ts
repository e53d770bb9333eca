import { isUuid } from '../../database/is-uuid.ts'
import { type PrivateFile, privateFile } from '../../files.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { VoucherNotFound } from './vouchers.problems.ts'
import { findOwnVoucher, findVoucher, type StoredVoucher } from './vouchers.queries.ts'

export async function showOwnVoucher(deps: OrderDeps, customerId: number, id: string): Promise<PrivateFile> {
  return fileOf(deps, isUuid(id) ? await findOwnVoucher(deps.db, customerId, id) : undefined)
}

export async function showVoucher(deps: OrderDeps, id: string): Promise<PrivateFile> {
  return fileOf(deps, isUuid(id) ? await findVoucher(deps.db, id) : undefined)
}

function fileOf({ files }: OrderDeps, voucher: StoredVoucher | undefined): PrivateFile {
  const missing = () => new VoucherNotFound()
  if (!voucher) throw missing()
  const { fileName, mediaType } = voucher
  return privateFile(files, fileName, { mediaType, name: `comprobante.${mediaType === 'application/pdf' ? 'pdf' : 'webp'}`, missing })
}
