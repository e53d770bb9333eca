import type { Equivalent } from '@shop/domain/equivalent'
import type { Fit } from '@shop/domain/fitment'
import { formatMoney } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import { buttonLook } from '@shop/ui/button-look'
import type { MouseEvent } from 'react'
import { shortCarName, useMyCar } from '../../browser/garage.ts'
import { usePartChoiceTexts } from '../../common/part/part-choice-texts.ts'
import { carQuery, paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { buyable, isOnSale } from './choices.ts'

/** Where the part's equivalents stand on its page. */
export const EQUIVALENTS_ID = 'equivalentes'

type Props = {
  readonly part: ProductSummary
  readonly equivalents: readonly Equivalent[]
  /** What each of them is to the visitor's car, once that is known. */
  readonly fits: ReadonlyMap<string, Fit> | undefined
}

/** What is sold out leads to what replaces it, and only then to the shop's answer. */
export function EquivalentsFirst({ part, equivalents, fits }: Props) {
  const { part: texts } = useTexts()
  const own = usePartChoiceTexts()
  const others = buyable(equivalents, fits)
  if (isOnSale(part) || !others) return null
  const text = own.othersInStock(others.count, formatMoney(others.from))
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-brand-tint p-3">
      <p className="font-semibold">{part.status === 'active' ? `${texts.availability['sold-out']}. ${text}` : text}</p>
      <a href={`#${EQUIVALENTS_ID}`} onClick={jump} className={`${buttonLook('main')} w-full sm:w-auto`}>
        {own.seeEquivalents}
      </a>
    </div>
  )
}

/** Without another entry in the history, whose scroll position would be put back. */
function jump(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(EQUIVALENTS_ID)?.scrollIntoView()
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4'

/** A part that does not fit is not the end of the way. */
export function FittingInstead({ part, fit }: { readonly part: ProductSummary; readonly fit: Fit | undefined }) {
  const locale = useLocale()
  const own = usePartChoiceTexts()
  const mine = useMyCar()
  const car = fit?.car ?? mine
  if (fit?.verdict !== 'does-not-fit' || !car) return null
  return (
    <p>
      <Link to={paths.search(locale, { ...carQuery(car), autoparte: part.partType })} className={LINK}>
        {own.seeFitting(shortCarName(car))}
      </Link>
    </p>
  )
}
