import { type CarrierOffer, offerOf } from '@shop/domain/carrier'
import { MOST_LINES } from '@shop/domain/cart'
import type { Locale } from '@shop/domain/locale'
import type { Cents } from '@shop/domain/money'
import type { Db } from '../../database/connect.ts'
import { findCartProducts } from '../cart/cart.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { hasBulkyPart, listActiveCarriers } from './carriers.queries.ts'

type Asked = { readonly subtotal: Cents; readonly refs?: string | undefined }

/** The carriers for a cart of this worth, each with its whole price. */
export async function listCarriers(db: Db, locale: Locale, { subtotal, refs = '' }: Asked, now: Date): Promise<CarrierOffer[]> {
  const named = refs
    .split(',')
    .map((ref) => ref.trim())
    .filter((ref) => ref !== '')
    .slice(0, MOST_LINES)
  const [carriers, policies, products] = await Promise.all([
    listActiveCarriers(db, locale),
    readPolicies(db),
    findCartProducts(db, locale, named),
  ])
  const ids = [...products.values()].map(({ id }) => Number(id))
  const hasBulky = ids.length > 0 && (await hasBulkyPart(db, ids))
  return carriers.map((carrier) => offerOf(carrier, { subtotal, hasBulkyPart: hasBulky, now }, policies))
}
