import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import type { OrderDeps } from './order-deps.ts'
import { OrderNotFound } from './orders.problems.ts'
import { findOrderByFolio, insertOrderEvent } from './placed-orders.queries.ts'

/** A note for colleagues; the customer never sees it. */
export const noteOnOrder = transactional(
  async ({ db }: OrderDeps, staffId: number, { folio, text }: { readonly folio: string; readonly text: string }): Promise<void> => {
    const order = await findOrderByFolio(db, folio)
    if (!order) throw new OrderNotFound()
    await insertOrderEvent(db, order.id, 'note', { by: 'staff', staffId, reason: text })
    await recordChange(db, staffId, { action: 'order-noted', subject: { kind: 'order', ref: order.folio }, after: { note: text } })
  },
)
