import { BRAND_TIERS, type BrandTier } from '@shop/domain/brand-tier'
import type { Equivalent } from '@shop/domain/equivalent'
import type { Fit } from '@shop/domain/fitment'
import type { Cents } from '@shop/domain/money'

type Choice = Pick<Equivalent, 'id' | 'tier' | 'finalPrice' | 'stock' | 'status'>
type Tier<One> = { readonly tier: BrandTier; readonly choices: readonly One[] }

/** A part among its equivalents, from the cheapest tier to the car maker's own and inside each by price. Tiers without a part are left out. */
export function choicesByTier<One extends Choice>(part: One, equivalents: readonly One[]): readonly Tier<One>[] {
  return BRAND_TIERS.map((tier) => ({
    tier,
    choices: [part, ...equivalents].filter((one) => one.tier === tier).toSorted((a, b) => a.finalPrice - b.finalPrice),
  })).filter(({ choices }) => choices.length > 0)
}

export function isOnSale({ status, stock }: Pick<Choice, 'status' | 'stock'>): boolean {
  return status === 'active' && stock > 0
}

/** How many equivalents can be bought at once and from what price, without those that are known not to fit. */
export function buyable(
  equivalents: readonly Choice[],
  fits: ReadonlyMap<string, Fit> | undefined,
): { readonly count: number; readonly from: Cents } | undefined {
  const prices = equivalents
    .filter((one) => isOnSale(one) && fits?.get(one.id)?.verdict !== 'does-not-fit')
    .map(({ finalPrice }) => finalPrice)
  return prices.length > 0 ? { count: prices.length, from: prices.reduce((least, price) => (price < least ? price : least)) } : undefined
}
