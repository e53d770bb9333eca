import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { settleMoneyCase } from '../money-cases/money-cases.public.ts'
import { findOrderByFolio, insertOrderEvent, lockCheckout, type OrderDeps, OrderNotFound } from '../orders/orders.public.ts'
import { HoldNotFound } from './disputes.problems.ts'
import { findBankHold } from './disputes.queries.ts'

type Wanted = { readonly folio: string; readonly caseId: number; readonly reason: string }

/** Somebody has looked at what the bank says, and lets the goods go all the same. */
export const liftHold = transactional(async (deps: OrderDeps, staffId: number, { folio, caseId, reason }: Wanted): Promise<void> => {
  const { db } = deps
  const order = await findOrderByFolio(db, folio)
  if (!order) throw new OrderNotFound()
  await lockCheckout(db, order.checkoutId)
  const hold = await findBankHold(db, order.id, caseId)
  if (!hold) throw new HoldNotFound()
  await settleMoneyCase(db, hold.kind, hold.subject, { outcome: 'lifted', staffId, note: reason })
  await insertOrderEvent(db, order.id, 'hold-lifted', { by: 'staff', staffId, reason })
  await recordChange(db, staffId, { action: 'hold-lifted', subject: { kind: 'order', ref: folio }, after: { reason } })
})
