import type { BrandTier } from './brand-tier.ts'
import type { ProductSummary } from './product.ts'

/** Another maker's part that replaces this one in at least one car: what shoppers compare side by side. */
export type Equivalent = ProductSummary & {
  readonly tier: BrandTier
  readonly warrantyMonths: number | undefined
}
