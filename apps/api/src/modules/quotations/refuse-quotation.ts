import { awaitsAnswer } from '@shop/domain/quotation'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { mailRefusal } from './quotation-mails.ts'
import { QuotationClosed, QuotationNotFound } from './quotations.problems.ts'
import { lockQuotation, updateClosed } from './quotations.queries.ts'

type Refused = { readonly number: string; readonly reason: string; readonly staffId: number }

export const refuseQuotation = transactional(
  async (deps: QuotationDeps, { number, reason, staffId }: Refused, now: Date): Promise<void> => {
    const quotation = await lockQuotation(deps.db, number)
    if (!quotation) throw new QuotationNotFound()
    if (!awaitsAnswer(quotation.status)) throw new QuotationClosed()
    await updateClosed(deps.db, quotation.id, { status: 'refused', staffId, at: now, refusal: reason })
    await mailRefusal(deps, quotation, reason)
    await recordChange(deps.db, staffId, {
      action: 'quotation-refused',
      subject: { kind: 'quotation', ref: number },
      before: { status: quotation.status },
      after: { status: 'refused', reason },
    })
  },
)
