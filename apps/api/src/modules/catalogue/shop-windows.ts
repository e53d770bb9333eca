import type { AskedProducts, NamedList } from '@shop/domain/asked-products'
import type { Directory } from './directory.ts'
import type { ProductFilter } from './product-filter.ts'

/** What staff put first in a list, in its order, and what they keep out of it. */
export type ShopWindow = { readonly pins: readonly number[]; readonly hidden: readonly number[] }

export type ShopWindows = {
  readonly lists: ReadonlyMap<NamedList, ShopWindow>
  readonly categories: ReadonlyMap<number, ShopWindow>
}

const AS_IT_COMES: ShopWindow = { pins: [], hidden: [] }

/**
 * Which arrangement a list has: that of its name, or else of its category, however it is narrowed. A search has none: it finds everything. Several
 * categories at once have no first parts, and still lack what each of them hides.
 */
export const windowOf = ({ search, list, category = [] }: AskedProducts, windows: ShopWindows, directory: Directory): ShopWindow => {
  if (search !== undefined) return AS_IT_COMES
  if (list) return windows.lists.get(list) ?? AS_IT_COMES
  const ids = new Set(category.flatMap((name) => directory.categoryNamed(name)?.id ?? []))
  const arranged = [...ids].flatMap((id) => windows.categories.get(id) ?? [])
  return { pins: ids.size === 1 ? (arranged[0]?.pins ?? []) : [], hidden: arranged.flatMap(({ hidden }) => hidden) }
}

/** Of a list that is counted by category: each category lacks what it hides itself. */
export const windowByCategory = (asked: AskedProducts, windows: ShopWindows, directory: Directory): ShopWindow =>
  windowOf({ ...asked, category: directory.categories.map(({ slug }) => slug) }, windows, directory)

export const withoutHidden = (filter: ProductFilter, { hidden }: ShopWindow): ProductFilter =>
  hidden.length === 0 ? filter : { ...filter, exceptIds: hidden }
