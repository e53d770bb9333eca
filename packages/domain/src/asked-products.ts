import type { PageRequest } from './listing.ts'
import type { Cents } from './money.ts'

/** A car as somebody names it. */
export type NamedCar = {
  readonly make?: string | undefined
  readonly model?: string | undefined
  readonly year?: number | undefined
  readonly engine?: string | undefined
}

/** What somebody asks of the catalogue, in names; several names of one kind mean any of them. */
export type AskedProducts = NamedCar & {
  /** Only what is in that list; null is a list that does not exist. */
  readonly list?: NamedList | null | undefined
  /** Only what is on offer in that promotion, while it runs. */
  readonly promotionId?: number | undefined
  readonly search?: string | undefined
  readonly category?: readonly string[] | undefined
  readonly subcategory?: readonly string[] | undefined
  readonly partType?: readonly string[] | undefined
  readonly brand?: readonly string[] | undefined
  readonly position?: readonly string[] | undefined
  readonly side?: readonly string[] | undefined
  readonly material?: readonly string[] | undefined
  readonly tier?: readonly string[] | undefined
  readonly priceFrom?: Cents | undefined
  readonly priceTo?: Cents | undefined
  readonly isAvailable?: boolean | undefined
  readonly isOutlet?: boolean | undefined
  readonly hasDiscount?: boolean | undefined
  readonly isHeavyDuty?: boolean | undefined
}

/** What a list is narrowed by in names, several of each. */
export const NAMED_KINDS = ['category', 'subcategory', 'partType', 'brand', 'position', 'side', 'material', 'tier'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

/** As the shop itself writes what somebody named otherwise: by its slug, and a car by its maker's letters. */
export type WrittenNames = { readonly [Kind in NamedKind]?: readonly string[] | undefined } & Pick<NamedCar, 'make' | 'model'>

export type AskedPage = AskedProducts & PageRequest

/** Lists that have a name of their own. */
export const NAMED_LISTS = ['new', 'premium', 'own', 'outlet', 'recommended', 'most-searched', 'promotion'] as const
export type NamedList = (typeof NAMED_LISTS)[number]
