import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type NumberMatch = {
  readonly productId: number
  readonly key: string
  readonly kind: 'part' | 'internal' | 'equivalent'
  readonly number: string
}

const MOST_MATCHES = 200

/** Which of these keys are somebody's part number, whole. */
export const findNumbers = (db: Db, keys: readonly string[]): Promise<NumberMatch[]> =>
  db
    .selectFrom('part_number_keys')
    .select(['product_id as productId', 'key', 'kind', 'number'])
    .where(sql<SqlBool>`key = any(${[...keys]}::text[])`)
    .orderBy('product_id')
    .limit(MOST_MATCHES)
    .execute() as Promise<NumberMatch[]>

/** Numbers of which this is a half: the beginning first, then any part. */
export const findHalfNumbers = async (db: Db, half: string, limit: number): Promise<NumberMatch[]> => {
  const start = await findNumbersFrom(db, half, limit)
  if (start.length > 0) return start
  return (await select(db, limit).where('key', 'like', `%${half}%`).execute()) as NumberMatch[]
}

export const findNumbersFrom = (db: Db, start: string, limit: number): Promise<NumberMatch[]> =>
  select(db, limit).where('key', '>=', start).where('key', '<', `${start}\u{10ffff}`).orderBy('key').execute() as Promise<NumberMatch[]>

const select = (db: Db, limit: number) =>
  db.selectFrom('part_number_keys').select(['product_id as productId', 'key', 'kind', 'number']).limit(limit)
