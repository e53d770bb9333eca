import { createClient } from '@shop/contract/client'
import { getPolicies } from '@shop/contract/shop/policies'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import type { PageServices } from '@shop/web/page-services'

/** What the owner calls the shop. Whoever only wants to show it is not stopped by an API that is away. */
export const shopNameReader = ({ log, ...api }: PageServices['api']): (() => Promise<string>) => {
  const call = createClient({ ...api, log, locale: 'es' })
  return async () => {
    try {
      return (await call(getPolicies)).identity.name
    } catch (error) {
      log('The name of the shop was not read', error)
      return DEFAULT_POLICIES.identity.name
    }
  }
}
