import { transactional } from '../../database/transactional.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { mailStaff } from './quotation-mails.ts'
import { announceWaiting, escalateLate } from './quotations.queries.ts'

/** Every minute. The mark and the mails are one transaction: nobody is told twice, and nobody is forgotten. */
export const watchQuotations = transactional(async (deps: QuotationDeps, now: Date): Promise<void> => {
  // Late first: what was not announced in time needs no announcement any more.
  for (const quotation of await escalateLate(deps.db, now)) await mailStaff(deps, quotation, 'late')
  for (const quotation of await announceWaiting(deps.db, now)) await mailStaff(deps, quotation, 'waiting')
})
