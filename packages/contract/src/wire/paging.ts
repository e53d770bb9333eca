import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, MAX_PAGE_SIZE, SORTS, type Sort } from '@shop/domain/listing'
import * as z from 'zod/mini'
import { wholeNumber } from './numbers.ts'

const sortNumber = z.codec(wholeNumber(0, SORTS.length - 1), z.enum(SORTS), {
  decode: (number): Sort => SORTS[number] ?? DEFAULT_SORT,
  encode: (sort) => SORTS.indexOf(sort),
})

/** `page`, `limit` and `sort`, with the spec's defaults: the first 48 by relevance. */
export const paging = {
  page: z._default(wholeNumber(1, 1_000_000), 1),
  limit: z._default(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  sort: z._default(sortNumber, DEFAULT_SORT),
}
