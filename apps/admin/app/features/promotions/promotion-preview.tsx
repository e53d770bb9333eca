import type { Locale } from '@shop/domain/locale'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { PROMOTION_DISCOUNT } from '@shop/domain/staff-promotion'
import { momentTyped } from '@shop/domain/typed-moment'
import { news as english } from '@shop/texts/en/news'
import { news as spanish } from '@shop/texts/es/news'
import { Card } from '@shop/ui/card'
import { PromotionCard } from '@shop/ui/promotion-card'
import { shopAddress } from '../../facts.ts'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { percentTyped, type TypedPromotion } from './promotion-draft.ts'
import { usePromotionTexts } from './promotion-texts.ts'

type Props = { readonly id: string; readonly image: string | undefined; readonly typed: TypedPromotion }

const CARD_TEXTS = { es: spanish, en: english }

/** The shop's own card, drawn from what is being typed. */
export function PromotionPreview({ id, image, typed }: Props) {
  const { preview } = usePromotionTexts()
  return (
    <Card title={preview.title} note={preview.note}>
      <div className="grid gap-6 xl:grid-cols-2">
        {(['es', 'en'] as const).map((locale) => (
          <section key={locale} aria-label={preview[locale]}>
            <p className="mb-2 text-sm font-semibold text-muted">{preview[locale]}</p>
            <div lang={locale}>
              <ShopCard id={id} image={image} typed={typed} locale={locale} />
            </div>
          </section>
        ))}
      </div>
    </Card>
  )
}

function ShopCard({ id, image, typed, locale }: Props & { readonly locale: Locale }) {
  const { preview } = usePromotionTexts()
  const percent = percentTyped(typed.discountPercent)
  const isKnown = percent >= PROMOTION_DISCOUNT.least && percent <= PROMOTION_DISCOUNT.most
  const name = locale === 'es' ? typed.nameEs : typed.nameEn
  const description = locale === 'es' ? typed.descriptionEs : typed.descriptionEn
  return (
    <PromotionCard
      heading="h3"
      locale={locale}
      texts={isKnown ? CARD_TEXTS[locale] : { ...CARD_TEXTS[locale], percent: () => preview.noPercent }}
      promotion={{
        id,
        name: name.trim() || preview.namePlaceholder,
        description: description.trim() || preview.descriptionPlaceholder,
        discountPercent: percent,
        startsAt: momentOr(typed.startsAt),
        endsAt: momentOr(typed.endsAt),
        image,
      }}
      pictureOf={(width) => pictureAddress(image, width)}
      renderLink={(className, children) => (
        <a href={shopAddress(`${pathTo(PATHS.products, locale)}?lista=promocion`)} target="_blank" rel="noreferrer" className={className}>
          {children}
        </a>
      )}
    />
  )
}

function momentOr(typed: string): Date {
  const moment = momentTyped(typed)
  return Number.isNaN(moment.getTime()) ? new Date() : moment
}
