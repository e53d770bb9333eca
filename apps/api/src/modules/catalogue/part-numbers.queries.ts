import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { unseenText, unseenTexts } from '../../database/one-plan.ts'
import { matching } from './matching.queries.ts'
import type { ProductFilter } from './product-filter.ts'

export type NumberMatch = {
  readonly productId: number
  readonly key: string
  readonly kind: 'part' | 'internal' | 'equivalent'
  readonly number: string
}

/** The maker's own number says most about a part, one that it replaces least. */
export const KIND_ORDER = { part: 0, internal: 1, equivalent: 2 } as const

const MOST_MATCHES = 200

/** Which of these keys are somebody's part number, whole. */
export function findNumbers(db: Db, keys: readonly string[], limit = MOST_MATCHES): Promise<NumberMatch[]> {
  return db
    .selectFrom('part_number_keys')
    .select(['product_id as productId', 'key', 'kind', 'number'])
    .where(sql<SqlBool>`key = any(${unseenTexts(keys)})`)
    .orderBy('product_id')
    .limit(sql.lit(limit))
    .execute() as Promise<NumberMatch[]>
}

/** Which of a filter's parts are sold. */
export async function listOnSale(db: Db, filter: ProductFilter): Promise<number[]> {
  return (await matching(db, filter).select('p.id').execute()).map(({ id }) => id)
}

/** Numbers of which this is a half: the beginning first, then any part. */
export async function findHalfNumbers(db: Db, half: string, limit: number): Promise<NumberMatch[]> {
  const start = await findNumbersFrom(db, half, limit)
  if (start.length > 0) return start
  // Planned for each half: of one that nobody sees the planner expects so many that it would read the table until it has met enough.
  return (await select(db).where('key', 'like', `%${half}%`).limit(limit).execute()) as NumberMatch[]
}

export function findNumbersFrom(db: Db, start: string, limit: number): Promise<NumberMatch[]> {
  return select(db)
    .where('key', '>=', unseenText(start))
    .where('key', '<', unseenText(`${start}\u{10ffff}`))
    .orderBy('key')
    .limit(sql.lit(limit))
    .execute() as Promise<NumberMatch[]>
}

function select(db: Db) {
  return db.selectFrom('part_number_keys').select(['product_id as productId', 'key', 'kind', 'number'])
}
