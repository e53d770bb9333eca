import type { Promotion } from '@shop/domain/promotion'
import { PromotionCard } from '../../common/shop/promotion-card.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../texts.ts'
import { SectionTitle, SeeAll } from './section-title.tsx'

const SHOWN = 6

export function PromotionSection({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const locale = useLocale()
  const { home } = useTexts()
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="promotions">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <SectionTitle id="promotions">{home.promotions}</SectionTitle>
        <SeeAll to={paths.promotions(locale)} what={home.promotions} />
      </div>
      {/* A row to swipe on a phone, where six of them one below the other would hide the rest of the page. */}
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:thin] sm:-mx-1 sm:grid sm:px-1 sm:grid-cols-2 lg:grid-cols-3">
        {promotions.slice(0, SHOWN).map((promotion) => (
          <li key={promotion.id} className="w-[78%] shrink-0 snap-start sm:w-auto">
            <PromotionCard promotion={promotion} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
