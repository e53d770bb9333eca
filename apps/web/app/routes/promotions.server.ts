import { getPolicies } from '@shop/contract/shop/policies'
import { listPromotions } from '@shop/contract/shop/promotions'
import { isActivePromotion } from '@shop/domain/promotion'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { localeOf, textsIn } from '../texts.ts'

export async function loader({ params, request, context }: LoaderArgs) {
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [promotions, policies] = await Promise.all([call(listPromotions), call(getPolicies)])
  const { news } = textsIn(locale)
  const head = headFor(
    { request, locale, policies },
    { title: pageTitle(news.promotions, policies.identity.name), description: news.promotionsLead, address: paths.promotions },
  )
  return { promotions: promotions.filter(isActivePromotion), head }
}
