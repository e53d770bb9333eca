import { bucketValue, type PageSpeed, thirdQuartile } from '@shop/domain/page-measures'
import type { Db } from '../../database/connect.ts'
import { listMeasureCounts } from './measures.queries.ts'

export async function readPageSpeeds(db: Db, days: number): Promise<PageSpeed[]> {
  const counts = await listMeasureCounts(db, days)
  const groups = Map.groupBy(counts, ({ route, device, measure }) => `${route} ${device} ${measure}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { route, device, measure } = first
    const samples = group.reduce((sum, { count }) => sum + count, 0)
    return [{ route, device, measure, p75: bucketValue(measure, thirdQuartile(group)), samples }]
  })
}
