import type { Fit } from '@shop/domain/fitment'
import { availabilityOf, type ProductSummary } from '@shop/domain/product'
import { Price } from '@shop/ui/price'
import { AvailabilityText } from '../../common/part/availability-text.tsx'
import { FitLine } from '../../common/part/fit-line.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'

type Props = { readonly part: ProductSummary; readonly fit: Fit | undefined; readonly onLeave: () => void }

/** A part that the shop found: what it is, whether it fits, what it costs and whether it is there. */
export function PartLink({ part, fit, onLeave }: Props) {
  const locale = useLocale()
  const { part: texts } = useTexts()
  return (
    <Link
      to={paths.product(locale, part.id)}
      onClick={onLeave}
      className="flex gap-3 overflow-hidden rounded-xl bg-white p-2 shadow-card ring-1 ring-line hover:ring-brand"
    >
      <img
        src={paths.picture(part.images[0], 180)}
        alt=""
        width={180}
        height={180}
        loading="lazy"
        className="size-20 shrink-0 rounded-lg object-cover"
      />
      <div className="min-w-0">
        <p className="text-xs font-medium text-muted">
          {part.brand} · <span className="font-mono">{part.partNumber}</span>
        </p>
        <p className="line-clamp-2 text-sm leading-snug font-semibold">{part.name}</p>
        {fit?.car && <FitLine fit={fit} isUniversal={part.isUniversal} />}
        <Price price={part.price} finalPrice={part.finalPrice} discountPercent={part.promotion?.discountPercent ?? 0} labels={texts} />
        <AvailabilityText availability={availabilityOf(part.stock)} />
      </div>
    </Link>
  )
}
