import { type Cents, cents, NOTHING } from './money.ts'
import type { ShopPolicies } from './shop-policies.ts'

type ShippingPolicy = ShopPolicies['shipping']

/** Free strictly over the limit: at exactly 300 pesos shipping is paid. */
export function standardShipping(subtotal: Cents, { freeOver, standardCost }: ShippingPolicy): Cents {
  return subtotal > freeOver ? NOTHING : standardCost
}

/** The least to add for free shipping. One centavo past the limit, because the limit itself is not enough. */
export function missingForFreeShipping(subtotal: Cents, { freeOver, standardCost }: ShippingPolicy): Cents {
  return subtotal > freeOver || standardCost === 0 ? NOTHING : cents(freeOver - subtotal + 1)
}
