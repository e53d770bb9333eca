import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { updateReviewed } from './fitment-reviews.queries.ts'
import { FitmentReviewNotFound } from './returns.problems.ts'

export const closeFitmentReview = transactional(async ({ db }: OrderDeps, staffId: number, id: number): Promise<void> => {
  const reviewed = await updateReviewed(db, id, staffId)
  if (!reviewed) throw new FitmentReviewNotFound()
  await recordChange(db, staffId, {
    action: 'fitment-reviewed',
    subject: { kind: 'fitment', ref: reviewed.partNumber },
    before: { status: 'waiting' },
    after: { status: 'reviewed' },
  })
})
