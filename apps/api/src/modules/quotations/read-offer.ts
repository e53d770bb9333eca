import type { Locale } from '@shop/domain/locale'
import type { Offer, OpenedOffer } from '@shop/domain/quotation'
import { hashOf } from '../../secrets/random-secret.ts'
import { type CatalogueDeps, writtenCar } from '../catalogue/catalogue.public.ts'
import { findOfferByHash, type StoredOffer } from '../offers/offers.public.ts'
import { OfferNotFound } from './quotations.problems.ts'

/** The offer that a link leads to. One that ran out is still shown, and says so. */
export async function readOffer(
  { db, directory }: Pick<CatalogueDeps, 'db' | 'directory'>,
  locale: Locale,
  token: string,
  now: Date,
): Promise<OpenedOffer> {
  const stored = await findOfferByHash(db, locale, hashOf(token))
  if (!stored) throw new OfferNotFound()
  return { ...offerAt(stored, now), forCar: writtenCar(stored.asked, await directory()) }
}

export function offerAt(stored: StoredOffer, now: Date): Offer {
  return { ...stored, isValid: now <= stored.validUntil }
}
