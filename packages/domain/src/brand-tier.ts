/** From the cheapest to the car maker's own: how shoppers compare brands of the same part. */
export const BRAND_TIERS = ['economy', 'middle', 'premium', 'original'] as const
export type BrandTier = (typeof BRAND_TIERS)[number]
