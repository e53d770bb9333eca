import type { ShopSettings } from '@shop/domain/shop-settings'
import type { Db } from '../../database/connect.ts'
import { readPolicies, readPolicyVersions } from '../policies/policies.public.ts'

export async function readSettings(db: Db): Promise<ShopSettings> {
  // Versions first: what is read after them is as new or newer, and a stale number is refused when it is saved.
  const versions = await readPolicyVersions(db)
  const policies = await readPolicies(db)
  const withVersion = <Name extends keyof ShopSettings>(name: Name) => ({ value: policies[name], version: versions.get(name) ?? 0 })
  return {
    shipping: withVersion('shipping'),
    delivery: withVersion('delivery'),
    returns: withVersion('returns'),
    quotation: withVersion('quotation'),
    unpaidOrders: withVersion('unpaidOrders'),
    hours: withVersion('hours'),
    holidays: withVersion('holidays'),
    bankAccount: withVersion('bankAccount'),
    identity: withVersion('identity'),
    looks: withVersion('looks'),
  }
}
