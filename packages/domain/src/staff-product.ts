import type { Cents } from './money.ts'
import type { ProductStatus, SaleUnit } from './product.ts'

/** What staff may make of a part; one on order belongs to its quotation. */
export const STAFF_STATUSES = ['active', 'inactive'] as const satisfies readonly ProductStatus[]
export type StaffStatus = (typeof STAFF_STATUSES)[number]

/** A row of compatibility in both languages. No engine means every engine of those years. */
export type StaffFitment = {
  readonly make: string
  readonly model: string
  readonly yearFrom: number
  readonly yearTo: number
  readonly engine: string
  readonly positionEs: string | undefined
  readonly positionEn: string | undefined
  readonly noteEs: string | undefined
  readonly noteEn: string | undefined
}

/** Everything about a part that the desk saves at once. Stock is counted apart. */
export type ProductData = {
  readonly partNumber: string
  readonly internalKey: string
  readonly nameEs: string
  readonly nameEn: string | undefined
  readonly descriptionEs: string | undefined
  readonly descriptionEn: string | undefined
  readonly partTypeId: string
  readonly brandId: string
  readonly supplier: string
  readonly unit: SaleUnit
  readonly piecesPerCar: number | undefined
  readonly isHeavyDuty: boolean
  readonly isUniversal: boolean
  readonly price: Cents
  /** What the shop pays for it, and what its maker recommends: for staff only. */
  readonly cost: Cents | undefined
  readonly listPrice: Cents | undefined
  readonly promotionId: string | undefined
  readonly isOutlet: boolean
  readonly isPremium: boolean
  readonly isRecommended: boolean
  readonly status: StaffStatus
  readonly equivalents: readonly string[]
  readonly images: readonly string[]
  readonly fitments: readonly StaffFitment[]
}

export type StaffProduct = ProductData & {
  readonly id: string
  /** A print of all that is saved at once: who saves on an older sight of the part is told. */
  readonly version: string
  readonly finalPrice: Cents
  /** Pieces on the shelf, and those of them that wait for their money. */
  readonly stock: number
  readonly reserved: number
  readonly changedAt: Date
}

export type ListedProduct = {
  readonly id: string
  readonly partNumber: string
  readonly internalKey: string
  readonly name: string
  readonly brand: string
  readonly partType: string
  readonly price: Cents
  readonly finalPrice: Cents
  readonly free: number
  readonly status: StaffStatus
  readonly image: string | undefined
}

/** What of the catalogue wants somebody's attention, and the lists that staff fill by hand. */
export const PRODUCT_MARKS = ['no-picture', 'no-fitment', 'few-left', 'outlet', 'premium', 'recommended', 'promotion'] as const
export type ProductMark = (typeof PRODUCT_MARKS)[number]

const STOCK_REASONS = ['sale', 'return', 'import', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export type StockMovement = {
  readonly id: string
  readonly at: Date
  readonly change: number
  readonly reason: StockReason
  readonly note: string
  readonly staff: string | undefined
  readonly folio: string | undefined
}

type Named = { readonly id: string; readonly name: string }
/** What a part's form can choose from. */
export type ProductChoices = {
  readonly categories: readonly Named[]
  readonly partTypes: readonly (Named & { readonly categoryId: string; readonly subcategory: string })[]
  readonly brands: readonly Named[]
  readonly suppliers: readonly string[]
  readonly promotions: readonly (Named & { readonly discountPercent: number; readonly isRunning: boolean })[]
}

export const MOST_PICTURES = 12
export const MOST_EQUIVALENTS = 60
export const MOST_FITMENTS = 500
export const MOST_PIECES_COUNTED = 1_000_000
export const MOST_PRICE_PESOS = 9_999_999
