import type { Equivalent } from '@shop/domain/equivalent'
import type { Fit } from '@shop/domain/fitment'
import { availabilityOf } from '@shop/domain/product'
import { Price } from '@shop/ui/price'
import { useEffect } from 'react'
import { AddToCart } from '../../common/cart/add-to-cart.tsx'
import { AskForPart } from '../../common/part/ask-for-part.tsx'
import { AvailabilityText } from '../../common/part/availability-text.tsx'
import { FitLine } from '../../common/part/fit-line.tsx'
import { usePartChoiceTexts } from '../../common/part/part-choice-texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { choicesByTier, isOnSale } from './choices.ts'
import { EQUIVALENTS_ID } from './other-choices.tsx'

type Props = {
  readonly part: Equivalent
  readonly equivalents: readonly Equivalent[]
  readonly fits: ReadonlyMap<string, Fit> | undefined
}

/** The part among those that replace it (in the visitor's car, if there is one), by tier: price, warranty and stock side by side. */
export function Equivalents({ part, equivalents, fits }: Props) {
  const texts = usePartChoiceTexts()
  useEffect(() => {
    // Whoever tapped the link before the page woke up was taken here by the browser, and back up by the waking page.
    if (location.hash === `#${EQUIVALENTS_ID}`) document.getElementById(EQUIVALENTS_ID)?.scrollIntoView()
  }, [])
  const shown = equivalents.filter(({ id }) => fits?.get(id)?.verdict !== 'does-not-fit')
  if (shown.length === 0) return null
  return (
    <section id={EQUIVALENTS_ID} aria-labelledby="equivalents-title" className="mt-8 scroll-mt-4">
      <h2 id="equivalents-title" className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mb-3 text-sm text-muted">{texts.lead}</p>
      <div className="overflow-hidden rounded-xl bg-white ring-1 ring-line">
        {choicesByTier(part, shown).map(({ tier, choices }) => (
          <section key={tier} aria-labelledby={`tier-${tier}`}>
            <h3 id={`tier-${tier}`} className="border-y border-line bg-ground px-4 py-2 text-sm font-semibold first:border-t-0">
              {texts.tiers[tier]}
            </h3>
            <ul className="divide-y divide-line">
              {choices.map((one) => (
                <Choice key={one.id} choice={one} isThis={one.id === part.id} fit={fits?.get(one.id)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

type ChoiceProps = { readonly choice: Equivalent; readonly isThis: boolean; readonly fit: Fit | undefined }

function Choice({ choice, isThis, fit }: ChoiceProps) {
  const locale = useLocale()
  const { part: texts } = useTexts()
  const own = usePartChoiceTexts()
  return (
    <li
      aria-current={isThis || undefined}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_9rem_9rem_8rem_9rem] ${isThis ? 'bg-brand-tint' : ''}`}
    >
      <div className="min-w-0">
        <p className="font-semibold">
          {isThis ? (
            choice.brand
          ) : (
            <Link to={paths.product(locale, choice.id)} className="underline underline-offset-2">
              {choice.brand}
            </Link>
          )}{' '}
          <span className="font-mono text-xs font-normal text-muted">{choice.partNumber}</span>
        </p>
        {/* Kept free for the verdict. */}
        <div className="min-h-4">{fit && <FitLine fit={fit} isUniversal={choice.isUniversal} />}</div>
      </div>
      <div className="text-right md:text-left">
        <Price
          price={choice.price}
          finalPrice={choice.finalPrice}
          discountPercent={choice.promotion?.discountPercent ?? 0}
          labels={texts}
        />
      </div>
      <div className="flex flex-wrap gap-x-3 md:contents">
        <p className="text-sm">{choice.warrantyMonths === undefined ? own.noWarranty : own.warranty(choice.warrantyMonths)}</p>
        <AvailabilityText availability={availabilityOf(choice.stock)} />
      </div>
      <div className="w-28 md:w-auto">
        {isThis ? (
          <p className="text-right text-sm font-semibold text-brand md:text-center">{own.thisOne}</p>
        ) : isOnSale(choice) ? (
          <AddToCart part={choice} place="card" fit={fit} />
        ) : (
          <AskForPart part={choice} place="card" />
        )}
      </div>
    </li>
  )
}
