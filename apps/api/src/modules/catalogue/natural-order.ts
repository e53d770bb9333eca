import type { NamedList } from '@shop/domain/asked-products'
import type { Sort } from '@shop/domain/listing'
import type { ProductFilter } from './product-filter.ts'
import type { NaturalOrder } from './products.queries.ts'

const NATURAL: Partial<Record<NamedList, NaturalOrder>> = { new: 'newest', 'most-searched': 'interest' }

/** The only orders that differ from language to language. */
export function isByName(sort: Sort): boolean {
  return sort === 'name' || sort === 'name-descending'
}

/** What a list is sorted by when nobody chose: by its name, or as the shop shows its window. */
export function naturalOrderOf(list: NamedList | null | undefined, { car }: ProductFilter): NaturalOrder {
  return (list && NATURAL[list]) ?? (car?.modelIds?.length === 1 ? 'rank-of-model' : 'rank')
}
