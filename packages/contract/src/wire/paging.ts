import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, MAX_PAGE_SIZE, SORTS, type Sort } from '@shop/domain/listing'
import * as z from 'zod/mini'

const digits = z.string().check(z.regex(/^\d{1,9}$/))

const wholeNumber = (min: number, max: number) =>
  z.codec(digits, z.int().check(z.minimum(min), z.maximum(max)), { decode: Number, encode: String })

const sortNumber = z.codec(z.string().check(z.regex(new RegExp(`^[0-${SORTS.length - 1}]$`))), z.enum(SORTS), {
  decode: (number): Sort => SORTS[Number(number)] ?? DEFAULT_SORT,
  encode: (sort) => String(SORTS.indexOf(sort)),
})

/** `page`, `limit` and `sort`, with the spec's defaults: the first 48 by relevance. */
export const paging = {
  page: z._default(wholeNumber(1, 1_000_000), 1),
  limit: z._default(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  sort: z._default(sortNumber, DEFAULT_SORT),
}
