import { listPromotions } from '@shop/contract/promotions'
import { isActivePromotion } from '@shop/domain/promotion'
import { Link } from 'react-router'
import { PromotionCard } from '../features/promotion-card.tsx'
import { paths } from '../paths.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn, useLocale, useTexts } from '../texts.ts'
import type { Route } from './+types/promotions.ts'

const SEEN_AT_ONCE = 2

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const promotions = await context.get(apiContext)(localeOf(params.lang))(listPromotions)
  return { promotions: promotions.filter(isActivePromotion) }
}

export const meta: Route.MetaFunction = ({ params }) => {
  const { news } = textsIn(localeOf(params.lang))
  return [{ title: `${news.promotions} | La Tuerca` }, { name: 'description', content: news.promotionsLead }]
}

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
        <Link
          to={hasAny ? paths.productList(locale, 'promocion') : paths.products(locale)}
          className="inline-flex min-h-11 items-center rounded-lg bg-brand px-5 font-semibold text-white hover:bg-brand-dark"
        >
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
