import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { insertOrderEvent, nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { markFitments } from './fitment-reviews.queries.ts'
import { lockReturn } from './lock-return.ts'
import { mailAboutReturn } from './mail-about-return.ts'
import { updateDecided } from './return-writes.queries.ts'
import { ReturnMoved } from './returns.problems.ts'

type Decision = { readonly id: number; readonly answer: string }

/** The customer may send the pieces. That they do not fit is believed from here on, so the rows that promised it are marked. */
export const approveReturn = transactional(async (deps: OrderDeps, staffId: number, { id, answer }: Decision): Promise<void> => {
  const { db } = deps
  const { order, seen } = await lockReturn(db, id)
  if (!(await updateDecided(db, id, { from: 'asked', to: 'approved', answer, staffId }))) throw new ReturnMoved()
  if (seen.misfit && seen.car)
    await markFitments(db, {
      returnId: id,
      productIds: seen.lines.map(({ productId }) => productId),
      car: seen.car,
      misfit: seen.misfit,
      at: nowOf(deps),
    })
  await insertOrderEvent(db, order.id, 'return-approved', { by: 'staff', staffId, reason: answer })
  await mailAboutReturn(deps, id, 'approved')
  await recordChange(db, staffId, {
    action: 'return-approved',
    subject: { kind: 'return', ref: String(id) },
    before: { status: 'asked' },
    after: { status: 'approved', reason: answer || undefined },
  })
})

/** Asked or approved: what arrives may not be what was said. The pieces can be asked for again. */
export const refuseReturn = transactional(async (deps: OrderDeps, staffId: number, { id, answer }: Decision): Promise<void> => {
  const { db } = deps
  const { order, seen } = await lockReturn(db, id)
  if (seen.status !== 'asked' && seen.status !== 'approved') throw new ReturnMoved()
  if (!(await updateDecided(db, id, { from: seen.status, to: 'refused', answer, staffId }))) throw new ReturnMoved()
  await insertOrderEvent(db, order.id, 'return-refused', { by: 'staff', staffId, reason: answer })
  await mailAboutReturn(deps, id, 'refused')
  await recordChange(db, staffId, {
    action: 'return-refused',
    subject: { kind: 'return', ref: String(id) },
    before: { status: seen.status },
    after: { status: 'refused', reason: answer },
  })
})
