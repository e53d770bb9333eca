import { dateInMexico, deliveryDates } from '@shop/domain/business-days'
import { type AskedLine, mergeLines, type PricedCart, type PricedLine, priceLine, totalsOf, type UnsoldLine } from '@shop/domain/cart'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import type { Db } from '../../database/connect.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { findCartProducts } from './cart.queries.ts'

/** Only references and quantities are taken from the caller; every price is the shop's own. */
export const priceCart = async (
  db: Db,
  locale: Locale,
  asked: readonly AskedLine[],
  now = new Date(),
  known?: ShopPolicies,
): Promise<PricedCart> => {
  const merged = mergeLines(asked)
  const [products, policies] = await Promise.all([
    findCartProducts(
      db,
      locale,
      merged.map(({ ref }) => ref),
    ),
    known ?? readPolicies(db),
  ])
  const sold = new Map<string, { ref: string; qty: number; product: ProductSummary }>()
  const unsold: UnsoldLine[] = []
  for (const { ref, qty } of merged) {
    const product = products.get(ref)
    if (product?.status !== 'active') unsold.push({ ref, qty, reason: product ? 'discontinued' : 'unknown' })
    else {
      // Two references may name the same product.
      const known = sold.get(product.id)
      sold.set(product.id, { ref: known?.ref ?? ref, qty: qty + (known?.qty ?? 0), product })
    }
  }
  const lines = [...sold.values()]
  return {
    lines: lines.map(pricedLine),
    unsold,
    ...totalsOf(lines.map(piecesOf), policies.shipping),
    delivery: deliveryDates(dateInMexico(now), policies.delivery),
  }
}

type SoldLine = AskedLine & { readonly product: ProductSummary }

const piecesOf = ({ product, qty }: SoldLine) => ({ price: product.price, discountPercent: product.promotion?.discountPercent ?? 0, qty })

const pricedLine = (line: SoldLine): PricedLine => {
  const available = Math.max(line.product.stock, 0)
  return { ...line, ...priceLine(piecesOf(line)), available, missing: Math.max(line.qty - available, 0) }
}
