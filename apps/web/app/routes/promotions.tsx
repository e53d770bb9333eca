import { getPolicies } from '@shop/contract/shop/policies'
import { listPromotions } from '@shop/contract/shop/promotions'
import { isActivePromotion } from '@shop/domain/promotion'
import { buttonLook } from '@shop/ui/button-look'
import { Link } from 'react-router'
import { PromotionCard } from '../common/shop/promotion-card.tsx'
import { paths } from '../paths.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn, useLocale, useTexts } from '../texts.ts'
import type { Route } from './+types/promotions.ts'

const SEEN_AT_ONCE = 2

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const locale = localeOf(params.lang)
  const call = context.get(apiContext)(locale)
  const [promotions, policies] = await Promise.all([call(listPromotions), call(getPolicies)])
  const { news } = textsIn(locale)
  const head = headFor(
    { request, locale, policies },
    { title: pageTitle(news.promotions, policies.identity.name), description: news.promotionsLead, address: paths.promotions },
  )
  return { promotions: promotions.filter(isActivePromotion), head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Promotions({ loaderData: { promotions } }: Route.ComponentProps) {
  const locale = useLocale()
  const { news, notFound } = useTexts()
  const hasAny = promotions.length > 0
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-extrabold tracking-tight">{news.promotions}</h1>
          <p className="mt-1 text-muted">{hasAny ? news.promotionsLead : news.promotionsEmpty}</p>
        </div>
        <Link to={hasAny ? paths.productList(locale, 'promocion') : paths.products(locale)} className={buttonLook('main')}>
          {hasAny ? news.allDiscounted : notFound.toProducts}
        </Link>
      </div>
      <ul className="grid gap-5 md:grid-cols-2">
        {promotions.map((promotion, i) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} heading="h2" isEager={i < SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
    </>
  )
}
