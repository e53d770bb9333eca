import type { Cents } from './money.ts'

/** `on-order` is a part outside the catalogue, got for a quotation: no list shows it, and only its offer can buy it. */
export const PRODUCT_STATUSES = ['active', 'inactive', 'on-order'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

export const SALE_UNITS = ['piece', 'pair', 'set'] as const
export type SaleUnit = (typeof SALE_UNITS)[number]

export type Availability = 'available' | 'few' | 'sold-out'

export type ProductPromotion = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly discountPercent: number
  readonly status: string
  readonly endsAt?: Date | undefined
}

/** A part as a list shows it, in one language. */
export type ProductSummary = {
  readonly id: string
  readonly partNumber: string
  readonly internalKey: string
  readonly name: string
  readonly equivalents: readonly string[]
  readonly category: string
  readonly subcategory: string
  readonly partType: string
  readonly brand: string
  readonly supplier: string
  readonly price: Cents
  readonly finalPrice: Cents
  /** Pieces that can be sold now. */
  readonly stock: number
  readonly isHeavyDuty: boolean
  readonly isOwnLine: boolean
  readonly isPremium: boolean
  readonly isOutlet: boolean
  readonly isUniversal: boolean
  readonly unit: SaleUnit
  readonly piecesPerCar: number | undefined
  readonly status: ProductStatus
  readonly images: readonly string[]
  readonly promotion: ProductPromotion | undefined
  /** The number a search found it by: its own, the shop's, or one that it replaces. */
  readonly matchedNumber: MatchedNumber | undefined
}

export type MatchedNumber = { readonly kind: 'part' | 'internal' | 'equivalent'; readonly number: string }

/** The cars a part fits, as one row of its table. No engine means every engine of those years. */
export type FitmentRow = {
  readonly make: string
  readonly model: string
  readonly yearFrom: number
  readonly yearTo: number
  readonly engine: string
  readonly position: string | undefined
  readonly note: string | undefined
}

export type Product = ProductSummary & {
  readonly description: string
  readonly fitments: readonly FitmentRow[]
}

export const FEW_PIECES = 3

/** Stock as shoppers are told it: rarely changing, so that lists can be cached. */
export function availabilityOf(freePieces: number): Availability {
  if (freePieces <= 0) return 'sold-out'
  return freePieces <= FEW_PIECES ? 'few' : 'available'
}
