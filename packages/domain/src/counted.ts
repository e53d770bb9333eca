/** A category, type or brand: as it is called, and as addresses write it. */
export type NamedShelf = { readonly name: string; readonly slug: string }

/** A choice and how many products stand behind it. */
export type Counted = NamedShelf & { readonly products: number }

export type CountedCategory = Counted & { readonly image: string }
/** A kind of part with the picture of one that stands for it, if any has one. */
export type CountedPartType = Counted & { readonly image?: string | undefined }
export type CategoryWithSubcategories = Counted & { readonly subcategories: readonly Counted[] }

/** What a list can still be narrowed by; each kind counted as if nothing of its own kind were chosen. */
export type Facets = {
  /** How many products the list has as it is narrowed now. */
  readonly total: number
  readonly categories: readonly Counted[]
  readonly subcategories: readonly Counted[]
  readonly partTypes: readonly Counted[]
  readonly brands: readonly Counted[]
  /** Where on the car, on which side, of what, and how dear its brand is. The first three only of a list that is narrowed already. */
  readonly position: readonly Counted[]
  readonly side: readonly Counted[]
  readonly material: readonly Counted[]
  readonly tier: readonly Counted[]
  readonly price: { readonly from: number; readonly to: number }
  readonly available: number
  readonly outlet: number
  readonly discounted: number
  readonly heavyDuty: number
}
