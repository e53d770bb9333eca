import { listCategories } from '@shop/contract/shop/catalogue'
import { listPaymentForms } from '@shop/contract/shop/payments'
import { getPolicies } from '@shop/contract/shop/policies'
import { isLocale } from '@shop/domain/locale'
import { shopMarkOf } from '@shop/domain/shop-mark'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { data } from '../router/loader.ts'
import { waysOfPaying } from './ways-of-paying.server.ts'

export const loader = async ({ params, context }: LoaderArgs) => {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const call = context.api(params.lang)
  const [policies, categories, forms] = await Promise.all([call(getPolicies), call(listCategories), call(listPaymentForms)])
  return {
    policies,
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    paying: waysOfPaying(forms, params.lang),
    mark: shopMarkOf({ name: policies.identity.name, looks: policies.looks }, paths.picture),
    isDemo: context.isDemo,
  }
}
