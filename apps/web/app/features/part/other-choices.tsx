import type { Fit } from '@shop/domain/fitment'
import type { ProductSummary } from '@shop/domain/product'
import { Link } from 'react-router'
import { carName, useMyCar } from '../../browser/garage.ts'
import { carQuery, paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../texts.ts'

/** Where the part's equivalents stand on its page. */
export const EQUIVALENTS_ID = 'equivalentes'

type Props = { readonly part: ProductSummary; readonly fit: Fit | undefined; readonly equivalents: number }

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4'

/** A part that cannot be bought, or does not fit, is not the end of the way. */
export const OtherChoices = ({ part, fit, equivalents }: Props) => {
  const locale = useLocale()
  const { part: texts } = useTexts()
  const car = useMyCar()
  const isMisfit = fit?.verdict === 'does-not-fit'
  const isGone = part.stock < 1 || part.status !== 'active'
  return (
    <>
      {(isMisfit || isGone) && equivalents > 0 && (
        <p>
          <a href={`#${EQUIVALENTS_ID}`} className={LINK}>
            {texts.seeEquivalents(equivalents)}
          </a>
        </p>
      )}
      {isMisfit && car && (
        <p>
          <Link to={paths.search(locale, { ...carQuery(car), autoparte: part.partType })} className={LINK}>
            {texts.seeFitting(carName(car))}
          </Link>
        </p>
      )}
    </>
  )
}
