import { bucketOf, type MeasuredPage, PAGE_MEASURES } from '@shop/domain/page-measures'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { countMeasures } from './measures.queries.ts'

/** Only counts are kept: who it was, when exactly, and which page in particular are not. */
export const recordMeasures = transactional(async ({ db }: { readonly db: Db }, { route, device, values }: MeasuredPage): Promise<void> => {
  const rows = PAGE_MEASURES.flatMap((measure) => {
    const value = values[measure]
    return value === undefined ? [] : [{ route, device, measure, bucket: bucketOf(measure, value) }]
  })
  if (rows.length > 0) await countMeasures(db, rows)
})
