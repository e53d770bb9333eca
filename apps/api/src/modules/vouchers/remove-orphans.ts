import { sweepUnnamed } from '../../files.ts'
import { nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { VOUCHER_FOLDER } from './upload-voucher.ts'
import { listKnownFiles } from './vouchers.queries.ts'

/** Receipts that no order has. */
export function removeOrphans(deps: OrderDeps): Promise<void> {
  return sweepUnnamed(deps.files, VOUCHER_FOLDER, nowOf(deps), (names) => listKnownFiles(deps.db, names))
}
