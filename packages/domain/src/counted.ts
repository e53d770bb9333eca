/** A category, type or brand: as it is called, and as addresses write it. */
export type NamedShelf = { readonly name: string; readonly slug: string }

/** A choice and how many products stand behind it. */
export type Counted = NamedShelf & { readonly products: number }

export type CountedCategory = Counted & { readonly image: string }
export type CategoryWithSubcategories = Counted & { readonly subcategories: readonly Counted[] }

/** What a list can still be narrowed by; each kind counted as if nothing of its own kind were chosen. */
export type Facets = {
  readonly categories: readonly Counted[]
  readonly subcategories: readonly Counted[]
  readonly partTypes: readonly Counted[]
  readonly brands: readonly Counted[]
  readonly price: { readonly from: number; readonly to: number }
  readonly available: number
  readonly outlet: number
  readonly discounted: number
  readonly heavyDuty: number
}
