import { DEFAULT_POLICIES, type ShopPolicies } from '@shop/domain/shop-policies'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The shop's policies; what has no row keeps the value it started with. */
export const readPolicies = async (db: Db): Promise<ShopPolicies> => {
  const rows = await db.selectFrom('shop_policies').select(['name', 'value']).execute()
  return { ...DEFAULT_POLICIES, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}

/** How often each was changed; what has no row never was. */
export const readPolicyVersions = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('shop_policies').select(['name', 'version']).execute()
  return new Map(rows.map(({ name, version }) => [name, version]))
}

/** Says no when it was changed since that version. */
export const updatePolicy = async (db: Db, name: keyof ShopPolicies, value: unknown, version: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into shop_policies (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value, version = shop_policies.version + 1, updated_at = now()
    where shop_policies.version = ${version}`.execute(db)
  return numAffectedRows === 1n
}
