import { endOfValidity } from '@shop/domain/quotation'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { seal } from '../../secrets/seal.ts'
import { findOfferByHash, insertOffer, type NewOfferLine } from '../offers/offers.public.ts'
import { linkKey, type QuotationDeps } from './quotation-deps.ts'
import { mailOffer } from './quotation-mails.ts'
import { type QuotationRow, updateClosed } from './quotations.queries.ts'
import { offerAt } from './read-offer.ts'

type NewOffer = {
  readonly lines: readonly NewOfferLine[]
  readonly validDays: number
  readonly message?: string | undefined
  readonly isPersonal?: boolean | undefined
  readonly staffId: number
}

/** Joins the caller's transaction: the quotation is answered, and whoever left an e-mail gets the link. */
export async function makeOffer(
  deps: QuotationDeps,
  quotation: QuotationRow,
  { lines, validDays, message, isPersonal, staffId }: NewOffer,
  now: Date,
): Promise<{ readonly token: string; readonly validUntil: Date }> {
  const { db } = deps
  const token = newSecret()
  const hash = hashOf(token)
  const validUntil = endOfValidity(now, validDays)
  // Without an e-mail nobody could prove that it is for them.
  const isForOne = isPersonal === true && quotation.email !== ''
  const sealedToken = seal(linkKey(deps), token)
  await insertOffer(db, { quotationId: quotation.id, hash, sealedToken, message, validUntil, isPersonal: isForOne }, mergedByProduct(lines))
  await updateClosed(db, quotation.id, { status: 'answered', staffId, at: now })
  const offer = await findOfferByHash(db, quotation.locale, hash)
  if (offer && quotation.email !== '') await mailOffer(deps, quotation, offerAt(offer, now), token)
  return { token, validUntil }
}

/** Two lines of one product are one promise; the lower price counts. */
function mergedByProduct(lines: readonly NewOfferLine[]): NewOfferLine[] {
  return [
    ...lines
      .reduce((merged, line) => {
        const known = merged.get(line.productId)
        const price = known && known.price < line.price ? known.price : line.price
        return merged.set(line.productId, { ...line, price, pieces: line.pieces + (known?.pieces ?? 0) })
      }, new Map<number, NewOfferLine>())
      .values(),
  ]
}
