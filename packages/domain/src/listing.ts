export const DEFAULT_PAGE_SIZE = 48
export const MAX_PAGE_SIZE = 96

/** The numbers are the wire's and the address bar's: 0 relevance … 6 highest discount. */
export const SORTS = ['relevance', 'name', 'name-descending', 'lowest-price', 'highest-price', 'outlet-first', 'highest-discount'] as const
export type Sort = (typeof SORTS)[number]
export const DEFAULT_SORT: Sort = 'relevance'

export type PageRequest = { readonly page: number; readonly limit: number; readonly sort: Sort }

export type Page<Item> = {
  readonly items: readonly Item[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

export function pageCount({ total, limit }: { total: number; limit: number }): number {
  return Math.ceil(total / limit)
}
