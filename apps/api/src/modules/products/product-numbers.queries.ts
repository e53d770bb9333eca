import { numberKey } from '@shop/domain/search/part-numbers'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Locks this number until the transaction ends: another transaction could take it between the check and the insert.
 * Who takes both locks the shop's key before the maker's number.
 */
export async function lockNumber(db: Db, kind: 'internal' | 'part', number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`product-number ${kind}`}), hashtext(${numberKey(number)}))`.execute(db)
}

/**
 * The shop's own keys begin with its initials: RB-100001 at Refacciones Bernal. Numbers come from a sequence, which knows nothing of keys that
 * people and imports bring. Past those it steps ever wider, so that a block of a million costs twenty questions.
 */
export async function nextInternalKey(db: Db, initials: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const key = `${initials}-${await nextNumber(db, Math.max(1, 2 ** (tries - 1)))}`
    await lockNumber(db, 'internal', key)
    if (!(await isKeyTaken(db, key, 0))) return key
  }
}

async function nextNumber(db: Db, step: number): Promise<string> {
  const next = sql<string>`nextval('part_numbers')`
  const number = step === 1 ? next : sql<string>`setval('part_numbers', ${next} + ${step - 1}::bigint)`
  return (await db.selectNoFrom(number.as('number')).executeTakeFirstOrThrow()).number
}

/** Whether another part has the key; what people leave out or mix up makes no difference. */
export async function isKeyTaken(db: Db, key: string, ownId: number): Promise<boolean> {
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
export async function isNumberTaken(
  db: Db,
  { partNumber, brandId }: { partNumber: string; brandId: string },
  ownId: number,
): Promise<boolean> {
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
