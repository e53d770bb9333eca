import type { AskedLine, PricedLine } from '@shop/domain/cart'
import { mostDiscountOf } from '@shop/domain/counter'
import type { Locale } from '@shop/domain/locale'
import { type Cents, cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import type { StaffRole } from '@shop/domain/staff'
import type { Db } from '../../database/connect.ts'
import { priceCart } from '../cart/cart.public.ts'
import { CounterPartNotFound, DiscountTooLarge } from './counter.problems.ts'

type Asked = { readonly lines: readonly AskedLine[]; readonly discountPercent: number }
type PricedAtCounter = { readonly lines: readonly PricedLine[]; readonly total: Cents }

/** The shop's own prices of this moment, less what this member of staff takes off, rounded once per piece. */
export async function priceAtCounter(
  db: Db,
  { role, locale }: { readonly role: StaffRole; readonly locale: Locale },
  { lines, discountPercent }: Asked,
  now: Date,
): Promise<PricedAtCounter> {
  if (discountPercent > mostDiscountOf(role)) throw new DiscountTooLarge()
  // A promise made in an offer is bought through its link; here a price is the shop's own.
  const own = lines.map(({ ref, qty, car }) => ({ ref, qty, car }))
  const cart = await priceCart(db, locale, own, { now })
  if (cart.unsold.length > 0) throw new CounterPartNotFound()
  const priced = cart.lines.map((line) => {
    const unitPrice = discountedPrice(line.unitPrice, discountPercent)
    return { ...line, unitPrice, total: cents(unitPrice * line.qty) }
  })
  return { lines: priced, total: cents(priced.reduce((sum, { total }) => sum + total, 0)) }
}
