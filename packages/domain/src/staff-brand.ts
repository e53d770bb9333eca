import type { BrandTier } from './brand-tier.ts'

/** A part brand as the content desk sees it. */
export type StaffBrand = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly isOwnLine: boolean
  readonly tier: BrandTier
  /** What the seller commonly grants; of most of its parts. */
  readonly warrantyMonths: number | undefined
  readonly logo: string | undefined
  readonly productCount: number
  readonly version: number
}

/** As the home page shows logos. */
export const LOGO_ASPECT = 9 / 4

export const LONGEST_WARRANTY = 120
