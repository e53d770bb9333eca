import { transactional } from '../../database/transactional.ts'
import { insertOrderEvent, type OrderDeps, type PlacedOrder } from '../orders/orders.public.ts'
import { lockReturn } from './lock-return.ts'
import { updateWithdrawn } from './return-writes.queries.ts'
import { ReturnMoved } from './returns.problems.ts'
import { findOwnReturn } from './show-returns.ts'

type Named = { readonly folio: string; readonly id: string }

/** The customer keeps the pieces after all. Asked twice, it is withdrawn once; what has arrived stays where it is. */
export const withdrawReturn = transactional(async (deps: OrderDeps, customerId: number, named: Named): Promise<PlacedOrder> => {
  const { order, id } = await findOwnReturn(deps, customerId, named)
  const { seen } = await lockReturn(deps.db, id)
  if (seen.status === 'withdrawn') return order
  if (!(await updateWithdrawn(deps.db, id))) throw new ReturnMoved()
  await insertOrderEvent(deps.db, order.id, 'return-withdrawn', { by: 'customer' })
  return order
})
