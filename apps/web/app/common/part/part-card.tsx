import type { Fit } from '@shop/domain/fitment'
import { availabilityOf, type ProductSummary } from '@shop/domain/product'
import { Price } from '@shop/ui/price'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { AddToCart, mostToSell } from '../cart/add-to-cart.tsx'
import { AskForPart } from './ask-for-part.tsx'
import { AvailabilityText } from './availability-text.tsx'
import { FitLine } from './fit-line.tsx'
import { PartPicture } from './part-picture.tsx'

type Props = {
  readonly part: ProductSummary
  readonly heading: 'h2' | 'h3'
  readonly isFirstOnPage?: boolean
  /** Whether it fits the car that was asked about, or the visitor's, once that is known. */
  readonly fit?: Fit | undefined
}

/** A part in a list: the whole card is one link, and one button. */
export const PartCard = ({ part, heading: Heading, isFirstOnPage = false, fit }: Props) => {
  const locale = useLocale()
  const { part: texts, search } = useTexts()
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl bg-white shadow-card ring-1 ring-line transition-shadow hover:ring-brand">
      <div className="relative">
        <PartPicture part={part} sizes="(min-width: 1024px) 270px, (min-width: 640px) 33vw, calc(50vw - 22px)" isEager={isFirstOnPage} />
        {/* Upon the picture: whenever the verdict comes, nothing moves. */}
        {fit && (
          <FitLine
            fit={fit}
            isUniversal={part.isUniversal}
            className="absolute bottom-2 left-2 mr-2 rounded-lg bg-white px-2 py-1 ring-1 ring-line"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <p className="text-xs font-medium text-muted">
          {part.brand} · <span className="font-mono">{part.partNumber}</span>
        </p>
        <Heading className="text-sm leading-snug font-semibold">
          <Link to={paths.product(locale, part.id)} prefetch="intent" className="after:absolute after:inset-0">
            <PartName name={part.name} />
          </Link>
        </Heading>
        {part.matchedNumber?.kind === 'equivalent' && (
          <p className="text-xs font-medium text-brand">{search.equivalentTo(part.matchedNumber.number)}</p>
        )}
        <div className="mt-auto pt-2">
          <Price price={part.price} finalPrice={part.finalPrice} discountPercent={part.promotion?.discountPercent ?? 0} labels={texts} />
          <AvailabilityText availability={availabilityOf(part.stock)} />
          <div className="relative z-10 mt-2">
            {mostToSell(part) > 0 ? <AddToCart part={part} place="card" fit={fit} /> : <AskForPart part={part} place="card" />}
          </div>
        </div>
      </div>
    </article>
  )
}

/** What it is gives way where there is no room; for which years never does: two parts of one model are told apart by them. */
const PartName = ({ name }: { readonly name: string }) => {
  const years = name.search(/ \d{4}-\d{4}/)
  const [what, since] = years > 0 ? [name.slice(0, years), name.slice(years)] : [name, '']
  return (
    <>
      <span className={since ? 'line-clamp-2' : 'line-clamp-3'}>{what}</span>
      {since}
    </>
  )
}
