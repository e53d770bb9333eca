/** Names of a shelf in both languages; its address is made once, from the first Spanish one. */
export type ShelfNames = { readonly es: string; readonly en: string }

type DeskShelf = { readonly id: string; readonly names: ShelfNames; readonly version: number }

export type DeskPartType = DeskShelf & {
  readonly synonyms: { readonly es: readonly string[]; readonly en: readonly string[] }
  readonly isBulky: boolean
  /** Also those that are no longer sold: they need their place, too. */
  readonly productCount: number
}
export type DeskSubcategory = DeskShelf & { readonly partTypes: readonly DeskPartType[] }
export type DeskCategory = DeskShelf & { readonly image: string; readonly subcategories: readonly DeskSubcategory[] }
