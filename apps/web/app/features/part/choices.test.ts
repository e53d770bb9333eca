import type { BrandTier } from '@shop/domain/brand-tier'
import type { Fit } from '@shop/domain/fitment'
import { cents } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { buyable, choicesByTier } from './choices.ts'

function part(id: string, tier: BrandTier, price: number, stock = 5) {
  return {
    id,
    tier,
    finalPrice: cents(price),
    stock,
    status: 'active' as const,
  }
}

test('choices stand by tier from the cheapest, and inside a tier by price, the part itself among them', () => {
  const own = part('own', 'middle', 40_000)
  const tiers = choicesByTier(own, [part('oem', 'original', 90_000), part('dear', 'middle', 50_000), part('cheap', 'economy', 20_000)])
  expect(tiers.map(({ tier, choices }) => [tier, choices.map(({ id }) => id)])).toEqual([
    ['economy', ['cheap']],
    ['middle', ['own', 'dear']],
    ['original', ['oem']],
  ])
})

test('only what is in stock and may fit is promised instead of what is sold out', () => {
  const others = [
    part('gone', 'economy', 10_000, 0),
    part('misfit', 'economy', 20_000),
    part('b', 'premium', 50_000),
    part('a', 'middle', 30_000),
  ]
  const fits = new Map<string, Fit>([['misfit', { verdict: 'does-not-fit' }]])
  expect(buyable(others, undefined)).toEqual({ count: 3, from: 20_000 })
  expect(buyable(others, fits)).toEqual({ count: 2, from: 30_000 })
  expect(buyable(others.slice(0, 2), fits)).toBeUndefined()
})
