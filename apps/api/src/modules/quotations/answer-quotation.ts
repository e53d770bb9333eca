import { formatMoney } from '@shop/domain/money'
import { type AnsweredLine, awaitsAnswer, type QuotationAnswer } from '@shop/domain/quotation'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findProductId } from '../catalogue/catalogue.public.ts'
import { isWithinRateLimit, limits } from '../limits/limits.public.ts'
import type { NewOfferLine } from '../offers/offers.public.ts'
import { makeOffer } from './make-offer.ts'
import { insertOnOrderProduct } from './on-order-products.queries.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { OfferedProductNotFound, QuotationClosed, QuotationNotFound } from './quotations.problems.ts'
import { findQuotation, lockQuotation } from './quotations.queries.ts'

type Answered = { readonly number: string; readonly answer: QuotationAnswer; readonly staffId: number }

export async function answerQuotation(deps: QuotationDeps, answered: Answered, now: Date): Promise<void> {
  const asked = await findQuotation(deps.db, answered.number)
  if (!asked) throw new QuotationNotFound()
  // Mail is the promise; an SMS that the day has no room for is left out.
  const sendsSms = asked.wantsSms && (await isWithinRateLimit(deps.db, limits.smsOfTheShop(deps.settings.smsPerDay), 'shop'))
  await keepAnswer(deps, answered, sendsSms, now)
}

const keepAnswer = transactional(
  async (deps: QuotationDeps, { number, answer, staffId }: Answered, wantsSms: boolean, now: Date): Promise<void> => {
    const { db } = deps
    const quotation = await lockQuotation(db, number)
    if (!quotation) throw new QuotationNotFound()
    if (!awaitsAnswer(quotation.status)) throw new QuotationClosed()
    const lines: NewOfferLine[] = []
    for (const [place, line] of answer.lines.entries())
      lines.push({ productId: await productOf(db, line, `BP-${number}-${place + 1}`), price: line.price, pieces: line.pieces })
    const { validUntil } = await makeOffer(deps, { ...quotation, wantsSms }, { ...answer, lines, staffId }, now)
    await recordChange(db, staffId, {
      action: 'quotation-answered',
      subject: { kind: 'quotation', ref: number },
      before: { status: quotation.status },
      after: { status: 'answered', lines: linesText(answer.lines), validUntil: validUntil.toISOString() },
    })
  },
)

async function productOf(db: Db, line: AnsweredLine, key: string): Promise<number> {
  if (line.kind === 'on-order') return insertOnOrderProduct(db, { ...line, key })
  const id = await findProductId(db, line.ref)
  if (id === undefined) throw new OfferedProductNotFound()
  return id
}

function linesText(lines: readonly AnsweredLine[]): string {
  return lines.map((line) => `${line.pieces} × ${line.kind === 'on-order' ? line.name : line.ref}: ${formatMoney(line.price)}`).join('; ')
}
