import type { Locale } from '@shop/domain/locale'
import type { Offer } from '@shop/domain/quotation'
import type { Db } from '../../database/connect.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import { findOfferByHash, type StoredOffer } from '../offers/offers.public.ts'
import { OfferNotFound } from './quotations.problems.ts'

/** The offer that a link leads to. One that ran out is still shown, and says so. */
export const readOffer = async (db: Db, locale: Locale, token: string, now = new Date()): Promise<Offer> => {
  const stored = await findOfferByHash(db, locale, hashOf(token))
  if (!stored) throw new OfferNotFound()
  return offerAt(stored, now)
}

export const offerAt = (stored: StoredOffer, now: Date): Offer => ({ ...stored, isValid: now <= stored.validUntil })
