import { buttonLook } from '@shop/ui/button-look'
import { PromotionCard } from '../common/shop/promotion-card.tsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import type { PageProps } from '../router/loader.ts'
import { useLocale, useTexts } from '../texts.ts'
import type { loader } from './promotions.server.ts'

const SEEN_AT_ONCE = 2

export default function Promotions({ loaderData: { promotions } }: PageProps<typeof loader>) {
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
