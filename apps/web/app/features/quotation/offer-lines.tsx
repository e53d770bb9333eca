import { cents, formatMoney } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import { NO_BRAND, type OfferLine } from '@shop/domain/quotation'
import { PartPicture } from '../../common/part/part-picture.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { useOfferTexts } from './offer-texts.ts'

type Props = { readonly lines: readonly OfferLine[]; readonly isValid: boolean }

/** What was offered, part by part. */
export function OfferLines({ lines, isValid }: Props) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.product.id} line={line} isValid={isValid} />
      ))}
    </ul>
  )
}

function Line({ line: { product, price, pieces, left }, isValid }: { readonly line: OfferLine; readonly isValid: boolean }) {
  const locale = useLocale()
  const texts = useOfferTexts()
  const isOnOrder = product.status === 'on-order'
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <PartPicture part={product} sizes="7rem" className="rounded-lg ring-1 ring-line" />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-48 flex-1">
          {/* What was got for one customer has no page. */}
          {isOnOrder ? (
            <p className="font-semibold">{product.name}</p>
          ) : (
            <Link to={paths.product(locale, product.id)} className="inline-block min-h-6 font-semibold hover:underline">
              {product.name}
            </Link>
          )}
          <p className="text-sm text-muted">
            {knownOf(product).map((fact) => (
              <span key={fact} className="mr-2">
                {fact}
              </span>
            ))}
          </p>
          {isOnOrder && <p className="mt-1 text-sm font-medium text-good">{texts.onOrder}</p>}
          {isValid && left < pieces && <p className="mt-1 text-sm font-semibold text-warn">{texts.left(left)}</p>}
          {isValid && product.stock < 1 && <p className="mt-1 text-sm font-semibold text-bad">{texts.soldOut}</p>}
        </div>
        <div className="sm:text-right">
          <p className="text-xl font-bold tabular-nums">{formatMoney(cents(price * pieces))}</p>
          <p className="text-sm text-muted">
            {texts.pieces(pieces)} × {formatMoney(price)} {texts.each}
          </p>
          {isValid && !isOnOrder && product.finalPrice > price && (
            <p className="text-sm text-muted">{texts.usually(formatMoney(product.finalPrice))}</p>
          )}
        </div>
      </div>
    </li>
  )
}

/** A part on order may have no brand and no number but the shop's own, which says nothing to anybody. */
function knownOf({ brand, partNumber, internalKey }: ProductSummary): readonly string[] {
  return [...(brand === NO_BRAND ? [] : [brand]), ...(partNumber === internalKey ? [] : [partNumber])]
}
