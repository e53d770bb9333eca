import { DEFAULT_POLICIES, type ShopPolicies } from '@shop/domain/shop-policies'
import type { Db } from '../../database/connect.ts'

/** The shop's policies; what has no row keeps the value it started with. */
export const readPolicies = async (db: Db): Promise<ShopPolicies> => {
  const rows = await db.selectFrom('shop_policies').select(['name', 'value']).execute()
  return { ...DEFAULT_POLICIES, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}
