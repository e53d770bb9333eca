/** Names of a shelf in both languages; its address is made once, from the first Spanish one. */
export type ShelfNames = { readonly es: string; readonly en: string }

type StaffShelf = { readonly id: string; readonly names: ShelfNames; readonly version: number }

export type StaffPartType = StaffShelf & {
  readonly synonyms: { readonly es: readonly string[]; readonly en: readonly string[] }
  readonly isBulky: boolean
  /** Also those that are no longer sold: they need their place, too. */
  readonly productCount: number
}
export type StaffSubcategory = StaffShelf & { readonly partTypes: readonly StaffPartType[] }
export type StaffCategory = StaffShelf & { readonly image: string; readonly subcategories: readonly StaffSubcategory[] }
