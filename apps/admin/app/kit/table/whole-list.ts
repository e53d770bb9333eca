import type { Page } from '@shop/domain/listing'
import type { Called } from '../calls/use-call.ts'

/** A list that comes in one piece, as the only page of a table. */
export function wholeList<Row>({ data, ...called }: Called<readonly Row[]>): Called<Page<Row>> {
  return {
    ...called,
    data: data && { items: data, total: data.length, page: 1, limit: Math.max(data.length, 1) },
  }
}
