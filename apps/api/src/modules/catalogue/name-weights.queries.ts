import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What names are worth to the shop: how much it sells under them, and how much of it is looked for. */
export type NameWeights = {
  readonly ofType: (typeId: number) => number
  /** Of what fits a model, among some types or all. Universal parts count where their type was named. */
  readonly ofModel: (modelId: number, typeIds?: readonly number[]) => number
}

/** Every product on sale counts one, and what it was looked for more. */
export async function readNameWeights(db: Db): Promise<NameWeights> {
  const [types, pairs] = await Promise.all([
    sql<{ type_id: number; worth: number; universal: number }>`
      select part_type_id as type_id, sum(1 + popularity)::float8 as worth,
        coalesce(sum(1 + popularity) filter (where is_universal), 0)::float8 as universal
      from products where status = 'active' group by part_type_id`.execute(db),
    sql<{ model_id: number; type_id: number; worth: number }>`
      select f.model_id, f.part_type_id as type_id, sum(1 + p.popularity)::float8 as worth
      from (select distinct product_id, model_id, part_type_id from fitments) f
      join products p on p.id = f.product_id and p.status = 'active' group by f.model_id, f.part_type_id`.execute(db),
  ])
  const byType = new Map(types.rows.map((row) => [row.type_id, row]))
  const byModel = new Map(
    [...Map.groupBy(pairs.rows, ({ model_id }) => model_id)].map(([id, its]) => [id, new Map(its.map((row) => [row.type_id, row.worth]))]),
  )
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)
  const ofAll = new Map([...byModel].map(([id, its]) => [id, sum(its.values())]))
  return {
    ofType: (typeId) => byType.get(typeId)?.worth ?? 0,
    ofModel: (modelId, typeIds) =>
      typeIds
        ? sum(typeIds.map((typeId) => (byModel.get(modelId)?.get(typeId) ?? 0) + (byType.get(typeId)?.universal ?? 0)))
        : (ofAll.get(modelId) ?? 0),
  }
}
