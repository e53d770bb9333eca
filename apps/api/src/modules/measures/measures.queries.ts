import type { DeviceClass, MeasuredRoute, PageMeasure } from '@shop/domain/page-measures'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Counted = { readonly route: string; readonly device: string; readonly measure: string; readonly bucket: number }

/** Rows are touched in one order, so that visitors who leave at once do not wait for each other in a circle. */
export async function countMeasures(db: Db, rows: readonly Counted[]): Promise<void> {
  await sql`insert into page_measures (route, device, measure, bucket, count)
    select route, device, measure, bucket, 1 from json_to_recordset(${JSON.stringify(rows)}::json)
      as counted(route text, device text, measure text, bucket smallint) order by route, device, measure, bucket
    on conflict (day, route, device, measure, bucket) do update set count = page_measures.count + 1`.execute(db)
}

export type MeasureCount = {
  readonly route: MeasuredRoute
  readonly device: DeviceClass
  readonly measure: PageMeasure
  readonly bucket: number
  readonly count: number
}

export async function listMeasureCounts(db: Db, days: number): Promise<MeasureCount[]> {
  const rows = await db
    .selectFrom('page_measures')
    .select(['route', 'device', 'measure', 'bucket', (e) => e.fn.sum<string>('count').as('count')])
    .where('day', '>', sql<Date>`current_date - ${days}::int`)
    .groupBy(['route', 'device', 'measure', 'bucket'])
    .orderBy('route')
    .orderBy('device')
    .orderBy('measure')
    .orderBy('bucket')
    .$narrowType<Pick<MeasureCount, 'route' | 'device' | 'measure'>>()
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** A season is enough to see whether the shop got slower. */
export async function deleteOldMeasures(db: Db): Promise<void> {
  await db.deleteFrom('page_measures').where('day', '<', sql<Date>`current_date - 90`).execute()
}
