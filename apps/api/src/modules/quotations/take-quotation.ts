import { awaitsAnswer } from '@shop/domain/quotation'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findStaffName } from '../staff/staff.public.ts'
import { QuotationClosed, QuotationNotFound } from './quotations.problems.ts'
import { lockQuotation, updateTaken } from './quotations.queries.ts'

/** Whoever takes it last has it: a colleague who went home must not keep a customer waiting. */
export const takeQuotation = transactional(async ({ db }: { readonly db: Db }, number: string, staffId: number): Promise<void> => {
  const quotation = await lockQuotation(db, number)
  if (!quotation) throw new QuotationNotFound()
  if (!awaitsAnswer(quotation.status)) throw new QuotationClosed()
  await updateTaken(db, quotation.id, staffId)
  await recordChange(db, staffId, {
    action: 'quotation-taken',
    subject: { kind: 'quotation', ref: number },
    before: { status: quotation.status, assignedTo: quotation.takenBy },
    after: { status: 'taken', assignedTo: await findStaffName(db, staffId) },
  })
})
