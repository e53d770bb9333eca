import { numberKey } from '@shop/domain/search/part-numbers'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Numbers are given out one after the other: until the transaction ends nobody else takes one. */
export const lockNumbers = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('product-numbers'))`.execute(db)
}

/** One more than the highest of the shop's own keys, which begin with its initials: RB-100001 at Refacciones Bernal. */
export const nextInternalKey = async (db: Db, initials: string): Promise<string> => {
  const { rows } = await sql<{ last: string | null }>`
    select max(substring(internal_key from ${`^${initials}-(\\d{1,9})$`})::bigint) as last from products`.execute(db)
  return `${initials}-${Number(rows[0]?.last ?? FIRST_KEY) + 1}`
}
const FIRST_KEY = 100_000

/** Whether another part has the key; what people leave out or mix up makes no difference. */
export const isKeyTaken = async (db: Db, key: string, ownId: number): Promise<boolean> => {
  const other = await db
    .selectFrom('part_number_keys')
    .select('product_id')
    .where('kind', '=', 'internal')
    .where('key', '=', numberKey(key))
    .where('product_id', '<>', ownId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** A maker gives a number once. */
export const isNumberTaken = async (
  db: Db,
  { partNumber, brandId }: { partNumber: string; brandId: string },
  ownId: number,
): Promise<boolean> => {
  const other = await db
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select('p.id')
    .where('k.kind', '=', 'part')
    .where('k.key', '=', numberKey(partNumber))
    .where('p.brand_id', '=', Number(brandId))
    .where('p.id', '<>', ownId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
