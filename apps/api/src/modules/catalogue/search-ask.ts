import type { SearchGroup } from '@shop/domain/search/understood'
import type { ProductFilter } from './product-filter.ts'

/** One thing that a sentence asks for, as it is looked for in the catalogue. */
export type SearchAsk = {
  readonly kind: SearchGroup['kind']
  /** What has to hold in any case: the part, the car, the brand. */
  readonly filter: ProductFilter
  /** What was said besides, each by itself: it narrows as far as something is left. */
  readonly narrowing: readonly Narrowing[]
  readonly typeIds: readonly number[]
  /** Parts that may have been meant, where nothing of these is as was said. */
  readonly widerTypeIds: readonly number[]
  /** Whether parts that are not confirmed for the car are worth a group: not of those that somebody only may need. */
  readonly isNamed: boolean
  /** The part alone, as it was said. */
  readonly text: string
}

/** Together with what was chosen on the page. */
export type SoughtAsk = { readonly ask: SearchAsk; readonly chosen: ProductFilter }

/** Any of these words in a part's name; `typed` is how the shopper said it, and is empty of what nobody misses. */
export type Narrowing = { readonly anyOf: readonly string[]; readonly typed: readonly string[] }

export function narrowedBy(filter: ProductFilter, narrowing: readonly Narrowing[]): ProductFilter {
  return narrowing.length > 0 ? { ...filter, words: narrowing.map(({ anyOf }) => anyOf) } : filter
}
