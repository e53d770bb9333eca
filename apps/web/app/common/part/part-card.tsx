import type { Fit } from '@shop/domain/fitment'
import { availabilityOf } from '@shop/domain/product'
import { Price } from '@shop/ui/price'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { AddToCart, mostToSell } from '../cart/add-to-cart.tsx'
import { AskForPart } from './ask-for-part.tsx'
import { AvailabilityText } from './availability-text.tsx'
import { FitLine } from './fit-line.tsx'
import type { PartOnCard } from './on-card.ts'
import { PartPicture } from './part-picture.tsx'

type Props = {
  readonly part: PartOnCard
  readonly heading: 'h2' | 'h3'
  readonly isFirstOnPage?: boolean
  /** Whether it fits the car that was asked about, or the visitor's, once that is known. */
  readonly fit?: Fit | undefined
}

/** Half of a phone's screen, a third of a tablet's. */
const CARD_SIZES = '(min-width:1024px) 270px,(min-width:640px) 33vw,calc(50vw - 22px)'
const CARD_WIDTHS = [180, 360, 540, 828]

/** A part in a list: the whole card is one link, and one button. */
export function PartCard({ part, heading: Heading, isFirstOnPage = false, fit }: Props) {
  const locale = useLocale()
  const { part: texts, search } = useTexts()
  return (
    <article className="part-card">
      <div>
        <PartPicture part={part} widths={CARD_WIDTHS} sizes={CARD_SIZES} isEager={isFirstOnPage} />
        {/* Upon the picture: whenever the verdict comes, nothing moves. */}
        {fit && <FitLine fit={fit} isUniversal={part.isUniversal} className="part-card-fit" />}
      </div>
      <div className="part-card-text">
        <p className="part-card-number">
          {part.brand} · <span>{part.partNumber}</span>
        </p>
        <Heading className="part-card-name">
          <Link to={paths.product(locale, part.id)} prefetch="intent">
            <PartName name={part.name} />
          </Link>
        </Heading>
        {part.matchedNumber?.kind === 'equivalent' && (
          <p className="text-xs font-medium text-brand">{search.equivalentTo(part.matchedNumber.number)}</p>
        )}
        <div className="part-card-foot">
          <Price price={part.price} finalPrice={part.finalPrice} discountPercent={part.promotion?.discountPercent ?? 0} labels={texts} />
          <AvailabilityText availability={availabilityOf(part.stock)} />
          <div className="part-card-action">
            {mostToSell(part) > 0 ? <AddToCart part={part} place="card" fit={fit} /> : <AskForPart part={part} place="card" />}
          </div>
        </div>
      </div>
    </article>
  )
}

/** What it is gives way where there is no room; for which years never does: two parts of one model are told apart by them. */
function PartName({ name }: { readonly name: string }) {
  const years = name.search(/ \d{4}-\d{4}/)
  const [what, since] = years > 0 ? [name.slice(0, years), name.slice(years)] : [name, '']
  return (
    <>
      <span className={since ? undefined : 'line-clamp-3'}>{what}</span>
      {since}
    </>
  )
}
