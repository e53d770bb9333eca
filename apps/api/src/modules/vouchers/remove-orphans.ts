import { listOlder } from '../../ports/file-store.ts'
import { nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { VOUCHER_FOLDER } from './upload-voucher.ts'
import { listKnownFiles } from './vouchers.queries.ts'

const DAY_MS = 86_400_000

/** A process may die between keeping a file and noting it. What nobody noted within a day goes. */
export const removeOrphans = async (deps: OrderDeps): Promise<void> => {
  const names = await listOlder(deps.files, VOUCHER_FOLDER, new Date(nowOf(deps).getTime() - DAY_MS))
  if (names.length === 0) return
  const known = await listKnownFiles(deps.db, names)
  for (const name of names) if (!known.has(name)) await deps.files.remove(name)
}
