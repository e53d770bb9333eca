import { createClient } from '@shop/contract/client'
import { getPolicies } from '@shop/contract/shop/policies'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import type { ShopSign } from '@shop/domain/shop-sign'
import type { PageServices } from '@shop/web/page-services'

/** What the owner calls the shop, and how it looks. Whoever only wants to show it is not stopped by an API that is away. */
export function shopSignReader({ log, ...api }: PageServices['api']): () => Promise<ShopSign> {
  const call = createClient({ ...api, log, locale: 'es' })
  return async () => {
    const { identity, looks } = await call(getPolicies).catch((error: unknown) => {
      log('The name and the looks of the shop were not read', error)
      return DEFAULT_POLICIES
    })
    return { name: identity.name, looks }
  }
}
