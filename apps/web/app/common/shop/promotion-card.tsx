import type { Promotion } from '@shop/domain/promotion'
import { PromotionCard as Card } from '@shop/ui/promotion-card'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'

type Props = { readonly promotion: Promotion; readonly heading: 'h2' | 'h3'; readonly isEager?: boolean }

export function PromotionCard({ promotion, ...rest }: Props) {
  const locale = useLocale()
  const { news } = useTexts()
  return (
    <Card
      {...rest}
      promotion={promotion}
      locale={locale}
      texts={news}
      pictureOf={(width) => paths.picture(promotion.image, width)}
      renderLink={(className, children) => (
        <Link to={paths.list(locale, { lista: 'promocion', promo: promotion.id })} className={className}>
          {children}
        </Link>
      )}
    />
  )
}
