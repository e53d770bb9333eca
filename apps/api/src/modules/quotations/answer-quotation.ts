import { formatMoney } from '@shop/domain/money'
import { type AnsweredLine, awaitsAnswer, endOfValidity, type QuotationAnswer } from '@shop/domain/quotation'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findProductId } from '../catalogue/catalogue.public.ts'
import { hasTurn, limits } from '../limits/limits.public.ts'
import { findOfferByHash, insertOffer, type NewOfferLine } from './offers.queries.ts'
import { insertOnOrderProduct } from './on-order-products.queries.ts'
import type { QuotationDeps } from './quotation-deps.ts'
import { mailOffer } from './quotation-mails.ts'
import { OfferedProductNotFound, QuotationClosed, QuotationNotFound } from './quotations.problems.ts'
import { findQuotation, lockQuotation, updateClosed } from './quotations.queries.ts'
import { offerAt } from './read-offer.ts'

type Answered = { readonly number: string; readonly answer: QuotationAnswer; readonly staffId: number }

export const answerQuotation = async (deps: QuotationDeps, answered: Answered, now = new Date()): Promise<void> => {
  const asked = await findQuotation(deps.db, answered.number)
  if (!asked) throw new QuotationNotFound()
  // Mail is the promise; an SMS that the day has no room for is left out.
  const sendsSms = asked.wantsSms && (await hasTurn(deps.db, limits.smsOfTheShop(deps.settings.smsPerDay), 'shop'))
  await keepAnswer(deps, answered, sendsSms, now)
}

const keepAnswer = transactional(
  async (deps: QuotationDeps, { number, answer, staffId }: Answered, wantsSms: boolean, now: Date): Promise<void> => {
    const { db } = deps
    const quotation = await lockQuotation(db, number)
    if (!quotation) throw new QuotationNotFound()
    if (!awaitsAnswer(quotation.status)) throw new QuotationClosed()
    const token = newSecret()
    const hash = hashOf(token)
    const lines: NewOfferLine[] = []
    for (const [place, line] of answer.lines.entries())
      lines.push({ productId: await productOf(db, line, `BP-${number}-${place + 1}`), price: line.price, pieces: line.pieces })
    const validUntil = endOfValidity(now, answer.validDays)
    await insertOffer(db, { quotationId: quotation.id, hash, message: answer.message, validUntil }, mergedByProduct(lines))
    await updateClosed(db, quotation.id, { status: 'answered', staffId, at: now })
    const offer = await findOfferByHash(db, quotation.locale, hash)
    if (offer) await mailOffer(deps, { ...quotation, wantsSms }, offerAt(offer, now), token)
    await recordChange(db, staffId, {
      action: 'quotation-answered',
      subject: { kind: 'quotation', ref: number },
      before: { status: quotation.status },
      after: { status: 'answered', lines: linesText(answer.lines), validUntil: validUntil.toISOString() },
    })
  },
)

const productOf = async (db: Db, line: AnsweredLine, key: string): Promise<number> => {
  if (line.kind === 'on-order') return insertOnOrderProduct(db, { ...line, key })
  const id = await findProductId(db, line.ref)
  if (id === undefined) throw new OfferedProductNotFound()
  return id
}

const linesText = (lines: readonly AnsweredLine[]): string =>
  lines.map((line) => `${line.pieces} × ${line.kind === 'on-order' ? line.name : line.ref}: ${formatMoney(line.price)}`).join('; ')

/** Two lines of one product are one promise; the lower price counts. */
const mergedByProduct = (lines: readonly NewOfferLine[]): NewOfferLine[] => [
  ...lines
    .reduce((merged, line) => {
      const known = merged.get(line.productId)
      const price = known && known.price < line.price ? known.price : line.price
      return merged.set(line.productId, { ...line, price, pieces: line.pieces + (known?.pieces ?? 0) })
    }, new Map<number, NewOfferLine>())
    .values(),
]
