import { DEFAULT_POLICIES, type ShopPolicies } from '@shop/domain/shop-policies'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The shop's policies; what has no row keeps the value it started with. */
export async function readPolicies(db: Db): Promise<ShopPolicies> {
  const rows = await db.selectFrom('shop_policies').select(['name', 'value']).execute()
  return { ...DEFAULT_POLICIES, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}

/** How often each was changed; what has no row never was. */
export async function readPolicyVersions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('shop_policies').select(['name', 'version']).execute()
  return new Map(rows.map(({ name, version }) => [name, version]))
}

/** Says no when it was changed since that version. */
export async function updatePolicy(db: Db, name: keyof ShopPolicies, value: unknown, version: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shop_policies')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((e) => ({ value: e.ref('excluded.value'), version: e('shop_policies.version', '+', 1), updated_at: sql`now()` }))
        .where('shop_policies.version', '=', version),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
