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
 * Which arrangement a list has: that of its name, or else of its category, however it is narrowed. A search has none: it finds everything. A list of
 * several categories, or of a kind of part alone, has no first parts, and still lacks what each of its categories hides.
 */
export function windowOf(asked: AskedProducts, windows: ShopWindows, directory: Directory): ShopWindow {
  const named = windowByName(asked, windows)
  if (named) return named
  const types = new Set(directory.typesOf(asked))
  const shelves = new Set(directory.partTypes.filter(({ id }) => types.has(id)).map(({ subcategory_id }) => subcategory_id))
  const ids = new Set(directory.subcategories.filter(({ id }) => shelves.has(id)).map(({ category_id }) => category_id))
  const arranged = [...ids].flatMap((id) => windows.categories.get(id) ?? [])
  const pins = asked.category && ids.size === 1 ? (arranged[0]?.pins ?? []) : []
  return { pins, hidden: arranged.flatMap(({ hidden }) => hidden) }
}

/** Of a list that is counted by category: each category lacks what it hides itself. */
export function windowByCategory(asked: AskedProducts, windows: ShopWindows): ShopWindow {
  return windowByName(asked, windows) ?? { pins: [], hidden: [...windows.categories.values()].flatMap(({ hidden }) => hidden) }
}

function windowByName({ search, list }: AskedProducts, windows: ShopWindows): ShopWindow | undefined {
  if (search !== undefined) return AS_IT_COMES
  return list ? (windows.lists.get(list) ?? AS_IT_COMES) : undefined
}

export function withoutHidden(filter: ProductFilter, { hidden }: ShopWindow): ProductFilter {
  return hidden.length === 0 ? filter : { ...filter, exceptIds: hidden }
}
